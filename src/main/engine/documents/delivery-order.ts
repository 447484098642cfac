import { recognisedOnly, titles, words } from './definition'

export const deliveryOrder = recognisedOnly('DELIVERY_ORDER', [
  ...titles({ 'Delivery Order': 2 }),
  ...words({
    'DO Number': 0.6,
    'DO No': 0.5,
    'Delivery Order No': 0.6,
    'Down Payment': 0.6,
    'Loan Amount': 0.5,
    'Margin Money': 0.5,
    Financier: 0.5,
    Hypothecation: 0.6,
    Dealer: 0.4,
    'Dealer Name': 0.4,
    'Asset Description': 0.5,
    'Amount Financed': 0.4,
    Disbursement: 0.3,
    'Ex-Showroom': 0.4,
  }),
])
