/** The door for tools that show a flow to its authors. */
export type * from './FlowGraph.ts'
export { toHint } from '../definition/toHint.ts'
export { listCopy, type CopyEntry } from './listCopy.ts'
export { toFlowGraph } from './toFlowGraph.ts'
export { toFlowSvg } from './toFlowSvg.ts'
export { toMeaning } from './toMeaning.ts'
export { toMermaid } from './toMermaid.ts'
