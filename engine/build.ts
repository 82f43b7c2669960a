/** The entry point for Node: build scripts, command-line tools, the Vite configuration, a server that validates with the same schemas. */
export type { FlowProject } from './commands/Command.ts'
export { readLinkedFlow } from './commands/readLinkedFlow.ts'
export { runCommand } from './commands/runCommand.ts'
export { studioPlugin } from './commands/studio/studioPlugin.ts'
export type { FlowPlace, StudioProject } from './commands/studio/readStudioFiles.ts'
export type * from './commands/studio/StudioFiles.ts'
export { checkFlow } from './compiler/checkFlow.ts'
export { compileContracts, type ApiContract } from './compiler/compileContracts.ts'
export { readCalls } from './compiler/compileCalls.ts'
export { compileCopy } from './compiler/compileCopy.ts'
export { compileFlow } from './compiler/compileFlow.ts'
export type { FlowModules, ModuleNames } from './compiler/compileFlow.ts'
export { flowPlugin } from './compiler/flowPlugin.ts'
export { toFlowText } from './compiler/text/toFlowText.ts'
export type { FlowText } from './compiler/text/toFlowText.ts'
export { readCode, readFlow, readFlowFiles, readSource, toReleasedFile } from './definition/readFlow.ts'
export {
  FlowError,
  toFlowFolders,
  toSourceFile,
  toText,
  type CheckedFlow,
  type FlowSource,
  type LinkedFlow,
  type Problem,
} from './definition/index.ts'
export { apiSandboxPlugin, createApiSandbox } from './sandbox/createApiSandbox.ts'
export { createAjv } from './validation/createAjv.ts'
