/** How each of the identifiers of India is read in a line: with how many characters it is printed. */
import { aadhaar, drivingLicence, epic, fssai, gstin, ifsc, pan, passport, udyam } from '../../identifiers'
import { identifierGrammar } from './identifier-grammar'

export const aadhaarGrammar = identifierGrammar(aadhaar, 12, 12)
export const panGrammar = identifierGrammar(pan, 10, 10)
/** Old ones name state, district and constituency between strokes. */
export const epicGrammar = identifierGrammar(epic, 10, 18)
/** Every state had a form of its own. */
export const licenceGrammar = identifierGrammar(drivingLicence, 8, 20)
export const passportGrammar = identifierGrammar(passport, 8, 8)
export const gstinGrammar = identifierGrammar(gstin, 15, 15)
/** With or without its dashes. */
export const udyamGrammar = identifierGrammar(udyam, 16, 19)
export const fssaiGrammar = identifierGrammar(fssai, 14, 14)
export const ifscGrammar = identifierGrammar(ifsc, 11, 11)
