import { createTextWatch, findIn } from '../../definition/FlowContext.ts'
import { collectProblems } from '../../definition/Problem.ts'
import type { LinkedFlow, Problem } from '../../definition/index.ts'
import { withoutConsequences } from '../../definition/consequences.ts'
import { toWrittenFinding } from '../../definition/toWrittenPath.ts'
import type { Advice } from './Advice.ts'
import * as filled from './texts/adviseFilled.ts'
import * as borrowed from './ways/adviseBorrowed.ts'
import * as conditions from './conditions/adviseConditions.ts'
import * as rules from './forms/adviseRules.ts'
import * as forms from './forms/adviseForms.ts'
import * as languages from './texts/adviseLanguages.ts'
import * as neighbors from './texts/adviseNeighbors.ts'
import * as outliers from './conditions/adviseOutliers.ts'
import * as translations from './texts/adviseTranslations.ts'
import * as entries from './forms/adviseEntries.ts'
import * as contraries from './conditions/adviseContraries.ts'
import * as denials from './texts/adviseDenials.ts'
import * as inputs from './conditions/adviseArguments.ts'
import * as choices from './forms/adviseChoices.ts'
import * as counters from './data/adviseCounters.ts'
import * as operators from './conditions/adviseOperators.ts'
import * as measures from './toUnit.ts'
import * as exchanged from './conditions/adviseExchanged.ts'
import * as meanings from './texts/adviseMeanings.ts'
import * as texts from './texts/adviseTexts.ts'
import * as progress from './ways/adviseProgress.ts'
import * as writes from './data/adviseWrites.ts'
import * as secrets from './data/adviseSecrets.ts'
import * as units from './conditions/adviseUnits.ts'
import * as unused from './data/adviseUnused.ts'
import * as gates from './forms/adviseGates.ts'
import * as reads from './data/adviseReads.ts'
import * as wording from './texts/adviseWording.ts'
import * as showing from './ways/adviseShowing.ts'
import * as shown from './texts/adviseShownTexts.ts'
import * as start from './ways/adviseStart.ts'
import * as events from './ways/adviseEvents.ts'
import * as siblings from './data/adviseSiblings.ts'
import * as timing from './ways/adviseTiming.ts'
import * as ways from './ways/adviseWays.ts'

const all: readonly Advice[] = [
  unused.adviseUnused,
  unused.adviseCodeNames,
  unused.adviseFacts,
  forms.adviseFields,
  conditions.adviseConditions,
  conditions.adviseVariants,
  conditions.adviseFailures,
  conditions.adviseRepeated,
  conditions.adviseFlags,
  units.adviseUnits,
  rules.adviseRanges,
  outliers.adviseCountedUnits,
  outliers.adviseComparisons,
  units.adviseTextUnits,
  texts.adviseToldUnits,
  meanings.adviseMeanings,
  contraries.adviseContraries,
  contraries.adviseGaps,
  contraries.adviseNegated,
  exchanged.adviseMisplaced,
  exchanged.adviseExchanged,
  inputs.adviseTurned,
  inputs.adviseCrossed,
  inputs.adviseCompared,
  inputs.adviseOrder,
  inputs.advisePermuted,
  inputs.adviseWholeEvents,
  inputs.adviseUnchanged,
  texts.adviseOptions,
  choices.adviseOptionNumbers,
  choices.adviseExchangedOptions,
  filled.adviseLinks,
  filled.adviseNearHosts,
  filled.adviseOwnHosts,
  filled.advisePhones,
  texts.adviseTwins,
  outliers.adviseReferences,
  rules.adviseRules,
  rules.adviseConsents,
  forms.adviseStrangers,
  progress.adviseStepNames,
  ...Object.values(start),
  gates.adviseStaying,
  ...Object.values(borrowed),
  ...Object.values(showing),
  ...Object.values(ways),
  meanings.adviseAnyFailure,
  outliers.adviseOverlaps,
  units.adviseArgumentUnits,
  timing.adviseForeignLimits,
  timing.adviseMovedWaits,
  entries.adviseOwnEntries,
  writes.adviseWrites,
  ...Object.values(counters),
  operators.adviseReckoned,
  operators.adviseOperators,
  secrets.adviseForgetting,
  secrets.adviseSecrets,
  secrets.adviseAnew,
  secrets.adviseLeftEndings,
  progress.adviseProgress,
  progress.adviseLostProgress,
  progress.adviseResumption,
  reads.adviseSending,
  events.adviseReturns,
  reads.adviseAnswers,
  outliers.adviseLikeSets,
  outliers.adviseOverwritten,
  entries.adviseEditing,
  entries.adviseAdded,
  rules.adviseEntries,
  entries.adviseIndices,
  entries.adviseLeftEntries,
  entries.adviseUnshownEntries,
  writes.adviseEmptied,
  writes.adviseEmptiedOptions,
  writes.adviseInputs,
  writes.advisePieces,
  forms.adviseUnsaid,
  languages.adviseLanguages,
  wording.adviseTones,
  wording.adviseTypos,
  translations.adviseCounted,
  measures.adviseToldMeasures,
  shown.adviseLostTexts,
  shown.adviseComposed,
  texts.adviseSameWords,
  translations.adviseCrossedWords,
  shown.adviseMovedTexts,
  wording.adviseLetters,
  translations.adviseCrossedCounts,
  translations.adviseLost,
  translations.adviseUntold,
  texts.adviseSameTexts,
  translations.adviseLengths,
  forms.adviseHints,
  forms.adviseNamesakes,
  languages.adviseProgramWords,
  units.adviseLimits,
  meanings.adviseMeantLimits,
  filled.adviseUnfilled,
  filled.adviseUnshown,
  outliers.adviseOtherWays,
  filled.adviseSameAddresses,
  events.adviseDialogTexts,
  denials.adviseUnequal,
  denials.adviseUnequalFailures,
  denials.adviseAffirmed,
  denials.adviseUndenied,
  denials.adviseDenied,
  denials.adviseSentences,
  meanings.adviseCrossedMeanings,
  meanings.adviseJoined,
  meanings.adviseSameMeanings,
  gates.adviseAsked,
  choices.adviseChoices,
  rules.adviseDefaults,
  rules.adviseHiddenNeeds,
  timing.adviseLateRefusals,
  timing.adviseLateExits,
  timing.adviseLateTakeovers,
  timing.adviseLateAnswers,
  timing.adviseCutLists,
  timing.adviseUnsentFirst,
  timing.adviseFirstVisits,
  siblings.adviseSameForms,
  events.adviseUnsentWays,
  events.adviseUnearnedFlags,
  siblings.adviseUnkeptInputs,
  siblings.adviseOtherFunctions,
  siblings.adviseHalfFilled,
  events.adviseButtonLabels,
  events.adviseForeignSubmits,
  events.adviseWaysOut,
  events.adviseSameAnswers,
  events.adviseOwnFills,
  events.adviseExchangedFailures,
  gates.adviseKindLimits,
  gates.adviseCombinedMeanings,
  siblings.adviseSameTitles,
  translations.adviseBrokenOff,
  siblings.adviseNarrowed,
  siblings.adviseKeptLookups,
  siblings.adviseAskedAnew,
  operators.adviseWrittenInputs,
  reads.adviseEmptyChoices,
  gates.adviseIdleButtons,
  choices.adviseKeptChoices,
  choices.adviseKeys,
  gates.adviseLocks,
  choices.adviseOtherLists,
  choices.adviseUnnamedOptions,
  gates.adviseVariantSlots,
  reads.adviseNeverFilled,
  reads.adviseUnreadAnswers,
  reads.adviseUnwritten,
  writes.adviseNothingLeft,
  gates.adviseComparedCopies,
  choices.adviseReordered,
  rules.adviseHiddenIssues,
  secrets.adviseLostWrites,
  secrets.adviseLostAnswers,
  gates.adviseSwappedVariants,
  gates.adviseForeignVariants,
  exchanged.adviseSameCalls,
  neighbors.adviseExchangedRules,
  filled.adviseExchangedAddresses,
  neighbors.adviseForeignViews,
  neighbors.adviseExchangedNames,
  neighbors.adviseAutofill,
  wording.adviseOpposites,
  wording.adviseCrossedNames,
  wording.adviseLostDenials,
  neighbors.adviseForeignTexts,
  neighbors.adviseNearTexts,
]

/** What was found in flows without faults, beside the last product's code. */
let watched = { code: '', watch: createTextWatch() }

function toWatch(code: string) {
  if (watched.code !== code) watched = { code, watch: createTextWatch() }
  return watched.watch
}

/**
 * Reports what is most likely not intended in a flow: a build still succeeds, but a reviewer should know. `code` is the text of the
 * product around the flow; names that occur in it count as used.
 */
export function adviseFlow(flow: LinkedFlow, code = ''): readonly Problem[] {
  const { source } = flow
  const { report, toList } = collectProblems([source.flow, ...source.schemas.values(), ...source.copy.values()])
  const look = (advise: Advice, seen: LinkedFlow) =>
    findIn(seen, () => [...advise({ flow: seen, code })].map((finding) => toWrittenFinding(seen.definition, finding)))
  // What is reported already may be about texts.
  const watch = flow.told.length === 0 ? toWatch(code) : undefined
  const found = all.flatMap((advise) =>
    watch ? watch(flow.definition, advise, flow, (seen) => look(advise, seen)) : look(advise, flow),
  )
  for (const finding of withoutConsequences(found, source.flow, flow.told)) report(finding)
  return toList()
}
