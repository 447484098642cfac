import { expect, test } from 'vitest'
import { fieldsOn } from '../read-page'

test('a register of short words: village and area alone on their side of a row, the day of execution by another word', () => {
  const fields = fieldsOn(
    'INDEX_2',
    `
                     सूची क्रमांक दोन INDEX - II
दस्त क्रमांक व वर्ष            2741/2020
दुय्यम निबंधक कार्यालय         नाशिक 3
गाव                           पाथर्डी
दस्ताचा प्रकार                 खरेदीखत
क्षेत्र                         125.00 चौ.मी.
निष्पादन दिनांक               09/11/2020
नोंदणी दिनांक                 11/11/2020`,
  )
  expect(fields).toMatchObject({
    village: 'पाथर्डी',
    area: '125.00 चौ.मी.',
    execution_date: '2020-11-09',
    registration_date: '2020-11-11',
  })
})
