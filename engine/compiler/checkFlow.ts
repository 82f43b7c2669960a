import { checkFlow as checkDefinition, flowChecks, type CheckedFlow, type FlowSource } from '../definition/index.ts'
import { checkFormFields } from './checks/checkFormFields.ts'
import { checkFormSchemas } from './checks/checkFormSchemas.ts'
import { checkClosed, checkDefaults, checkInitials, checkWritten } from './checks/checkInitials.ts'
import { checkPatterns } from './checks/checkPatterns.ts'
import { checkRequiredCopy, checkTexts } from './checks/checkTexts.ts'

/** Checks a whole flow, and what only the build can check: whether its schemas compile and validate in time, and have all texts. */
export const checkFlow = (source: FlowSource): CheckedFlow =>
  checkDefinition(source, [
    ...flowChecks,
    checkFormSchemas,
    checkFormFields,
    checkInitials,
    checkWritten,
    checkDefaults,
    checkClosed,
    checkPatterns,
    checkRequiredCopy,
    checkTexts,
  ])
