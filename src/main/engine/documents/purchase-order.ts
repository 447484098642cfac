import { recognisedOnly, titles, words } from './definition'

export const purchaseOrder = recognisedOnly('PURCHASE_ORDER', [
  ...titles({ 'Purchase Order': 2, 'Work Order': 0.6 }),
  ...words({
    'PO Number': 0.7,
    'PO No': 0.7,
    'P.O. No': 0.7,
    'Purchase Order No': 0.7,
    'PO Date': 0.6,
    'Order Date': 0.3,
    Vendor: 0.3,
    Supplier: 0.3,
    'Ship To': 0.3,
    'Deliver To': 0.4,
    'Delivery Address': 0.4,
    'Delivery Schedule': 0.3,
    'Authorised Signatory': 0.05,
  }),
])
