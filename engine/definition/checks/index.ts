import type { Check } from '../FlowContext.ts'
import { checkBack } from './checkBack.ts'
import { checkCalls } from './checkCalls.ts'
import { checkCircles } from './checkCircles.ts'
import { checkCopyKeys } from './checkCopyKeys.ts'
import { checkDataPaths } from './checkDataPaths.ts'
import { checkEndings } from './checkEndings.ts'
import { checkEvents } from './checkEvents.ts'
import { checkExpressions } from './checkExpressions.ts'
import { checkForgotten } from './checkForgotten.ts'
import { checkFields } from './checkFields.ts'
import { checkLanguages } from './checkLanguages.ts'
import { checkLinks } from './checkLinks.ts'
import { checkMigrations } from './checkMigrations.ts'
import { checkNames } from './checkNames.ts'
import { checkOptions } from './checkOptions.ts'
import { checkPersonalValues } from './checkPersonalValues.ts'
import { checkPrivacy } from './checkPrivacy.ts'
import { checkProgress } from './checkProgress.ts'
import { checkReadPlaces } from './checkReadPlaces.ts'
import { checkReachability } from './checkReachability.ts'
import { checkReferences } from './checkReferences.ts'
import { checkSchemaFiles } from './checkSchemaFiles.ts'
import { checkTracking } from './checkTracking.ts'
import { checkViews } from './checkViews.ts'
import { checkWaysOut } from './checkWaysOut.ts'

export { checkGrammar } from './checkGrammar.ts'
export { checkSchemas } from './checkSchemas.ts'
export { checkSyntax } from './checkSyntax.ts'

/** Every check of a flow that its grammar cannot make. */
export const flowChecks: readonly Check[] = [
  checkNames,
  checkReferences,
  checkCircles,
  checkSchemaFiles,
  checkFields,
  checkOptions,
  checkViews,
  checkCalls,
  checkDataPaths,
  checkExpressions,
  checkReadPlaces,
  checkEndings,
  checkEvents,
  checkReachability,
  checkProgress,
  checkWaysOut,
  checkBack,
  checkPrivacy,
  checkPersonalValues,
  checkForgotten,
  checkMigrations,
  checkTracking,
  checkCopyKeys,
  checkLanguages,
  checkLinks,
]
