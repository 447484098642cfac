/** What the forms of the states call things: licences, registrations and intimations of shops and establishments. */
import type { LabelPhrases } from '../../extraction/labels/labels'
import { withLanguages } from '../languages'
import { shopActIndicLabels } from './shop-act-indic-labels'
import { everyWording, inBoth } from '../wordings'

/** What is registered, as the acts of the states call it, with and without the article. */
const houses = [
  'Establishment',
  'Shop',
  'Shop / Establishment',
  'Shop or Establishment',
  'Shop / Commercial Establishment',
  'Shop or Commercial Establishment',
  'Commercial Establishment',
].flatMap((house) => [house, `the ${house}`])

/** Whose it is. */
const owners = [
  'Employer',
  'Owner',
  'Occupier',
  'Proprietor',
  'Shop-keeper',
  'Shop keeper',
  'Shopkeeper',
  'Shopkeeper / Employer',
  'Employer / Shopkeeper',
  'Employer / Owner',
  'Employer / Proprietor',
  'Employer / Occupier',
  'Employer / Manager',
  'Employer / Partner',
  'Occupier / Employer',
  'Shop-keeper / Employer',
  'Proprietor / Employer',
  'Owner / Employer',
].flatMap((owner) => [owner, `the ${owner}`])

// prettier-ignore
const english: LabelPhrases = {
  number: [
    ...everyWording(['Registration Number of ', 'Registration No. of '], houses),
    'Registration No', 'Registration Number', 'Registration Certificate No', 'Registration Certificate Number', 'Certificate of Registration No', 'Licence No', 'License No', 'Licence Number', 'License Number', 'Certificate No', 'Certificate Number',
    'Intimation No', 'Intimation Number', 'Intimation / Registration No', 'Intimation Receipt No', 'Intimation Receipt Number', 'Receipt of Intimation No', 'Receipt of Intimation Number', 'Reg. No', 'Regn. No', 'Labour Identification Number', 'Labour Identification Number (LIN)', 'Labour Identification No', 'LIN', 'Shop Act No', 'Gumasta No',
  ],
  other_number: ['Application No', 'Application Number', 'Application ID', 'Receipt No', 'Challan No', 'Token No', 'Old Registration No', 'GRN', 'Transaction ID', 'Acknowledgement No'],
  name: [
    ...everyWording(['Name of ', 'Name and Style of ', 'Name & Style of '], houses),
    'Name of Establishment(s)', 'Name of the Business', 'Name of Business', 'Name of the Firm', 'Establishment Name', 'Shop Name', 'Business Name', 'Firm Name', 'Trade Name',
  ],
  name_address: [
    ...everyWording(['Name and Address of ', 'Name & Address of ', 'Name and Postal Address of ', 'Name and Full Postal Address of '], houses),
    ...everyWording(['Name of the Establishment '], ['and Postal Address', 'and Address', 'and its Postal Address', 'and Full Postal Address', 'with Address', 'with Full Address']),
  ],
  employer: [
    ...everyWording(['Name of ', 'Full Name of '], owners),
    'Name of the Employer(s)', 'Employer Name', "Employer's Name", 'Owner Name', "Owner's Name", 'Proprietor Name', 'Proprietor', 'Name of the Employer and Designation',
    'Employer / Owner', 'Owner / Employer', 'Employer / Proprietor', 'Employer / Occupier', 'Occupier / Employer', 'Proprietor / Employer',
    "Name of the Employer, Father's Name", "Name of the Employer and Father's Name", "Name of the Employer with Father's Name", 'Name of the Employer and Father / Husband Name', 'Name and Designation of the Employer',
  ],
  employer_address: [
    ...everyWording(['Name and Address of ', 'Name & Address of ', 'Name and Residential Address of ', 'Name & Residential Address of '], owners),
    ...everyWording(['Name of the Employer ', 'Name of the Owner ', 'Name of Employer ', 'Name of Owner '], ['and Residential Address', 'and Address', 'with Address', 'with Residential Address', 'and his Residential Address', 'and Permanent Address']),
  ],
  father: ["Father's Name", "Father's/Husband's Name", 'Name of Father', "Father's Name of the Employer", 'Name of the Manager', 'Name of Manager', 'Parentage'],
  address: [
    ...everyWording(['Address of ', 'Postal Address of ', 'Full Address of ', 'Full Postal Address of ', 'Complete Address of ', 'Location of ', 'Situation of '], houses),
    'Postal Address and Exact Location of the Establishment', 'Postal Address', 'Full Address', 'Shop Address', 'Establishment Address', 'Business Address', 'Address of Business', 'Location of the Establishment with full postal address', 'Location and Full Postal Address of the Establishment', 'Situated at', 'Door No., Street, Town and District', 'Complete Address', 'Full Postal Address', 'Address',
  ],
  home_address: [
    ...everyWording(['Address of ', 'Residential Address of ', 'Permanent Address of '], owners),
    'Residential Address', 'Employer Address', "Employer's Address", "Owner's Address", 'Address of the Manager',
  ],
  nature: ['Nature of Business', 'Nature of the Business', 'Nature of Business / Trade', 'Nature of Business/Activity', 'Nature of Work', 'Nature of Trade', 'Type of Business', 'Business Type', 'Business Nature', 'Nature of Establishment', 'Business Activity', 'Nature of Activity', 'Nature of Trade or Business', 'Kind of Trade', 'Kind of Business', 'Kind of Trade or Business', 'Category / Business', 'Category / Business Carried on', 'Category / Nature of Business', 'Business Details', 'Details of Business', 'Business Carried on'],
  receipt_day: ['Date of Receipt', 'Receipt Date', 'Date of Intimation Receipt', 'पावती दिनांक', 'पावतीचा दिनांक'],
  issued: ['Date of Issue', 'Issue Date', 'Issued on', 'Issued', 'Issued Date', 'Date Issued', 'Date of Issue of Certificate', 'Date of Issue of Registration Certificate', 'Date of Issue of Licence', 'Date of Registration', 'Registered on', 'Registration Date', 'Date of Intimation', 'Intimation Date', 'Date of Grant', 'Certificate Date', 'Date of Certificate', 'Date of the Certificate', 'Dated', 'Date'],
  commenced: ['Date of Commencement of Business', 'Date of Commencement', 'Business Commencement Date', 'Date of Application', 'Date of Birth', 'Date of Opening', 'Printed on'],
  valid: ['Valid Till', 'Valid Upto', 'Valid Up to', 'Valid To', 'Valid Until', 'Validity', 'Validity Upto', 'Validity of Certificate', 'Validity of Registration', 'Validity of Licence', 'Period of Validity', 'Validity Period', 'Date of Expiry', 'Expiry Date', 'Registration Valid Upto', 'Registration Valid Till', 'Licence Valid Upto', 'License Valid Till', 'Renewed Upto', 'Renewal Due On', 'Date of Validity', 'Licence Expires on', 'License Expires on', 'Expires on', 'In Force Upto', 'In Force Up to', 'In Force Till', 'In Force Until', 'Remains in Force Upto', 'Remains in Force Up to', 'Remains in Force Till', 'Remains in Force Until'],
  period: ['Valid From', 'Validity From', 'Period From', 'For the Period From', 'Period', 'Period of Registration'],
  other: ['Category of Establishment', 'Classification of Establishment', 'Category', 'Number of Employees', 'Number of Workers', 'Ward', 'Signature', 'Mobile No', 'Email', 'Total Employees', 'Fees', 'Constitution'],
}

export const shopActLabels: LabelPhrases = withLanguages(inBoth(english, shopActIndicLabels), 'shop_act')
