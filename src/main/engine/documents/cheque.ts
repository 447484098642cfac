import { recognisedOnly, words } from './definition'

export const cheque = recognisedOnly(
  'CHEQUE',
  [
    ...words({
      'A/c Payee': 1.4,
      'Or Bearer': 1.2,
      'या धारक को': 1.2,
      Pay: 0.2,
      Rupees: 0.2,
      'Please sign above': 1.2,
      'Payable at par': 1.2,
      'Valid for three months only': 1,
    }),
  ],
  { ifsc: 0.3 },
)
