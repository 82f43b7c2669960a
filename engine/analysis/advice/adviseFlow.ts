import { findIn } from '../../definition/FlowContext.ts'
import { collectProblems } from '../../definition/Problem.ts'
import type { LinkedFlow, Problem } from '../../definition/index.ts'
import { withoutConsequences } from '../../definition/consequences.ts'
import { toWrittenFinding } from '../../definition/toWrittenPath.ts'
import type { Advice } from './Advice.ts'
import { adviseConditions, adviseFailures, adviseFlags, adviseRepeated, adviseVariants } from './adviseConditions.ts'
import { adviseConsents, adviseDefaults, adviseHiddenNeeds, adviseRanges, adviseRules } from './adviseRules.ts'
import { adviseFields, adviseHints, adviseNamesakes, adviseStrangers, adviseUnsaid } from './adviseForms.ts'
import { adviseDialogTexts, adviseLanguages, adviseSameWords } from './adviseLanguages.ts'
import {
  adviseComparisons,
  adviseCountedUnits,
  adviseLikeSets,
  adviseOtherWays,
  adviseOverlaps,
  adviseReferences,
  adviseOverwritten,
} from './adviseOutliers.ts'
import {
  adviseComposed,
  adviseCrossedCounts,
  adviseCrossedWords,
  adviseLengths,
  adviseLost,
  adviseLostTexts,
} from './adviseTranslations.ts'
import {
  adviseEditing,
  adviseEntries,
  adviseIndices,
  adviseLeftEntries,
  adviseOwnEntries,
  adviseUnshownEntries,
} from './adviseEntries.ts'
import { adviseContraries, adviseGaps, adviseNegated } from './adviseContraries.ts'
import {
  adviseCrossed,
  adviseOrder,
  advisePermuted,
  adviseTurned,
  adviseUnchanged,
  adviseWholeEvents,
  adviseCompared,
} from './adviseArguments.ts'
import { adviseBeginnings, adviseCounters, adviseLowered, adviseUncounted } from './adviseCounters.ts'
import { adviseExchanged, adviseMisplaced, adviseOptions, adviseSameAddresses, adviseTwins } from './adviseExchanged.ts'
import {
  adviseCounted,
  adviseEither,
  adviseMeanings,
  adviseMeantLimits,
  adviseSameMeanings,
  adviseUnequal,
  adviseAffirmed,
} from './adviseMeanings.ts'
import {
  adviseAmounts,
  adviseLinks,
  adviseOptionNumbers,
  adviseSameTexts,
  adviseToldUnits,
  adviseUnfilled,
  adviseUnshown,
} from './adviseTexts.ts'
import { adviseLostProgress, adviseProgress, adviseResumption, adviseReturns } from './adviseProgress.ts'
import {
  adviseAnswers,
  adviseEmptied,
  adviseEmptiedOptions,
  adviseInputs,
  advisePieces,
  adviseWrites,
} from './adviseWrites.ts'
import { adviseAnew, adviseForgetting, adviseLeftEndings, adviseSecrets } from './adviseSecrets.ts'
import { adviseArgumentUnits, adviseLimits, adviseTextUnits, adviseUnits } from './adviseUnits.ts'
import { adviseCodeNames, adviseFacts, adviseUnused } from './adviseUnused.ts'
import {
  adviseAsked,
  adviseChoices,
  adviseLateRefusals,
  adviseIdleButtons,
  adviseKeptChoices,
  adviseLocks,
  adviseStaying,
  adviseVariantSlots,
} from './adviseGates.ts'
import {
  adviseEmptyChoices,
  adviseNeverFilled,
  adviseOtherLists,
  adviseSending,
  adviseUnreadAnswers,
  adviseUnwritten,
} from './adviseReads.ts'
import {
  adviseKept,
  adviseResuming,
  adviseStartReads,
  adviseStartStep,
  adviseStartWrites,
  adviseStepNames,
  adviseStopped,
} from './adviseStart.ts'

const all: readonly Advice[] = [
  adviseUnused,
  adviseCodeNames,
  adviseFacts,
  adviseFields,
  adviseConditions,
  adviseVariants,
  adviseFailures,
  adviseRepeated,
  adviseFlags,
  adviseUnits,
  adviseRanges,
  adviseCountedUnits,
  adviseComparisons,
  adviseTextUnits,
  adviseToldUnits,
  adviseMeanings,
  adviseContraries,
  adviseGaps,
  adviseNegated,
  adviseMisplaced,
  adviseExchanged,
  adviseTurned,
  adviseCrossed,
  adviseCompared,
  adviseOrder,
  advisePermuted,
  adviseWholeEvents,
  adviseUnchanged,
  adviseOptions,
  adviseOptionNumbers,
  adviseLinks,
  adviseTwins,
  adviseReferences,
  adviseRules,
  adviseConsents,
  adviseStrangers,
  adviseStepNames,
  adviseStartStep,
  adviseStaying,
  adviseOverlaps,
  adviseArgumentUnits,
  adviseOwnEntries,
  adviseWrites,
  adviseCounters,
  adviseLowered,
  adviseUncounted,
  adviseBeginnings,
  adviseForgetting,
  adviseSecrets,
  adviseAnew,
  adviseLeftEndings,
  adviseProgress,
  adviseLostProgress,
  adviseResumption,
  adviseSending,
  adviseReturns,
  adviseAnswers,
  adviseLikeSets,
  adviseOverwritten,
  adviseEditing,
  adviseEntries,
  adviseIndices,
  adviseLeftEntries,
  adviseUnshownEntries,
  adviseEmptied,
  adviseEmptiedOptions,
  adviseInputs,
  advisePieces,
  adviseUnsaid,
  adviseLanguages,
  adviseCounted,
  adviseLostTexts,
  adviseComposed,
  adviseSameWords,
  adviseCrossedWords,
  adviseCrossedCounts,
  adviseLost,
  adviseSameTexts,
  adviseLengths,
  adviseHints,
  adviseNamesakes,
  adviseAmounts,
  adviseLimits,
  adviseMeantLimits,
  adviseUnfilled,
  adviseUnshown,
  adviseOtherWays,
  adviseSameAddresses,
  adviseDialogTexts,
  adviseStopped,
  adviseEither,
  adviseUnequal,
  adviseAffirmed,
  adviseSameMeanings,
  adviseAsked,
  adviseChoices,
  adviseDefaults,
  adviseHiddenNeeds,
  adviseLateRefusals,
  adviseEmptyChoices,
  adviseIdleButtons,
  adviseKeptChoices,
  adviseLocks,
  adviseOtherLists,
  adviseVariantSlots,
  adviseNeverFilled,
  adviseUnreadAnswers,
  adviseUnwritten,
  adviseKept,
  adviseResuming,
  adviseStartReads,
  adviseStartWrites,
]

/**
 * Reports what is most likely not intended in a flow: a build still succeeds, but a reviewer should know. `code` is the text of the
 * product around the flow; names that occur in it count as used.
 */
export function adviseFlow(flow: LinkedFlow, code = ''): readonly Problem[] {
  const { source } = flow
  const { report, toList } = collectProblems([source.flow, ...source.schemas.values(), ...source.copy.values()])
  const found = all.flatMap((advise) =>
    findIn(flow, () => [...advise({ flow, code })].map((finding) => toWrittenFinding(flow.definition, finding))),
  )
  for (const finding of withoutConsequences(found, source.flow, flow.told)) report(finding)
  return toList()
}
