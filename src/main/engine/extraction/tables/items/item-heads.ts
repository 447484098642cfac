/** The columns of line items, and the words over them. */
import type { ColumnPhrases } from '../column-names'

export type ItemColumn =
  | 'serial'
  | 'description'
  | 'hsn'
  | 'quantity'
  | 'unit'
  | 'unit_price'
  | 'discount'
  /** What a line comes to before anything is taken off it. */
  | 'gross'
  | 'taxable'
  | 'rate'
  | 'cgst'
  | 'sgst'
  | 'igst'
  | 'tax'
  | 'amount'
  | 'paise'
  | 'other'

export const itemPhrases: ColumnPhrases<ItemColumn> = {
  serial: ['Sr No', 'S No', 'S.N.', 'Sl No', 'S.No.', 'Sr.', 'S.', 'Sl', 'No', '#', 'Sr', 'Item No', 'Line', 'SI No', 'Sno', 'Pos', 'Line No', 'Serial No', 'क्र', 'क्र सं', 'क्रमांक', 'क्र संख्या', 'अ क्र', 'अनु क्र', 'अनुक्रमांक'],
  description: [
    'Description / HSN', 'Description / HSN Code', 'Description / SAC', 'Description / HSN/SAC', 'Description & HSN', 'Description with HSN', 'Particulars / HSN', 'Particulars / SAC', 'Particulars / HSN/SAC', 'Item / HSN', 'Item Description / HSN', 'Material Description / HSN', 'Description of Goods / HSN', 'Description of Goods & HSN',
    'Description', 'Description of Goods', 'Item Description', 'Particulars', 'Item', 'Product', 'Product Description', 'Item Name', 'Description of Goods and Services', 'Goods / Services', 'Material Description', 'Name of Product', 'Product / Service',
    'Description of Goods / Services', 'Items', 'Item & Description', 'Details', 'Service Description', 'Material', 'Item Details', 'Description of Services', 'Product Name', 'Particular', 'Goods Description', 'Name of Item', 'Name of Product / Service',
    'Title', 'Product Title', 'Product Details', 'Product & Description', 'Commodity', 'Name of Commodity', 'Goods', 'Name of Goods', 'Nature of Goods', 'Description of Commodity', 'Particulars of Goods', 'Goods / Service', 'Article', 'Articles', 'Name of Article', 'Description of Articles',
    'Service', 'Services', 'Nature of Service', 'Nature of Services', 'Name of Service', 'Particulars of Service', 'Particulars of Services', 'Services Rendered', 'Professional Services', 'Consultancy Services', 'Service Details', 'Service Particulars', 'Description of Service', 'Description of Work', 'Nature of Work', 'Particulars of Work', 'Work Description', 'Name of Work', 'Item of Work', 'Scope of Work',
    'Description of Material', 'Particulars of Material', 'Name of Material', 'Description of Stores', 'Description of Job', 'Job Description', 'Description of Item', 'Description of Items', 'Description of Product', 'Description of Products', 'Name of Medicine', 'Medicine Name', 'Drug Name', 'Name of Drug', 'Test Name', 'Name of Test', 'Investigation', 'Name of Book', 'Book Title', 'Charge Description', 'Description of Charges', 'Parts Description', 'Part Description', 'Spare Part Name', 'Labour Description', 'Description of Ornament', 'Description of Ornaments', 'Description of Jewellery', 'Menu Item', 'Dish', 'Station From - To', 'Station From To', 'Stations', 'From - To', 'From / To', 'From To', 'Route', 'Sector', 'Item / HSN', 'Item Name / HSN', 'Items / HSN', 'Product / HSN', 'Particulars / HSN', 'Description / HSN', 'Description / HSN Code', 'Item / HSN Code', 'विवरण', 'तपशील', 'मालाचा तपशील', 'मालाचे नाव', 'मालाचे वर्णन', 'माल का विवरण', 'माल का नाम', 'वस्तु का नाम', 'वस्तु', 'वस्तूचे नाव', 'वस्तू', 'सामान', 'सामान का विवरण', 'सामग्री', 'सामग्री का विवरण', 'उत्पाद', 'कामाचा तपशील', 'कार्य का विवरण'],
  hsn: ['HSN', 'HSN/SAC', 'HSN Code', 'SAC', 'HSN / SAC', 'SAC Code', 'HSN/SAC Code', 'HSN No', 'HSN or SAC', 'HSN/ACS', 'HSN CODE (GST)', 'HSN / SAC No', 'SAC / HSN', 'HSN SAC', 'एचएसएन', 'एचएसएन कोड', 'एच एस एन', 'एसएसी', 'एचएसएन / एसएसी'],
  quantity: ['Qty', 'Quantity', 'Qty.', 'Nos', 'Order Qty', 'Billed Qty', 'Ordered Qty', 'Ordered Quantity', 'Order Quantity', 'Qnty', 'Qty Ordered', 'Quantity (Nos)', 'Aty', 'Oty', 'Units', 'Shipped Qty', 'Hours', 'Pcs', 'Total Qty', 'Net Qty', 'Qty in Nos', 'Qty Reqd', 'Qty Required', 'No of Units', 'Pieces', 'No of Pcs', 'No of Pieces', 'Bags', 'No of Bags', 'Boxes', 'No of Boxes', 'No of Days', 'No of Nights', 'Nights', 'No of Hours', 'No of Persons', 'Pax', 'No of Copies', 'Copies', 'No of Trips', 'Trips', 'Mandays', 'Packages', 'No of Packages', 'Pkgs', 'No of Pkgs', 'Wt', 'Weight', 'Net Wt', 'Net Weight', 'Weight Net', 'Wt Net', 'Chargeable Weight', 'Chargeable Wt', 'Charged Weight', 'Charged Wt', 'Area', 'Sq Ft', 'Litres', 'Ltrs', 'Volume', 'मात्रा', 'परिमाण', 'नग', 'संख्या', 'वजन', 'वज़न', 'प्रमाण'],
  unit: ['Unit', 'UOM', 'Per', 'Units of Measure', 'U/M', 'Unit of Measure', 'Pkg', 'UQC', 'इकाई', 'एकक', 'यूनिट', 'युनिट'],
  unit_price: ['Rate', 'Unit Price', 'Price', 'Rate per Unit', 'Unit Rate', 'Basic Rate', 'Unit Cost', 'Selling Price', 'Rate per item', 'Cost', 'Unit Price (INR)', 'Net Price', 'Net Rate', 'Basic Price', 'Item Rate', 'List Price', 'List Rate', 'Tariff', 'Rs. per Unit', 'दर', 'भाव', 'रेट', 'मूल्य दर', 'दर रु'],
  discount: ['Discount', 'Disc', 'Disc %', 'Discount %', 'Disc.%', 'Less Discount', 'Discount Amount', 'Disc Amt', 'Discounts', 'Discounts / Coupons', 'Discount / Coupon', 'Trade Discount', 'Less'],
  gross: ['Gross Amount', 'Gross Value', 'Gross Amt', 'Gross Total', 'Gross Price'],
  taxable: ['Taxable Value', 'Taxable Amount', 'Taxable Amt', 'Taxable', 'Taxable Val', 'Assessable Value', 'Amount Before Tax', 'Value Before Tax', 'Taxable Value of Supply', 'Net Taxable Value'],
  rate: ['GST %', 'Tax Rate', 'GST Rate', 'GST', 'Tax %', 'Rate %', 'Rate of Tax', 'IGST %', 'CGST %', 'SGST %', 'GST%', 'Tax Rate (%)', 'CGST Rate', 'SGST Rate', 'IGST Rate', 'Tax Type', 'Central Tax Rate', 'State Tax Rate', 'Integrated Tax Rate', 'SGST/UTGST Rate', 'CGST Rate %', 'SGST Rate %', 'IGST Rate %'],
  cgst: ['CGST', 'CGST Amount', 'CGST Amt', 'Central Tax', 'CGST Rs', 'Central Tax Amount'],
  sgst: ['SGST', 'SGST Amount', 'SGST Amt', 'SGST/UTGST', 'State Tax', 'SGST Rs', 'UTGST', 'SGST/UTGST Amount', 'SGST/UTGST Amt', 'State Tax Amount'],
  igst: ['IGST', 'IGST Amount', 'IGST Amt', 'Integrated Tax', 'IGST Rs', 'Integrated Tax Amount'],
  tax: ['Tax Amount', 'GST Amount', 'Tax', 'Total Tax', 'GST Amt', 'Tax Amt', 'Total GST'],
  amount: ['Amount', 'Total', 'Total Amount', 'Net Amount', 'Line Total', 'Value', 'Amt', 'Amount (Rs.)', 'Total Value', 'Item Total', 'Net Value', 'Total Price', 'Extended Price', 'Sub Total', 'Line Amount', 'Amount in Rs', 'Total (Rs.)', 'Value (INR)', 'Price (Inclusive of all Duties and Taxes in INR)', 'Price (Inclusive of all Taxes)', 'Basic Amount', 'Net Amt', 'Total Amt', 'Basic Value', 'Line Value', 'Value of Goods', 'Value of Supply', 'Total Cost', 'Estimated Cost', 'Fees', 'Fee', 'Fee Amount', 'Professional Fees', 'Professional Fee', 'Charges', 'Charge', 'Freight', 'Freight Amount', 'Total Freight', 'Rent', 'Rent Amount', 'Monthly Rent', 'Bill Amount', 'Invoice Amount', 'Invoice Value', 'Amount Payable', 'Rupees', 'राशि', 'रक्कम', 'रकम', 'धनराशि', 'एकूण', 'एकूण रक्कम', 'कुल राशि', 'मूल्य', 'किंमत', 'कीमत', 'रक्कम रु', 'राशि रु', 'रकम रु'],
  paise: ['P', 'Ps', 'Paise', 'P.', 'Ps.'],
  other: ['Delivery Date', 'Batch', 'MRP', 'Exp', 'Due on', 'Part No', 'Code', 'Item Code', 'Material Code', 'Product Code', 'Material No', 'Material Number', 'Part Number', 'Part Code', 'Stock Code', 'Stock No', 'Article No', 'Drawing No', 'Drg No', 'Cat No', 'Catalogue No', 'Model No', 'Store Code', 'Size', 'Colour', 'Pack', 'Make', 'Remarks', 'SKU', 'Delivery', 'Required by', 'Date', 'From', 'To', 'Vehicle No', 'Truck No', 'LR No', 'GR No', 'LR Date', 'GR Date', 'LR No & Date', 'Purity', 'Gross Wt', 'Gross Weight', 'Weight Gross', 'Wt Gross', 'Tare Wt', 'Tare Weight', 'Weight Tare', 'Making Charges', 'Other Charges', 'Free Qty', 'Batch No', 'Batch No.', 'Expiry', 'Exp Date', 'Serial Numbers', 'Challan No', 'FSN', 'ASIN', 'Period', 'Brand', 'Packing', 'Class', 'Room No', 'Need By', 'Need By Date', 'Needed By', 'Promised Date', 'Delivery Date / Time', 'Reqd By', 'Reqd Date', 'Required Date', 'Schedule Date'],
} // prettier-ignore

/** True for names of columns that only a table of items has together. */
export const isItems = (names: ReadonlySet<ItemColumn>): boolean =>
  names.has('description') &&
  (names.has('amount') || names.has('taxable')) &&
  (names.has('quantity') || names.has('unit_price') || names.has('hsn') || names.size >= 4)

const counts: readonly ItemColumn[] = ['hsn', 'quantity', 'unit_price', 'unit', 'discount', 'taxable', 'rate']

/** True for names that may head a table of items, if the rows under them are like items. */
export const mayBeItems = (names: ReadonlySet<ItemColumn>): boolean =>
  (names.has('description') &&
    (moneyNames.some((name) => names.has(name)) || names.has('hsn') || names.has('quantity'))) ||
  (moneyNames.some((name) => names.has(name)) && counts.filter((name) => names.has(name)).length >= 2)

/** Columns of what a line comes to. */
const moneyNames: readonly ItemColumn[] = ['amount', 'taxable', 'gross']
/** Columns of taxes. */
export const taxNames = ['cgst', 'sgst', 'igst', 'tax'] as const

/** A code of goods or services has four, six or eight digits. */
export const isTaxCode = (text: string): boolean => /^\d{4}(?:\d{2}|\d{4})?$/.test(text)
