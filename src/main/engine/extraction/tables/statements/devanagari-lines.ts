/** What lines of a statement that are no transaction begin with in Marathi and Hindi. */

/** A line that begins with a phrase, its day before it perhaps. */
const beginning = (phrases: string): RegExp =>
  new RegExp(String.raw`^[^\p{L}\p{M}]*(?:${phrases})(?![\p{L}\p{M}])`, 'u')

export const opensInDevanagari = beginning(
  String.raw`(?:आरंभीची|आरंभी|प्रारंभीची|सुरुवातीची|मागील)\s+(?:शिल्लक|बाकी)|मागील\s+पानावरून|(?:प्रारंभिक|प्रारम्भिक|आरंभिक|आरम्भिक|पिछला)\s+शेष`,
)
export const carriesOnInDevanagari = beginning(String.raw`पुढील\s+पानावर|पुढे\s+नेले|अगले\s+(?:पृष्ठ|पेज)\s+पर`)
export const closesInDevanagari = beginning(String.raw`(?:अखेरची|अखेर|अंतिम|शेवटची)\s+(?:शिल्लक|बाकी)|(?:अंतिम|अन्तिम)\s+शेष`)
/** "एकूण 1,27,200.70", "अक्टूबर माह का योग: नामे 38,262.50": sums of all rows, and of those of a month. */
export const sumsInDevanagari = new RegExp(
  String.raw`${
    beginning(
      String.raw`(?:\p{L}[\p{L}\p{M}]*\s+)?(?:(?:माह|मास)\s+का\s+योग|महिन्याची\s+(?:एकूण|बेरीज))|कुल\s+(?:योग|नामे|जमा)`,
    ).source
  }|^[^\p{L}\p{M}]*(?:एकूण|बेरीज|योग)[^\p{L}\p{M}]*(?:\d|$)`,
  'u',
)
