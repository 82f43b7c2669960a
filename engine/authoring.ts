/** The door for authors' tools, in a browser or not: checks a flow, shows it, tells it in words, finds its paths, plays it. It needs no Node. */

// A flow and its files, and what is wrong with them.
export { checkFlow } from './compiler/checkFlow.ts'
export { checkContract } from './analysis/checkContract.ts'
export { checkData } from './analysis/checkData.ts'
export { adviseFlow } from './analysis/advice/adviseFlow.ts'
export { flowGrammar } from './analysis/flowGrammar.ts'
export { listSyntaxProblems } from './definition/checks/checkSyntax.ts'
export { linkFlow } from './definition/checkFlow.ts'
export { listNames as listPersonalNames } from './definition/personal/listNames.ts'
export { isRtl } from './definition/isRtl.ts'
export { toAbsoluteRef } from './definition/SchemaCatalog.ts'
export { toHint } from './definition/toHint.ts'
export { toLanguageName } from './definition/toLanguageName.ts'
export { toLanguageTag } from './definition/toLanguageTag.ts'
export { toPlaceholders } from './definition/toPlaceholders.ts'
export { toWrittenPlace } from './definition/toWrittenPath.ts'
export { withExpressions } from './definition/expandFlow.ts'
export { toReleasedFlow } from './definition/released/toReleasedFlow.ts'
export { upgradeFlow } from './definition/upgradeFlow.ts'
export {
  FlowError,
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

// A flow as a map, and in words.
export { listCopy, type CopyEntry } from './analysis/listCopy.ts'
export { listFieldNames } from './analysis/listFieldNames.ts'
export type * from './analysis/FlowGraph.ts'
export { toBundles, type WayBundle } from './analysis/toBundles.ts'
export { toFlowGraph } from './analysis/toFlowGraph.ts'
export { toFlowSvg } from './analysis/toFlowSvg.ts'
export { toMermaid } from './analysis/toMermaid.ts'
export { toEventWords } from './analysis/toEventWords.ts'
export { toMeaning } from './analysis/toMeaning.ts'
export { toWayWords } from './analysis/toWayWords.ts'
export { createFlowWords } from './compiler/text/FlowWords.ts'
export { toConditionText } from './compiler/text/toConditionText.ts'
export { toInstructionLines } from './compiler/text/toInstructionLines.ts'
export { toRuleText } from './compiler/text/toRuleText.ts'

// What has changed between two states of a flow.
export { diffFlows } from './analysis/diff/diffFlows.ts'
export type * from './analysis/diff/FlowChange.ts'
export { toMarkdown } from './analysis/diff/toMarkdown.ts'

// Its paths, with data that leads along each.
export { createAnswerSamples, type AnswerSample } from './analysis/paths/createAnswerSamples.ts'
export { createScriptedSession, type ScriptOptions } from './analysis/paths/createScriptedSession.ts'
export { findExamples } from './analysis/paths/findExamples.ts'
export { provePaths } from './analysis/paths/provePaths.ts'
export { toReportText } from './analysis/paths/toReportText.ts'
export { toSentences } from './analysis/paths/toSentences.ts'
export type * from './analysis/paths/FlowWorld.ts'
export type * from './analysis/paths/PathReport.ts'
export type * from './analysis/paths/Way.ts'
export type * from './analysis/paths/Example.ts'
export type * from './analysis/paths/Examples.ts'

// It runs without being compiled.
export { createFlowRunner } from './runner/createFlowRunner.ts'
export { toRunnableCopy, type RunnableCopy } from './runner/toRunnableCopy.ts'
export { toRunnableFlow } from './runner/toRunnableFlow.ts'
