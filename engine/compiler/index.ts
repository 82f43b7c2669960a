/** The door for build scripts, tools and the Vite configuration; Node only. */
export { checkFlow } from './checkFlow.ts'
export { compileContracts, type ApiContract } from './compileContracts.ts'
export { compileCopy } from './compileCopy.ts'
export { compileFlow, type FlowModules, type ModuleNames } from './compileFlow.ts'
export { flowPlugin } from './flowPlugin.ts'
export { toFlowText, type FlowText } from './text/toFlowText.ts'
export { readFlow, readFlowFiles } from '../definition/readFlow.ts'
export {
  FlowError,
  toFlowFolders,
  toSourceFile,
  toText,
  type CheckedFlow,
  type FlowSource,
  type LinkedFlow,
  type Problem,
} from '../definition/index.ts'
