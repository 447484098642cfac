/** All supported types. The order decides nothing. */
import type { DocumentType } from '../../../shared/domain/document-types'
import { aadhaarDocument } from './aadhaar'
import { bankStatement } from './bank-statement'
import { cheque } from './cheque'
import type { DocumentDefinition } from './definition'
import { deliveryOrder } from './delivery-order'
import { licenceDocument } from './driving-licence'
import { electricityBill } from './electricity-bill'
import { fssai } from './fssai'
import { gasBill } from './gas-bill'
import { gstCertificate } from './gst-certificate'
import { indexTwoDocument } from './index-two'
import { invoice } from './invoice'
import { cuesOfLanguages } from './languages'
import { panDocument } from './pan'
import { passportDocument } from './passport'
import { propertyTax } from './property-tax'
import { purchaseOrder } from './purchase-order'
import { rationCard } from './ration-card'
import { rentAgreementDocument } from './rent-agreement'
import { salarySlip } from './salary-slip'
import { saleDeedDocument } from './sale-deed'
import { satbaraDocument } from './satbara'
import { shopAct } from './shop-act'
import { udyam } from './udyam'
import { voterDocument } from './voter-id'
import { waterBill } from './water-bill'

/** Definitions name what English, Hindi and Marathi say; papers of these types come in other languages too. */
const inAllLanguages = (definition: DocumentDefinition): DocumentDefinition => ({
  ...definition,
  cues: [...definition.cues, ...cuesOfLanguages(definition.type)],
})

export const documents: Readonly<Record<DocumentType, DocumentDefinition>> = {
  AADHAAR: aadhaarDocument,
  PAN: panDocument,
  DRIVING_LICENSE: licenceDocument,
  VOTER_ID: voterDocument,
  PASSPORT: passportDocument,
  GST_CERT: gstCertificate,
  SHOP_ACT_LICENSE: inAllLanguages(shopAct),
  UDYAM_CERT: udyam,
  FSSAI_CERTIFICATE: fssai,
  BANK_STATEMENT: bankStatement,
  PURCHASE_ORDER: purchaseOrder,
  INVOICE: invoice,
  DELIVERY_ORDER: deliveryOrder,
  SALE_DEED: inAllLanguages(saleDeedDocument),
  INDEX_2: indexTwoDocument,
  RENT_AGREEMENT: inAllLanguages(rentAgreementDocument),
  SATBARA: satbaraDocument,
  EBILL: inAllLanguages(electricityBill),
  CHEQUE: cheque,
  SALARY_SLIP: inAllLanguages(salarySlip),
  RATION_CARD: inAllLanguages(rationCard),
  PROPERTY_TAX_RECEIPT: inAllLanguages(propertyTax),
  WATER_BILL: inAllLanguages(waterBill),
  GAS_BILL: inAllLanguages(gasBill),
}
