/** Documents that the tests hand over: what the reader of the tests reads from them. */
export const pan = {
  type: 'PAN',
  fields: { name_as_per_pan: 'ASHA SHARMA', pan_number: 'ABCPS1234F', dob: '1990-02-03' },
} as const
export const bill = {
  type: 'EBILL',
  fields: { consumer_name: 'A. Sharma', address: '12 MG Road, Pune 411001' },
} as const
export const aadhaar = {
  type: 'AADHAAR',
  fields: { name: 'आशा शर्मा', date_of_birth: '1990-02-03', address: '12, M.G. Road, Pune - 411001' },
} as const
