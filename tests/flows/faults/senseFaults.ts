import type { ProductFault } from './Fault.ts'

const flow = 'flows/refinance.json'

/** A condition that is the contrary of what it means. */
const contrary = (from: string, to: string, says: string): ProductFault => ({
  file: flow,
  from,
  to,
  code: 'contrary-meaning',
  says,
})

/** Faults in the product's flow that every grammar accepts: what stands there is not what is meant. */
export const senseFaults: Readonly<Record<string, ProductFault>> = {
  'a condition for something that is to be missing': contrary(
    '"no address is known", "when": "size(addressContactResponse.addresses) == 0"',
    '"no address is known", "when": "size(addressContactResponse.addresses) > 0"',
    'predicate noAddressKnown means "no address is known", and asks for addresses to be there',
  ),
  'a condition that has lost its negation': contrary(
    '"when": "!verificationResult.success"',
    '"when": "verificationResult.success"',
    'predicate identityRefused means "the phone check did not succeed", and asks for success to be there',
  ),
  'a condition of which one part has lost its negation': contrary(
    '"when": "!has(loanForm.loan) && ',
    '"when": "has(loanForm.loan) && ',
    'and asks for loan to be there',
  ),
  'a condition for one of two things that are both to be so': contrary(
    '"allOf": ["addressHistoryComplete", "addsAddress"]',
    '"anyOf": ["addressHistoryComplete", "addsAddress"]',
    'none is being edited", and asks for one of them',
  ),
  'a function that says the contrary of a limit': {
    file: flow,
    from: '"when": "!isLongEnough(',
    to: '"when": "isLongEnough(',
    code: 'written-limit',
    says: 'predicate addressTooRecent means "less than {historyMonths}", and asks for the contrary',
  },
  'a condition about the list of another one': {
    file: flow,
    from: '"no employment is being edited", "not": "editsEmployment"',
    to: '"no employment is being edited", "not": "editsIncome"',
    code: 'name-taken',
    says: 'predicate addsEmployment asks the same as addsIncome',
  },
  'two translations of which each is the other’s': {
    file: 'flows/copy/es.json',
    from: `"Revise su teléfono",
  "checkPhone.resend": "Enviar un enlace nuevo"`,
    to: `"Enviar un enlace nuevo",
  "checkPhone.resend": "Revise su teléfono"`,
    code: 'name-taken',
    says: '"checkPhone.title" of es has the words of "checkPhone.resend", and that has those of "checkPhone.title", by what both say in en',
  },
  'two texts of which each is what the other is called': {
    file: 'flows/copy/en.json',
    from: `"We could not send the code. Please try again.",
  "failures.linkNotSent": "We could not send the link. Please try again."`,
    to: `"We could not send the link. Please try again.",
  "failures.linkNotSent": "We could not send the code. Please try again."`,
    code: 'name-taken',
    says: '"failures.codeNotSent" of en has the words of "failures.linkNotSent"',
  },
}
