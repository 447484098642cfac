import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameLikeness } from '../../../../../src/main/services/local/cross-checks/compare-names'

describe('two names', () => {
  it.each([
    ['ASHA SHARMA', 'Asha Sharma'],
    ['Sharma Asha', 'ASHA SHARMA'],
    ['Smt. Asha Sharma', 'ASHA SHARMA'],
    ['M/s Om Sai Traders', 'OM SAI TRADERS'],
    ['Messrs. Om Sai Traders', 'Om Sai Traders'],
    ['A. Sharma', 'Asha Sharma'],
    ['Asha R Sharma', 'Asha Rani Sharma'],
    ['Asha Sharma', 'Asha Rani Sharma'],
    ['RAM KUMAR', 'Ramkumar'],
    ['आशा शर्मा', 'ASHA SHARMA'],
    ['श्री राजेश पाटील', 'Rajesh Patil'],
    ['सुनीता देशपांडे', 'Sunita Deshpande'],
    ['विकास चव्हाण', 'Vikas Chavan'],
    ['संदीप जाधव', 'Sandeep Jadhav'],
    ['Mohammad Iqbal Rahman', 'Mohammed Iqbal Rehman'],
    ['Lakshmi Iyer', 'Laxmi Iyer'],
    ['SUBRAMANIAM V', 'V Subramanyam'],
    ["D'Souza Maria", 'MARIA DSOUZA'],
    ['Asha Sharma', 'Asha Sharma W/O Mohan Sharma'],
    ['MOHD. SALIM', 'Mohammed Salim'],
    ['Shaikh Abdul Rehman', 'Sheikh Abdur Rahman'],
    ['Chaudhary Ram', 'Chowdhury Ram'],
    ['Banerjee Anita', 'Anita Bandyopadhyay'],
    ['Rameshbhai Maganbhai Patel', 'PATEL RAMESH MAGANBHAI'],
    ['SUNIL D PATIL', 'Patil Sunil Dattatray'],
    ['P. V. Narasimha Rao', 'Pamulaparti Venkata Narasimha Rao'],
    ['लक्ष्मी नारायण', 'Laxminarayan'],
    ['ज्ञानेश्वर शिंदे', 'Dnyaneshwar Shinde'],
    ['ज्ञानेश्वर शिंदे', 'Gyaneshwar Shinde'],
    ['ॐकार जोशी', 'Omkar Joshi'],
    ['संजय सिंह', 'Sanjay Singh'],
    ['ऋषिकेश सावंत', 'Hrishikesh Sawant'],
    ['कृष्ण मिश्र', 'Krishna Mishra'],
    ['सौ. सुनीता पाटील', 'Sunita Patil'],
    ['अॅड. सुरेश नाईक', 'Suresh Naik'],
    ['स्व. रामचंद्र जाधव', 'Ramchandra Jadhav'],
    ['फ़ातिमा ज़ाकिर', 'Fatima Zakir'],
    ['আশা শর্মা', 'Asha Sharma'],
    ['ఆశ శర్మ', 'Asha Sharma'],
    ['આશા શર્મા', 'Asha Sharma'],
    ['ਆਸ਼ਾ ਸ਼ਰਮਾ', 'Asha Sharma'],
    ['ಆಶಾ ಶರ್ಮಾ', 'Asha Sharma'],
    ['ആശ ശർമ', 'Asha Sharma'],
    ['प्रियंका चोपड़ा', 'Priyanka Chopra'],
    ['कपाड़िया विनोद', 'Vinod Kapadia'],
    ['ಪ್ರಕಾಶ ರಾವ್', 'Prakash Rao'],
    ['ರಮೇಶ್ ಗೌಡ', 'Ramesh Gowda'],
    ['ଅଶୋକ ପଟ୍ଟନାୟକ', 'Ashok Patnaik'],
    ['வெங்கடேஷ் முருகன்', 'Venkatesh Murugan'],
    ['கணேசன் பாலாஜி', 'Ganesan Balaji'],
    ['ராஜேந்திரன் பிரகாஷ்', 'Rajendran Prakash'],
    ['వెంకటేశ్వర రావు', 'Venkateswara Rao'],
    ['நாராயணன் சந்திரசேகர்', 'Narayanan Chandrasekar'],
    ['Thiru. Senthil Kumar R', 'R. Senthilkumar'],
    ['Khan Shah Rukh', 'Shahrukh Khan'],
    ['Narender Chander', 'Narendra Chandra'],
    ['Surinder Pal', 'Surendra Pal'],
    ['Mohd Shafique', 'Mohammed Shafiq'],
    ['ಸಿದ್ದರಾಮಯ್ಯ ಗೌಡ', 'Siddaramaiah Gowda'],
    ['సూర్య నాయుడు', 'Surya Naidu'],
    ['Maria Fernandes', 'MARIA FERNANDEZ'],
    ['प्रा. शिवाजीराव भोसले', 'Shivajirao Bhonsle'],
    ['विजयलक्ष्मी अय्यर', 'Vijayalakshmi Iyer'],
    ['Bhattacharjee Soma', 'Soma Bhattacharya'],
  ])('%s and %s are one person', (one, other) => {
    expect(nameLikeness(one, other)).toBeGreaterThanOrEqual(0.85)
  })

  it.each([
    ['Asha Sharma', 'Asha Verma'],
    ['Asha Sharma', 'Mohan Sharma'],
    ['Ramesh Kumar', 'Suresh Kumar'],
    ['आशा शर्मा', 'ASHA VERMA'],
    ['A. Sharma', 'Mohan Sharma'],
    ['Sunil Patil', 'Anil Patil'],
    ['Sunita Sharma', 'Sunil Sharma'],
    ['Md Ali', 'Md Asif'],
    ['கணேசன்', 'Karthik'],
    ['ಪ್ರಕಾಶ', 'ಪ್ರಸಾದ'],
    ['Mohammad Khan', 'Mohammad Ansari'],
    ['Asha', ''],
  ])('%s and %s are not', (one, other) => {
    expect(nameLikeness(one, other)).toBeLessThan(0.6)
  })

  it.each([
    ['Asha', 'Asha Sharma'],
    ['A. S.', 'Asha Sharma'],
  ])('%s says too little of %s to be sure', (one, other) => {
    const score = nameLikeness(one, other)
    expect(score).toBeGreaterThanOrEqual(0.5)
    expect(score).toBeLessThan(0.85)
  })

  it.each([
    ['Suresh Patil', 'Sudesh Patil'],
    ['Kiran Patil', 'Karan Patil'],
    ['Jaya Rao', 'Jay Rao'],
    ['Krishna Iyer', 'Krishnan Iyer'],
    ['Chandra Bose', 'Chandran Bose'],
    ['Ram Prasad', 'Rama Prasad'],
    ['Mohan Lal', 'Sohan Lal'],
    ['Rajinder Kaur', 'Ravinder Kaur'],
    ['Inder Kumar', 'Indira Kumar'],
    ['Alexander Roy', 'Alexandra Roy'],
  ])('%s and %s are too near to be told apart, and too far to be one', (one, other) => {
    const score = nameLikeness(one, other)
    expect(score).toBeLessThan(0.85)
    expect(score).toBeGreaterThan(0.3)
  })

  it('are no more one than initials tell, whichever of them is the shorter', () => {
    for (const [whole, initials] of [
      ['Ra', 'R'],
      ['Asha Kulkarni', 'A K'],
    ] as const) {
      expect(nameLikeness(whole, initials)).toBeLessThanOrEqual(0.6)
      expect(nameLikeness(initials, whole)).toBeCloseTo(nameLikeness(whole, initials))
    }
  })

  it('are compared alike both ways, from 0 to 1', () => {
    const name = fc.string({ unit: 'grapheme', maxLength: 40 })
    fc.assert(
      fc.property(name, name, (one, other) => {
        const score = nameLikeness(one, other)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(1)
        expect(nameLikeness(other, one)).toBeCloseTo(score, 6)
      }),
    )
  })
})
