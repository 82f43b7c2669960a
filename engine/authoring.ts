/** The engine for authors' tools that run in a browser, besides `analysis/index.ts` and `interpreter/index.ts`: it needs no Node. */
export { checkFlow } from './compiler/checkFlow.ts'
export { linkFlow } from './definition/linkFlow.ts'
export { isRtl } from './definition/isRtl.ts'
export { toLanguageTag } from './definition/toLanguageTag.ts'
export { toLanguageName } from './definition/toLanguageName.ts'
export { toReleasedFlow } from './definition/released/toReleasedFlow.ts'
export {
  FlowError,
  toFlowSource,
  toSourceFile,
  toText,
  type CheckedFlow,
  type FlowDefinition,
  type FlowSource,
  type LinkedFlow,
  type Problem,
  type SourceFile,
} from './definition/index.ts'
