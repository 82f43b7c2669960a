import { readFlowFiles } from '../../../engine/compiler/index.ts'
import type { Files } from '../workspace/Workspace.ts'

/** What the studio opens with. */
export interface StudioFiles {
  readonly flowFile: string
  readonly files: Files
  /** Whether there is a server that writes files. */
  readonly canSave: boolean
}

/** Reads the files of a flow for the studio; throws when the flow file cannot be read. */
export const readStudioFiles = (flowFile: string, canSave: boolean): StudioFiles => ({
  flowFile,
  files: Object.fromEntries(readFlowFiles(flowFile).files),
  canSave,
})
