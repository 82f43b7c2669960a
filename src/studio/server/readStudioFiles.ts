import { resolve } from 'node:path'
import { readFlowFiles } from '../../../engine/build.ts'
import { readCode } from '../../cli/flow/readCode.ts'
import type { Files } from '../workspace/Workspace.ts'
import type { Project } from './Project.ts'
import { toCodeWords } from './toCodeWords.ts'

/** What the studio opens with. */
export interface StudioFiles {
  readonly flowFile: string
  readonly files: Files
  /** The words of the product's own code: what only that names is in use. */
  readonly code: string
  /** Whether there is a server that writes files. */
  readonly canSave: boolean
}

const product = resolve(import.meta.dirname, '../..')

/** Reads the files of a project's flow for the studio; throws when the flow file cannot be read. */
export const readStudioFiles = ({ folder, flowFile }: Project, canSave: boolean): StudioFiles => ({
  flowFile,
  files: Object.fromEntries(readFlowFiles(resolve(folder, flowFile), folder).files),
  code: toCodeWords(readCode(product)),
  canSave,
})
