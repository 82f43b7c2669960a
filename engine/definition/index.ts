/** The definition of a flow for tools and the build; the browser takes only the types. */
export type * from './CompiledFlow.ts'
export type * from './FlowDefinition.ts'
export type { Check, FlowContext } from './FlowContext.ts'
export { checkFlow, type CheckedFlow, type LinkedFlow } from './checkFlow.ts'
export { flowChecks } from './checks/index.ts'
export { FlowError, toText, type Problem } from './Problem.ts'
export { toFlowFolders, toFlowSource, type FlowSource } from './toFlowSource.ts'
export { toSourceFile, type SourceFile } from './SourceFile.ts'
