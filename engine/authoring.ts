/** The entry point for authors' tools, in a browser or in Node: checks, draws, describes and runs a flow, and finds its paths. */

// A flow with its files, and the problems found in it.
export { checkFlow } from './compiler/checkFlow.ts'
export { checkApi } from './analysis/checkApi.ts'
export { checkContract } from './analysis/checkApi.ts'
export { checkData } from './analysis/checkData.ts'
export { adviseFlow } from './analysis/advice/adviseFlow.ts'
export { flowGrammar } from './definition/grammar.ts'
export { apiGrammar } from './calls/CallContract.ts'
export { listBareChoices } from './definition/checks/checkFields.ts'
export { type InputUse, listMisfits } from './definition/checks/checkInputs.ts'
export { listSyntaxProblems } from './definition/checks/checkSyntax.ts'
export { linkFlow } from './definition/checkFlow.ts'
export { listNames as listPersonalNames } from './definition/personal.ts'
export { isRtl, toLanguageName, toLanguageTag, withDefaultTexts } from './definition/languages.ts'
export { toAbsoluteRef } from './definition/SchemaCatalog.ts'
export { toHint } from './definition/Problem.ts'
export { joinProblems } from './definition/consequences.ts'
export { toPlaceholders } from './definition/parseText.ts'
export { toWrittenPlace } from './definition/toWrittenPath.ts'
export { withExpressions } from './definition/expandFlow.ts'
export { toReleasedFlow, toReleases } from './definition/released/ReleasedFlow.ts'
export { addSteps, type AddedSteps } from './commands/import/addSteps.ts'
export { type ImportedField, type ImportedForm, toFieldName, toSchema } from './commands/import/ImportedForm.ts'
export { toWritten as toWrittenForm, type WrittenForm } from './commands/import/toWritten.ts'
export { renameReads } from './expressions/toReads.ts'
export { upgradeFlow } from './definition/upgradeFlow.ts'
export {
  FlowError,
  findIn,
  toFlowSource,
  toSourceFile,
  toText,
  type CheckedFlow,
  type Finding,
  type FlowDefinition,
  type FlowSource,
  type InstructionDefinition,
  type LinkedFlow,
  type Problem,
  type SourceFile,
  type StepDefinition,
} from './definition/index.ts'
export type { JsonSchema } from './validation/JsonSchema.ts'

// A flow as a map and as text.
export { listCopy } from './analysis/listCopy.ts'
export type { CopyEntry } from './analysis/listCopy.ts'
export { listFieldNames } from './definition/forms.ts'
export * from './analysis/toFlowGraph.ts'
export { toFlowSvg } from './analysis/toFlowSvg.ts'
export { toMeaning } from './definition/predicates.ts'
export { createFlowWords, toEventWords } from './compiler/text/FlowWords.ts'
export { toConditionText } from './compiler/text/listFields.ts'
export { toInstructionLines } from './compiler/text/toInstructionLines.ts'
export { toRuleText } from './compiler/text/toFormLines.ts'

// The differences between two versions of a flow.
export { diffFlows } from './analysis/diff/diffFlows.ts'
export { changeGroups, type FlowChange, type FlowDifference } from './analysis/diff/FlowChange.ts'
export { toMarkdown } from './analysis/diff/FlowChange.ts'

// The paths of a flow, with example data for each.
export { createAnswerSamples, listFactSamples } from './analysis/paths/createCandidates.ts'
export type { AnswerSample } from './analysis/paths/createCandidates.ts'
export { createScriptedSession, type ScriptOptions } from './analysis/paths/playExample.ts'
export { findExamples } from './analysis/paths/findExamples.ts'
export { provePaths } from './analysis/paths/provePaths.ts'
export { toReportText } from './analysis/paths/PathReport.ts'
export * from './analysis/paths/PathReport.ts'
export { toSentences } from './analysis/paths/Example.ts'
export * from './analysis/paths/createPlay.ts'
export type { Way, WayChoice, WayEnd } from './analysis/paths/Way.ts'
export type * from './analysis/paths/Example.ts'

// Runs a flow without compiling it.
export { createFlowRunner, toRunnableFlow } from './runner/toRunnableFlow.ts'
export { toRunnableCopy, type RunnableCopy } from './runner/toRunnableCopy.ts'
