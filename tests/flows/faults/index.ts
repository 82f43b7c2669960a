import { callFaults } from './callFaults.ts'
import { copyFaults } from './copyFaults.ts'
import { expressionFaults } from './expressionFaults.ts'
import { fileFaults } from './fileFaults.ts'
import { formFaults } from './formFaults.ts'
import { nameFaults } from './nameFaults.ts'
import { onceFaults } from './onceFaults.ts'
import { privacyFaults } from './privacyFaults.ts'
import { releasedFaults } from './releasedFaults.ts'
import { routeFaults } from './routeFaults.ts'
import { schemaFaults } from './schemaFaults.ts'
import { unusedFaults } from './unusedFaults.ts'
import { wordingFaults } from './wordingFaults.ts'

/** Flows with one fault each, grouped by the section of docs/checks.md that explains it, and named after what is wrong. */
export const faults = {
  'the file itself': fileFaults,
  names: nameFaults,
  'what stands once': onceFaults,
  routes: routeFaults,
  calls: callFaults,
  'conditions and values': expressionFaults,
  'forms and schemas': { ...formFaults, ...schemaFaults },
  words: { ...copyFaults, ...wordingFaults },
  privacy: privacyFaults,
  'saved applications': releasedFaults,
  'what nobody needs': unusedFaults,
}
