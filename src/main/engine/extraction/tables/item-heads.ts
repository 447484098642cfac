/** The columns of line items, and the words over them. */
import type { ColumnPhrases } from './column-names'

export type ItemColumn =
  | 'serial'
  | 'description'
  | 'hsn'
  | 'quantity'
  | 'unit'
  | 'unit_price'
  | 'discount'
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
  serial: ['Sr No', 'S No', 'Sl No', 'S.No.', 'Sr.', 'S.', 'Sl', 'No', '#', 'Sr', 'Item No', 'Line', 'SI No', 'Sno', 'Pos'],
  description: [
    'Description', 'Description of Goods', 'Item Description', 'Particulars', 'Item', 'Product', 'Product Description', 'Item Name', 'Description of Goods and Services', 'Goods / Services', 'Material Description', 'Name of Product', 'Product / Service',
    'Description of Goods / Services', 'Items', 'Item & Description', 'Details', 'Service Description', 'Material', 'Item Details', 'Description of Services', 'Product Name', 'Particular', 'Goods Description', 'Name of Item', 'Name of Product / Service',
  ], // prettier-ignore
  hsn: ['HSN', 'HSN/SAC', 'HSN Code', 'SAC', 'HSN / SAC', 'SAC Code', 'HSN/SAC Code', 'HSN No', 'HSN or SAC', 'HSN/ACS', 'HSN CODE (GST)'],
  quantity: ['Qty', 'Quantity', 'Qty.', 'Nos', 'Order Qty', 'Billed Qty', 'Ordered Qty', 'Ordered Quantity', 'Order Quantity', 'Qnty', 'Qty Ordered', 'Quantity (Nos)', 'Aty', 'Oty', 'Units', 'Shipped Qty', 'Hours', 'Pcs'],
  unit: ['Unit', 'UOM', 'Per', 'Units of Measure', 'U/M', 'Unit of Measure', 'Pkg'],
  unit_price: ['Rate', 'Unit Price', 'Price', 'Rate per Unit', 'Rate per Month', 'Rate per Day', 'Rate per Hour', 'Rate per Kg', 'Rate per Piece', 'Rate per Person', 'Unit Rate', 'Price/Unit', 'Rate / Unit', 'Basic Rate', 'Price per Unit', 'Unit Cost', 'Rate (Rs.)', 'Rate/Unit', 'Selling Price', 'Price / Unit', 'Rate per item', 'Cost', 'Unit Price (INR)', 'Net Price'],
  discount: ['Discount', 'Disc', 'Disc %', 'Discount %', 'Disc.%', 'Less Discount', 'Discount Amount'],
  taxable: ['Taxable Value', 'Taxable Amount', 'Taxable Amt', 'Taxable', 'Taxable Val'],
  rate: ['GST %', 'Tax Rate', 'GST Rate', 'GST', 'Tax %', 'Rate %', 'Rate of Tax', 'IGST %', 'CGST %', 'SGST %', 'GST%', 'Tax Rate (%)'],
  cgst: ['CGST', 'CGST Amount', 'CGST Amt', 'Central Tax', 'CGST Rs'],
  sgst: ['SGST', 'SGST Amount', 'SGST Amt', 'SGST/UTGST', 'State Tax', 'SGST Rs'],
  igst: ['IGST', 'IGST Amount', 'IGST Amt', 'Integrated Tax', 'IGST Rs'],
  tax: ['Tax Amount', 'GST Amount', 'Tax', 'Total Tax', 'GST Amt', 'Tax Amt'],
  amount: ['Amount', 'Total', 'Total Amount', 'Net Amount', 'Line Total', 'Value', 'Amt', 'Amount (Rs.)', 'Total Value', 'Item Total', 'Net Value', 'Total Price', 'Extended Price', 'Sub Total', 'Line Amount', 'Amount in Rs', 'Total (Rs.)', 'Value (INR)', 'Price (Inclusive of all Duties and Taxes in INR)', 'Price (Inclusive of all Taxes)', 'Basic Amount'],
  paise: ['P', 'Ps', 'Paise', 'P.', 'Ps.'],
  other: ['Delivery Date', 'Batch', 'MRP', 'Exp', 'Due on', 'Part No', 'Code', 'Item Code', 'Material Code', 'Product Code', 'Size', 'Colour', 'Pack', 'Make', 'Remarks', 'SKU', 'Delivery', 'Required by'],
} // prettier-ignore

/** True for names of columns that only a table of items has together. */
export const isItems = (names: ReadonlySet<ItemColumn>): boolean =>
  names.has('description') &&
  (names.has('amount') || names.has('taxable')) &&
  (names.has('quantity') || names.has('unit_price') || names.has('hsn') || names.size >= 4)
