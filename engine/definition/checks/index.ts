import type { Check } from '../FlowContext.ts'
import { checkBack, checkCircles, checkReachability } from './checkWays.ts'
import { checkCalls } from './checkCalls.ts'
import { checkCopyKeys, checkLanguages } from './checkCopy.ts'
import { checkDataPaths, checkOptions, checkReadPlaces } from './checkDataPaths.ts'
import { checkEndings, checkWaysOut } from './checkEndings.ts'
import { checkEvents } from './checkEvents.ts'
import { checkExpressions } from './checkExpressions.ts'
import { checkForgotten } from './checkForgotten.ts'
import { checkFields } from './checkFields.ts'
import { checkInputs } from './checkInputs.ts'
import { checkLinks, checkProgress, checkProgressFalls, checkTurns, checkViews } from './checkViews.ts'
import { checkMarks } from './checkMarks.ts'
import { checkMigrations } from './checkMigrations.ts'
import { checkNeeds } from './checkNeeds.ts'
import { checkNames, checkReferences } from './checkReferences.ts'
import { checkPersonalValues, checkPrivacy } from './checkPersonalValues.ts'
import { checkSchemaFiles } from './checkSchemas.ts'
import { checkTracking } from './checkTracking.ts'

export { checkGrammar } from './checkGrammar.ts'
export { checkRefCircles, checkSchemas } from './checkSchemas.ts'
export { checkSyntax } from './checkSyntax.ts'

/** Every check of a flow that its grammar cannot make. */
export const flowChecks: readonly Check[] = [
  checkNames,
  checkReferences,
  checkCircles,
  checkSchemaFiles,
  checkNeeds,
  checkFields,
  checkInputs,
  checkOptions,
  checkViews,
  checkTurns,
  checkCalls,
  checkDataPaths,
  checkExpressions,
  checkReadPlaces,
  checkEndings,
  checkEvents,
  checkReachability,
  checkProgress,
  checkProgressFalls,
  checkWaysOut,
  checkBack,
  checkPrivacy,
  checkPersonalValues,
  checkMarks,
  checkForgotten,
  checkMigrations,
  checkTracking,
  checkCopyKeys,
  checkLanguages,
  checkLinks,
]
