import type { Layout } from '../layout'
import { aadhaarBack } from './aadhaar/back'
import { aadhaarBoth } from './aadhaar/both'
import { aadhaarFront } from './aadhaar/front'
import { aadhaarLetter } from './aadhaar/letter'
import { deliveries } from './finance/deliveries'
import { invoices } from './finance/invoices'
import { lettersOfOrder } from './finance/letters-of-order'
import { orders } from './finance/orders'
import { statements } from './finance/statements'
import { billForms } from './forms/bills'
import { billsElsewhere } from './forms/bills-elsewhere'
import { certificatesOver } from './forms/certificates-over'
import { establishmentsElsewhere } from './forms/establishments-elsewhere'
import { fssaiForms } from './forms/fssai'
import { gstForms } from './forms/gst'
import { shopForms } from './forms/shop'
import { slips } from './forms/slips'
import { udyamForms } from './forms/udyam'
import { utilityForms } from './forms/utilities'
import { genericForms } from './generic/forms'
import { hiddenAadhaar } from './hidden/aadhaar'
import { hiddenCheques } from './hidden/cheques'
import { hiddenDeliveries } from './hidden/deliveries'
import { hiddenForms } from './hidden/forms'
import { hiddenInvoices } from './hidden/invoices'
import { hiddenLedgers } from './hidden/ledgers'
import { hiddenLicence } from './hidden/licence'
import { hiddenPages } from './hidden/pages'
import { hiddenPan } from './hidden/pan'
import { hiddenPassport } from './hidden/passport'
import { hiddenProperty } from './hidden/property'
import { hiddenPurchases } from './hidden/purchases'
import { hiddenSlips } from './hidden/slips'
import { hiddenStatements } from './hidden/statements'
import { hiddenTaxes } from './hidden/taxes'
import { hiddenUtilities } from './hidden/utilities'
import { hiddenVoter } from './hidden/voter'
import { licenceSouth } from './licence/south-card'
import { licenceState } from './licence/state-card'
import { licenceUnion } from './licence/union-card'
import { hardNegatives } from './negatives/hard-negatives'
import { negatives, ticket } from './negatives/negatives'
import { chequeLeaves } from './pages/cheque-leaves'
import { cheques } from './pages/cheques'
import { finance } from './pages/finance'
import { panClassic } from './pan/classic'
import { panLabelled } from './pan/labelled'
import { panWithCode } from './pan/with-code'
import { passportData, passportOpen } from './passport/data-page'
import { deeds } from './property/deeds'
import { deedsElsewhere } from './property/deeds-elsewhere'
import { propertyForms } from './property/forms'
import { indexCopies } from './property/index-copies'
import { landCopies } from './property/land-copies'
import { leases } from './property/leases'
import { rents } from './property/rents'
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
  ...[...gstForms, ...shopForms, ...udyamForms, ...fssaiForms, ...billForms, ...utilityForms],
  ...[...finance, ...deeds, ...rents, ...propertyForms],
  ...[...lettersOfOrder, ...deliveries, ...chequeLeaves, ...billsElsewhere],
  ...[...establishmentsElsewhere, ...certificatesOver, ...deedsElsewhere, ...leases, ...indexCopies, ...landCopies],
  ...[...negatives, ...hardNegatives, ticket, ...slips],
  ...[
    ...hiddenAadhaar,
    ...hiddenPan,
    ...hiddenLicence,
    ...hiddenVoter,
    ...hiddenPassport,
    ...hiddenPages,
    ...hiddenForms,
    ...hiddenSlips,
    ...hiddenStatements,
    ...hiddenLedgers,
    ...hiddenInvoices,
    ...hiddenPurchases,
    ...hiddenDeliveries,
    ...hiddenCheques,
    ...hiddenUtilities,
    ...hiddenTaxes,
    ...hiddenProperty,
  ],
]
