/**
 * Documents that are none of the supported types, and often mistaken for one: they compete with the types, and
 * where one of them wins, the document stays unrecognised.
 */
import { titles, words, type Profile } from './definition'

export interface OtherProfile extends Profile {
  readonly name: string
}

const other = (name: string, cues: Profile['cues'], signs: Profile['signs'] = {}): OtherProfile => ({ name, cues, signs })

export const otherDocuments: readonly OtherProfile[] = [
  other('receipt', [
    ...titles({ Receipt: 1.4, 'Cash Memo': 1.8, 'Cash Bill': 1.4, 'Retail Invoice': 0.8, 'Payment Receipt': 2, 'Money Receipt': 1.8, 'Rent Receipt': 2.2, 'Fee Receipt': 2 }),
    ...words({ 'Thank you for shopping': 1.2, 'Thank You Visit Again': 1.4, 'Thank you': 0.4, 'visit again': 0.6, 'Received with thanks': 1.2, 'Bill No': 0.3, 'Table No': 0.7, Cashier: 0.6, 'Change Due': 0.5, 'Net Payable': 0.2 }),
  ]),
  other('employee card', [
    ...titles({ 'Employee Identity Card': 2, 'Employee ID Card': 2, 'Identity Card': 1, 'ID Card': 1, 'Staff Card': 1.5 }),
    ...words({ 'Employee ID': 0.9, 'Employee Code': 0.9, 'Employee No': 0.9, 'Emp Code': 0.8, 'Emp ID': 0.8, 'Emp No': 0.7, Designation: 0.6, Department: 0.3, 'If found please return': 0.8 }),
  ]),
  other('student card', [
    ...titles({ 'Student Identity Card': 2, 'Student ID': 1.4, University: 0.6, College: 0.6, School: 0.5 }),
    ...words({ 'Roll No': 0.8, 'Enrolment Number': 0.3, Course: 0.5, Principal: 0.3, 'Academic Year': 0.6, Semester: 0.4, 'Admission No': 0.6 }),
  ]),
  other('library card', [
    ...titles({ 'Library Card': 2, 'Library Membership': 1.8, Library: 1.2, 'Public Library': 1.6, 'Membership Card': 1.6 }),
    ...words({ 'Membership No': 0.8, 'Member ID': 0.7, 'Member Since': 0.8, 'Books': 0.3, Librarian: 0.9 }),
  ]),
  other('visiting card', [
    ...words({ Director: 0.4, 'Managing Director': 0.6, 'Sales Manager': 0.7, Manager: 0.3, Mobile: 0.2, Email: 0.2, 'www.': 0.2, Consultant: 0.5, Advocate: 0.5, Proprietor: 0.4 }),
  ]),
  other(
    'foreign identity',
    [
      ...titles({
        'Driver License': 1.4,
        "Driver's License": 1.4,
        'United States of America': 2.2,
        'United Kingdom': 2,
        'Resident Identity Card': 2,
        'United Arab Emirates': 2.2,
        'Republic of Singapore': 2.2,
        'Kingdom of Saudi Arabia': 2.2,
        'Sri Lanka': 1.6,
        'Government of Nepal': 2.2,
        Nepal: 1.2,
        "People's Republic of Bangladesh": 2.4,
        'Government of the People': 1.5,
        Bangladesh: 1.2,
        'National ID Card': 1.4,
        'National Identity Card': 1.6,
        'Identity Card No': 0.6,
        'Social Security': 1.6,
        'European Union': 1.4,
        'Driving Licence UK': 2,
        'Führerschein': 2,
        'Permis de Conduire': 2,
        Personalausweis: 2.2,
        California: 1.4,
        Australia: 1.2,
        Canada: 1.2,
      }),
      ...words({ DVLA: 1.8, 'Resident Card': 1.4, 'Nationality': 0.1 }),
    ],
    { foreign_mrz: 2.6 },
  ),
  other('cheque', [...words({ 'A/c Payee': 1.4, 'Or Bearer': 1.2, 'या धारक को': 1.2, 'Pay': 0.2, Rupees: 0.2, 'Please sign above': 1.2, 'Payable at par': 1.2, 'Valid for three months only': 1 })], { ifsc: 0.3 }),
  other('salary slip', [
    ...titles({ 'Salary Slip': 2.2, 'Pay Slip': 2.2, Payslip: 2.2, 'Salary Certificate': 2 }),
    ...words({ 'Gross Salary': 0.8, 'Basic Pay': 0.7, 'Net Pay': 0.8, 'Provident Fund': 0.6, Deductions: 0.4, Earnings: 0.4, 'Professional Tax': 0.4, HRA: 0.4 }),
  ]),
  other('ration card', [...titles({ 'Ration Card': 2.4, 'राशन कार्ड': 2.4, शिधापत्रिका: 2.4, 'Food and Civil Supplies': 1.8 }), ...words({ 'Fair Price Shop': 0.8, 'Head of Family': 0.7 })]),
  other('property tax', [...titles({ 'Property Tax': 2.2, 'Property Tax Receipt': 2.4, 'Municipal Corporation': 0.6, 'House Tax': 2 }), ...words({ 'Assessment Year': 0.4, 'Rateable Value': 0.8, 'Property ID': 0.5 })]),
  other('water bill', [...titles({ 'Water Bill': 2.6, 'Water Charges': 1.6, 'Jal Board': 2, 'Water Supply': 1.4, 'Water and Sewerage': 1.6, 'Water Tax': 1.8 }), ...words({ Sewerage: 0.8, Kilolitres: 0.8, KL: 0.4, 'Water Charge': 0.8, 'Water Consumption': 0.8 })]),
  other('gas bill', [...titles({ 'Gas Bill': 2.6, 'Mahanagar Gas': 2.2, 'Piped Natural Gas': 2, 'Indraprastha Gas': 2.2, 'Gujarat Gas': 2 }), ...words({ SCM: 0.6, PNG: 0.5, 'Gas Consumption': 0.8 })]),
  other('telephone bill', [...titles({ 'Telephone Bill': 2.4, 'Mobile Bill': 2.2, 'Postpaid Bill': 2, Broadband: 1.2 }), ...words({ 'Talk time': 0.6, 'Call Charges': 0.8, 'Data Usage': 0.6 })]),
  other('health or tax card', [
    ...titles({ 'Health Card': 1.8, 'Ayushman Bharat': 2.4, 'Health Insurance': 1.6, 'Insurance Policy': 1.8, 'e-Shram': 2.2, 'Certificate of Registration': 0.6, 'Registration Certificate of Vehicle': 2.2, 'Vehicle Registration': 1.4, 'Boarding Pass': 2.2, 'Debit Card': 1.6, 'Credit Card': 1.4, 'Gift Card': 2, 'Loyalty Card': 2 }),
    ...words({ 'Policy No': 0.9, 'Sum Insured': 0.8, 'Chassis No': 0.9, 'Engine No': 0.8, 'Card Holder': 0.4 }),
  ]),
  other('quotation or note', [
    ...titles({ Quotation: 2.2, 'Proforma Invoice': 1.8, 'Delivery Challan': 2.2, 'Credit Note': 2.2, 'Debit Note': 2.2, 'Packing List': 2.2, 'Packing Slip': 2.2, 'Sales Order': 2.2, 'Menu': 1.2, Newsletter: 1.5, 'Will and Testament': 2, 'Power of Attorney': 2.4, 'Gift Deed': 2.2, 'Mortgage Deed': 2.2, Affidavit: 2, 'Partnership Deed': 2.2, 'Loan Agreement': 2.2, 'Offer Letter': 1.8, Prescription: 1.6, Certificate: 0.3 }),
  ]),
  other('application form', [
    ...titles({ 'Application for Allotment of Permanent Account Number': 2.6, 'Form No. 49A': 2.4, 'Application Form': 1.6, 'Form 60': 1.6, 'Acknowledgement': 1.2, 'Income Tax Return': 1.8, 'Form 16': 1.8, 'Form No. 16': 1.8 }),
    ...words({ 'Assessment Year': 0.8, 'Certificate under section 203': 1, 'Acknowledgement Number': 0.8 }),
  ]),
]
