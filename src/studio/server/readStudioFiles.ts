import { resolve } from 'node:path'
import { readFlowFiles } from '../../../engine/compiler/index.ts'
import type { Files } from '../workspace/Workspace.ts'
import type { Project } from './Project.ts'

/** What the studio opens with. */
export interface StudioFiles {
  readonly flowFile: string
  readonly files: Files
  /** Whether there is a server that writes files. */
  readonly canSave: boolean
}

/** Reads the files of a project's flow for the studio; throws when the flow file cannot be read. */
export const readStudioFiles = ({ folder, flowFile }: Project, canSave: boolean): StudioFiles => ({
  flowFile,
  files: Object.fromEntries(readFlowFiles(resolve(folder, flowFile), folder).files),
  canSave,
})
