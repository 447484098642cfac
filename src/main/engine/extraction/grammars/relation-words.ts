/** Words by which papers in the languages of India say whose child or wife somebody is. */

/** Of a father or a husband: on a form they head a value of their own. */
export const parentsAndHusbands = 'পিতা|স্বামী|पिता|पति|પિતા|પતિ|ತಂದೆ|ಪತಿ|தந்தை|கணவர்|తండ్రి|భర్త'

/** Of anybody. */
export const relations = `${parentsAndHusbands}|पुत्र|पुत्री|पत्नी|আত্মজ`
