import type { Layout } from '../layout'
import { aadhaarBack } from './aadhaar/back'
import { aadhaarBoth } from './aadhaar/both'
import { aadhaarFront } from './aadhaar/front'
import { aadhaarLetter } from './aadhaar/letter'
import { invoices } from './finance/invoices'
import { orders } from './finance/orders'
import { statements } from './finance/statements'
import { billForms } from './forms/bills'
import { fssaiForms } from './forms/fssai'
import { gstForms } from './forms/gst'
import { shopForms } from './forms/shop'
import { udyamForms } from './forms/udyam'
import { genericForms } from './generic/forms'
import { hiddenAadhaar } from './hidden/aadhaar'
import { hiddenForms } from './hidden/forms'
import { hiddenLicence } from './hidden/licence'
import { hiddenPages } from './hidden/pages'
import { hiddenSlips } from './hidden/slips'
import { hiddenPan } from './hidden/pan'
import { hiddenProperty } from './hidden/property'
import { hiddenPassport } from './hidden/passport'
import { hiddenVoter } from './hidden/voter'
import { licenceSouth } from './licence/south-card'
import { licenceState } from './licence/state-card'
import { licenceUnion } from './licence/union-card'
import { hardNegatives } from './negatives/hard-negatives'
import { negatives, ticket } from './negatives/negatives'
import { cheques } from './pages/cheques'
import { finance } from './pages/finance'
import { deeds } from './property/deeds'
import { propertyForms } from './property/forms'
import { rents } from './property/rents'
import { panClassic } from './pan/classic'
import { panLabelled } from './pan/labelled'
import { panWithCode } from './pan/with-code'
import { passportData, passportOpen } from './passport/data-page'
import { voterBack, voterBoth, voterFront } from './voter/colour-card'
import { voterLaminated } from './voter/laminated'

/** Every design the generator knows. */
export const layouts: readonly Layout[] = [
  ...[panClassic, panLabelled, panWithCode],
  ...[aadhaarFront, aadhaarBack, aadhaarBoth, aadhaarLetter],
  ...[licenceState, licenceSouth, licenceUnion],
  ...[voterLaminated, voterFront, voterBack, voterBoth],
  ...[passportData, passportOpen],
  ...genericForms,
  ...[...statements, ...invoices, ...orders, ...cheques],
  ...[...gstForms, ...shopForms, ...udyamForms, ...fssaiForms, ...billForms],
  ...[...finance, ...deeds, ...rents, ...propertyForms],
  ...[...negatives, ...hardNegatives, ticket],
  ...[
    ...hiddenAadhaar,
    ...hiddenPan,
    ...hiddenLicence,
    ...hiddenVoter,
    ...hiddenPassport,
    ...hiddenPages,
    ...hiddenForms,
    ...hiddenSlips,
    ...hiddenProperty,
  ],
]
