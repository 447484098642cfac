import { describe, expect, test } from 'vitest'
import { classify } from '../../../../../../src/main/engine/documents/recognition/classify'
import { layoutOf } from '../../../../../../src/main/engine/extraction/layout/layout'
import { asciiPage } from '../../extraction/ascii-page'
import { typeOf } from './type-of'

describe('classify', () => {
  test.each([
    [
      'SALARY_SLIP',
      'KONGU SPINNERS LIMITED\nWAGE SLIP FOR OCT-2025\nEmp. Code   TN-2287   UAN   101144718823\nEarnings   Rs.   Deductions   Rs.',
    ],
    [
      'CHEQUE',
      'Canara Bank\nIFSC : CNRB0000447\nPay   Mysore Steel Traders   Or Order\nRupees   Two Lakh Only\nA/c No. 0447101088231',
    ],
    // Of a blurred leaf the large figures at its foot are legible, and no other paper has them.
    ['CHEQUE', 'feew   cirt\nTriv Stat\nGhoutaoal nine\n\n   M 447706K 560019273K 661450K 29'],
    // A road of many towns is no card of a worker.
    [
      'BANK_STATEMENT',
      'Gulmohar Grameen Bank\nAshram Road\nA/c Number : 118840077123   IFSC Code : KVGB0004471\nDate   Narration   Debit   Credit   Balance\n01/04/2025   CASH   500.00      9,500.00\n02/04/2025   CASH   500.00      9,000.00\n03/04/2025   CASH      700.00   9,700.00',
    ],
    // By which quotation it was ordered is one of several labels, and no heading.
    [
      'PURCHASE_ORDER',
      'SRI RAMA MEMORIAL HOSPITAL\nVenkateshwara Surgicals     Order No : SRMH-PO-7718\nShop 4, JPN Road            Date : 01-12-2025\nWarangal 506002             Quotation : 26-11-2025\n                            Order valid upto : 31-12-2025\nRate contract RC/25/09\nNet Order Amount Rs.      76,628.00\nDeliver at: Central Stores\nPurchase Officer',
    ],
    // What a shop prints on its bills in Hindi.
    [
      'INVOICE',
      'श्री बालाजी ट्रेडर्स\nटैक्स इन्वॉइस\nक्रमांक 2276          दिनांक 21/06/2025\nमाल का विवरण          मात्रा          दर          रकम रु.\nभूल-चूक लेनी देनी',
    ],
    // In a script that was not read, marks stand among the few words beside a heading.
    ['RATION_CARD', '@ibu jL 76 . - | FAMILY CARD\n@bum HS\nHead of Family : SELVI R\n28/11/2019'],
    // A licence of which the heading is cut off: its number and two of its labels tell it together.
    [
      'FSSAI_CERTIFICATE',
      'under the Foo\nLicense Number: 11517620196663\nBusiness Name : Metro Medical Store\nPremises Address: House No 218, Station Road, Gondal,\nRajkot, Gujarat - 360311\nKind of Business: Retail Store\nDate of Issue: 04-09-2017\nValid Till: 03-09-2018',
    ],
    // A card of plastic has no heading but in the script of its state.
    [
      'RATION_CARD',
      'Government of Tamil Nadu\n(j(@1DLI Q4LenL.\nName of Head\nLAKSHMI M\nCard No\n333801947206\nCard Type : PHH - Rice\nAddress : No 14/3, Koil Street,\nArani, Tiruvannamalai 632301\nIssued On : 12-04-2017\nShop Code : 06FP114PN',
    ],
    // The leaf of a pass book whose days lost digits to ruled lines.
    [
      'BANK_STATEMENT',
      'Bank of Godavari\nNAME : LATA P KORE   CIF : 40118276631\nA/C NO : 60217743099   IFSC : BOGV0000318\nNOMINEE : REGISTERED\nनावे WithHrawal   जमा Depos   Bal',
    ],
    // The page of a bill book whose title, white on a band, was not read.
    [
      'INVOICE',
      'GSTIN : 27AAPFU0939F1ZV\nOM IRON STORE\nDealers in : Pipes, Sheets\nNo. 112   Date 4-7-2023\nM/s Ravi Patil\nParticulars   Qty   Rate   Amount\nPipe 40   10   60/-   600.00\nRs. in words   Total   600.00\nGoods once sold will not be taken back.   CGST 9%   54.00\nG. Total   708.00\nFor OM IRON STORE',
    ],
    // A heading may be one part of its line.
    [
      'PROPERTY_TAX_RECEIPT',
      'GREATER CHENNAI CORPORATION\nREVENUE DEPARTMENT - PROPERTY TAX RECEIPT / சொத்து வரி ரசீது எண் படிவம் ஒன்று இரண்டு\nOwner Name   S. RAJALAKSHMI',
    ],
    ['PROPERTY_TAX_RECEIPT', 'नगर निगम देहरादून\nभवन कर / सम्पत्ति कर जमा रसीद\nरसीद संख्या : 118447'],
    [
      'RENT_AGREEMENT',
      'भाडेकरारपत्र\nभाडेकरार लिहून देणार : सौ. उज्ज्वला निकम\nभाडेकरार लिहून घेणार : श्री. सागर मोरे\nमासिक भाडे रु. 7,000',
    ],
    // A heading that is set wide is read letter by letter.
    ['RENT_AGREEMENT', 'L E A S E D E E D\nThis deed is made on 10-02-2017 by the Owner and the Tenant.'],
    ['SALE_DEED', 'फरोक्त खत\nसदर मिळकत कायमची फरोक्त करून दिली आहे.'],
    [
      'RENT_AGREEMENT',
      'PAYING GUEST AGREEMENT\nThe Paying Guest shall pay monthly charges of Rs. 9,000/- to the Owner.',
    ],
    // By what it was ordered stands among the labels: no heading of a quotation.
    [
      'PURCHASE_ORDER',
      'KOLHAPUR SUGAR MILLS LTD\nPURCHASE ORDER\nTo,                         Order No    KSM/447\nM/s. Deccan Bearing House   Indent No   118/STR\nStation Road, Kolhapur      Quotation   DBH/882',
    ],
    ['UNRECOGNISED', 'Deccan Bearing House\nQuotation\nTo,   Ref No   DBH/882\nPurchase Order   will be awaited'],
    [
      'DELIVERY_ORDER',
      'Kaveri Gramin Credit Co-operative\nRelease Order\nMake & Model : Mahindra 575 DI\nQuotation value : Rs. 7,35,000/-\nKindly deliver the tractor to the borrower.',
    ],
    // What a letter is stands by the words that it addresses somebody with; what it is about has a number.
    [
      'PURCHASE_ORDER',
      'Institute of Tool Craft\nM/s Bhosari Metrology Systems, Plot 14, MIDC Bhosari, Pune\nPurchase Order for supply of measuring instruments\nDear Sir,\nThe Director is pleased to approve the purchase of the following with the terms of payment that were agreed',
    ],
    [
      'UNRECOGNISED',
      'Bhosari Metrology Systems\nTo the Institute of Tool Craft, Stores and Purchase Section, Jamshedpur 831013\nDear Sir,\nPurchase Order No. 447 of 12.03.2024\nWe are unable to supply the instruments at the rates that were quoted in the month of January this year',
    ],
    // The act that a certificate is under is its heading, however long the line.
    [
      'SHOP_ACT_LICENSE',
      'GOVERNMENT OF TELANGANA - LABOUR DEPARTMENT\nCertificate of Registration under the Telangana Shops & Establishments Act,\n1988\nRegistration Number   SEA/HYD/ALO/08/0239716/2022',
    ],
    [
      'UNRECOGNISED',
      'Certificate of Registration under the Telangana Shops & Establishments Act was applied for by us in the month of March\nPlease find enclosed the fee',
    ],
    [
      'INDEX_2',
      'सूची क्रमांक दोन (INDEX 11)\nदस्त क्र. 1205/2021   दुय्यम निबंधक कार्यालय: करवीर 2\nदस्ताचा प्रकार - खरेदीखत\nमोबदला रु. ₹ 18,25,000.00\nलिहून देणार - बाबासो पाटील\nलिहून घेणार - नितीन माने',
    ],
    // A copy of which only the headings are left.
    ['GST_CERT', 'GOODS AND SERVICES TAX\nCERTIFICATE OF REGISTRATION\nParticulars   Details'],
    ['UNRECOGNISED', 'GOODS AND SERVICES TAX\nPAYMENT RECEIPT\nCPIN   25022700012345\nName   Falguni Gohil'],
    ['PAN', 'INCOME TAX DEPARTMENT    GOVT. OF INDIA\nRAHUL GUPTA\nPermanent Account Number\nABCPG1234K'],
    ['PAN', 'INC0ME TAX DEPARTMENT    GOVT. OF lNDlA\nRAHUL GUPTA\nPermanent Acc0unt Number\nABCPG1234K'],
    ['AADHAAR', 'GOVERNMENT OF INDIA\nAarti Verma\nDOB: 08/01/2003\nFEMALE\n2341 2341 2346'],
    ['AADHAAR', 'GOVERNMENT OF INDIA\nAarti Verma\nDOB: 08/01/2003\nXXXX XXXX 2346'],
    ['AADHAAR', 'GOVERNMENT OF INDIA\nAarti Verma\nDOB: 08/01/2003\nFEMALE\n2341 2347 2346'],
    ['AADHAAR', 'GOVERNMENT OF INDIA\nName Aarti Verma\nDate of Birth 08/01/2003\nGender Female\n2341 23412346'],
    [
      'DRIVING_LICENSE',
      'UNION OF INDIA\nLicence Number   DLO2-20040013388\nName   HARJEET SIDHU\nBlood Group   O+\nAuthorised to drive   LMV, HMV',
    ],
    ['VOTER_ID', "ELECTION COMMISSION OF INDIA\nIDENTITY CARD\nABC1234566\nElector's Name : SITA DEVI"],
    // The heading was lost in its band; one number in ten of those that are made up has its check digit.
    ['VOTER_ID', "Voter ID   WRZ5756301\nElector's Name   Sunil Ghosh\nGender   Male"],
    ['VOTER_ID', 'Voter Identity Card\nName : Sunil Ghosh\nSex : Male'],
    [
      'UNRECOGNISED',
      'Consolidated Account Statement\nMutual Fund Units\nPAN: ABCPN4471K\nScheme   Folio   Units   NAV   Value\nBluechip Growth   447188/22   1,187.221   88.42   1,04,974.08',
    ],
    [
      'UNRECOGNISED',
      'HDFC Ltd - Loan Account Statement\nLoan A/c No   447188230\nEMI No   Due Date   Principal   Interest   Outstanding\n1   05/01/2025   4,118.20   18,020.83   24,95,881.80\n2   05/02/2025   4,147.90   17,991.10   24,91,733.90\n3   05/03/2025   4,177.80   17,961.20   24,87,556.10',
    ],
    ['UNRECOGNISED', 'GYM MEMBERSHIP\nMember : Sunil Ghosh\nCard No : GYM5756301\nGender : Male'],
    // A copy of which the heading and the labels are lost.
    ['DRIVING_LICENSE', 'GA07 20089635587   Rukmini Ghosh\n22/09/1968   O+\nMCWG, LMV-NT'],
    ['DRIVING_LICENSE', 'INDIAN UNION DRIVING LICENCE\nIssued by Government of Bihar\nBR30 20050082492\nName: NITIN'],
    ['INVOICE', 'TAX INVOICE\nInvoice No : 12\nGSTIN : 27AAPFU0939F1ZV\nHSN    Taxable Value    CGST    SGST'],
    [
      'GST_CERT',
      'Form GST REG-06\nRegistration Certificate\n1. Legal Name   ABC\nConstitution of Business   Proprietorship',
    ],
    [
      'BANK_STATEMENT',
      'STATEMENT OF ACCOUNT\nAccount No : 1234\nOpening Balance   100.00\nNarration   Withdrawal   Balance',
    ],
    [
      'BANK_STATEMENT',
      'Bank of Maharashtra\nAccount No : 60441882717\nStatement from 01/01/2025 to 31/03/2025\nTransaction Date   Transaction Remarks   Amount   Balance',
    ],
    [
      // Hardly a word of a statement beside its table, which names a board and a shop in its rows.
      'BANK_STATEMENT',
      `Jio Payments Bank
IFSC code   JIOP0000001
Txn Date     Transaction details        Type     Amount      Available balance
03-10-2025   Electricity TSSPDCL        Debit    1,122.84    80,222.84
05-10-2025   Electricity TSSPDCL        Debit    1,385.17    78,837.67
06-10-2025   Money received from Usha   Credit   3,148.19    81,985.86`,
    ],
    ['EBILL', 'પશ્ચિમ ગુજરાત વીજ કંપની લિમિટેડ\nગ્રાહક નંબર   44718022110'],
    ['EBILL', 'தமிழ்நாடு மின்சார வாரியம்\nநுகர்வோர் எண்   0541200471'],
    [
      'PROPERTY_TAX_RECEIPT',
      'BRUHAT BENGALURU MAHANAGARA PALIKE\nProperty Tax Payment Receipt\nAssessment Year 2025-26\nOwner Name   H. S. Manjunath',
    ],
    ['RENT_AGREEMENT', 'किरायानामा\nमासिक किराया रु. 14,000 होगा'],
    [
      'RENT_AGREEMENT',
      'LEAVE AND LICENSE AGREEMENT\nbetween the Licensor, holder of PAN ABCPG1234K\nand the Licensee, Aadhaar 2341 2341 2346',
    ],
    [
      'SHOP_ACT_LICENSE',
      'Maharashtra Shops and Establishments (Regulation of Employment\nand Conditions of Service) Act, 2017\nIntimation Receipt\nName of Establishment: SAI STORES',
    ],
    ['SATBARA', 'गाव नमुना सात\nअधिकार अभिलेख पत्रक\nभोगवटादाराचे नाव'],
    [
      'CHEQUE',
      'BANK OF BARODA\nPay    Urmila Prasad\nPlease siqn abuve and it is valid for three or more rnonths only. OR BEARER',
    ],
    ['WATER_BILL', 'DELHI JAL BOARD\nWATER BILL\nConsumer No 12\nMeter No 7'],
    ['GAS_BILL', 'MAHANAGAR GAS LIMITED\nPNG BILL\nBP No 12\nConsumption 14 SCM'],
    ['RATION_CARD', 'Food and Civil Supplies Department\nRATION CARD\nName of Head of Family   RAM'],
    ['PROPERTY_TAX_RECEIPT', 'PUNE MUNICIPAL CORPORATION\nPROPERTY TAX RECEIPT\nProperty ID   12'],
    // A district whose name lacks but a letter of the record of rights.
    ['SALARY_SLIP', 'जिल्हा परिषद सातारा\nवेतन चिठ्ठी\nBasic Pay   44,900   Total Deductions   11,260'],
    // What is in brackets beside a heading does not make it a mention.
    [
      'SALARY_SLIP',
      'FORM IV B [Rule 26(2)(b) and Rule 27] WAGE SLIP\nName of establishment : Kongu Spinners\nName of employee : R. Selvi',
    ],
    ['PURCHASE_ORDER', 'GeM Contract\nContract No : GEMC-511687744718823\nSeller Details   Buyer Details'],
    [
      'INVOICE',
      'RAJ KIRANA\nComposition taxable person, not eligible to collect tax on supplies\nBILL OF SUPPLY\nBill No. 447',
    ],
    // The register of deeds tells of gifts too.
    ['INDEX_2', 'सूची क्रमांक २\nविलेखाचा प्रकार   बक्षीसपत्र\nमोबदला   ०.००\nबाजारभाव   ४,५०,०००.००'],
    [
      'INDEX_2',
      'INDEX - II (Rule 130)\nNature of Deed   Sale Deed\nJantri / Market Value (Rs.)   29,00,000.00\nExecuting Party / Vendor   Jignesh Amin\nClaiming Party / Purchaser   Zubin Daruwala',
    ],
    ['EBILL', 'ELECTRICITY BILL\nUnits Consumed   120\nEnergy Charges   800.00'],
  ])('%s by its print', (type, text) => expect(typeOf(text)).toBe(type))

  test.each([
    ['a till receipt', 'SHARMA STORES\nCASH MEMO\nBill No 12\nTotal 250.00\nThank You Visit Again'],
    ['a visiting card', 'Ramesh Gupta\nManaging Director\nMobile 98200 12345\nramesh@zenith.example'],
    [
      'an employee card',
      'ZENITH TECHNOLOGIES\nEMPLOYEE IDENTITY CARD\nEmployee ID 1234\nDesignation Engineer\nBlood Group B+',
    ],
    [
      "a worker's card whose number has an Aadhaar's check digit by chance",
      'भारत सरकार  Government of India\nName: X Karthik\nUniversal Account Number: 299682478115\nDate of Birth: 04/03/2003\nGender: MALE',
    ],
    [
      'the same with its labels set off',
      'भारत सरकार  Government of India\nName                          X Karthik\nUniversal Account Number      2996 8247 8115\nDate of Birth                 04/03/2003\nGender                        MALE',
    ],
    ['a library card', 'CITY CENTRAL LIBRARY\nMembership No 22\nName SITA'],
    ['a foreign licence', 'CALIFORNIA USA\nDRIVER LICENSE\nDL I1234568\nDOB 08/31/1977'],
    ['a certificate of a vehicle', 'REGISTRATION CERTIFICATE OF VEHICLE\nChassis No 12\nEngine No 5'],
    [
      'a certificate of what a vehicle blows off',
      'Pollution Under Control Certificate\nCertificate SL. No.   MH04993593577429\nRegistration No.   MH45UT7245\nValidity upto   11/02/2024\nEmission Norms   BHARAT STAGE IV\nFees   Rs. 156.00',
    ],
    [
      'a tax challan',
      'INCOME TAX DEPARTMENT\nChallan Receipt\nPAN : ABCPG1234K\nName : RAHUL GUPTA\nAssessment Year 2025-26\nBSR Code 0510002',
    ],
    [
      'a letter that offers work and speaks of what is paid',
      'Nexora Analytics Pvt. Ltd.\nDate: 2 June 2025\nDear Ankita,\nWe are pleased to offer you the position of Data Engineer with a gross salary of\nRs. 98,500 per month. Your basic pay, HRA and provident fund deductions are in the annexure below\nand please bring your PAN card, Aadhaar and last three salary slips on the day of joining.',
    ],
    [
      'the register of mutations of a village',
      'गाव नमुना सहा\nफेरफारांची नोंदवही\nगाव : खडकवाडी   तालुका : आंबेगाव   जिल्हा : पुणे\nनोंदीचा अनुक्रमांक   परिणाम झालेले भूमापन क्रमांक\n१६८६   ४२/२',
    ],
    [
      'what a society asks for, the tax on its property too',
      'SHANTI NAGAR CO-OP. HOUSING SOCIETY LTD.\nMAINTENANCE BILL\nBill No: 118   Flat No: B-304\nProperty Tax   412.00\nWater Charges   250.00\nSinking Fund   120.00',
    ],
    [
      'what tells of a new meter',
      'MAHARASHTRA STATE ELECTRICITY DISTRIBUTION CO. LTD.\nMETER REPLACEMENT REPORT\nConsumer No. 170447188230\nOld Meter No. 65447188   Make: HPL',
    ],
    [
      'a way bill',
      'e-Way Bill System\nGenerated By: 27AAPFU0939F1ZV   Approx Distance: 148km\nDocument Details: Tax Invoice - UT/118\nHSN Code   Taxable Amount Rs.\nCGST Amt: 7,380.00   SGST Amt: 7,380.00',
    ],
    ['a return of tax', 'Form GSTR-3B\nLegal name of the registered person   UMA TRADERS\nTrade name, if any   UMA'],
    [
      'a deed of gift',
      'GIFT SETTLEMENT DEED\nThis deed is made on 4th March, 2023 by Sri Adla Rajam, hereinafter called the DONOR\nIN FAVOUR OF Smt. Adla Latha, the DONEE, out of love and affection.\nThe property was purchased under registered sale deed No. 3381/1996 of the Sub-Registrar.\nSCHEDULE OF THE PROPERTY: House No. 2-7-11, free from all encumbrances.',
    ],
    [
      'the same in Marathi',
      'बक्षीसपत्र\nलिहून देणार : श्री. रमेश गोरे\nलिहून घेणार : सौ. आशा गोरे\nसदर मिळकत प्रेमापोटी बक्षीस दिली आहे.',
    ],
    ['nothing', ''],
  ])('%s is none of the types', (_, text) => expect(typeOf(text)).toBe('UNRECOGNISED'))

  const blurred = 'Ministry of Micre, Smal and MeGum (eterprines\nTYPE OF ONTERPOESE\nMA008 ACTIMITY'
  test('what a page says with many wrong letters counts where all of it is read badly', () => {
    expect(typeOf(blurred, blurred.split(/\s/))).toBe('UDYAM_CERT')
    expect(typeOf(blurred)).toBe('UNRECOGNISED')
  })
  test('what a badly read page says of another paper is heard', () => {
    const bill = 'MARKTENANCF BILL\nProporty Tax   412.00\nSimking Fumd   120.00'
    expect(typeOf(bill, bill.split(/\s+/))).toBe('UNRECOGNISED')
  })
  test('one heading with many wrong letters is not enough', () =>
    expect(typeOf('SALAKY SLTE', ['SALAKY', 'SLTE'])).toBe('UNRECOGNISED'))

  test('says which types were nearest and why', () => {
    const layouts = [layoutOf(asciiPage('INCOME TAX DEPARTMENT'))]
    const { nearest } = classify(layouts, new Set(['epic_number']))
    expect(nearest).toMatchObject([
      { type: 'PAN', cues: ['INCOME TAX DEPARTMENT'], signs: [] },
      { type: 'VOTER_ID', cues: [], signs: ['epic_number'] },
    ])
  })
  test('a word that many papers have makes no type a near one', () => {
    const layouts = [layoutOf(asciiPage('BLOOD REPORT\n\nSunita Kamat   Female   Thane'))]
    expect(classify(layouts, new Set()).nearest).toEqual([])
  })
})
