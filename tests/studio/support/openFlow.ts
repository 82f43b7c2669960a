import { structuredPatch } from 'diff'
import { checkFlow, linkFlow, toFlowSource, type FlowSource, type LinkedFlow } from '../../../engine/authoring.ts'
import { readFlowFiles } from '../../../engine/build.ts'
import { type FlowEdit, applyEdit } from '../../../studio/words/edits/applyEdit.ts'
import { layOutJson } from '../../../studio/workspace/changeJson.ts'
import { type Files, createWorkspace } from '../../../studio/workspace/createWorkspace.ts'

const link = (source: FlowSource): LinkedFlow => {
  const flow = linkFlow(source)
  if (!flow) throw new Error('The flow cannot be read.')
  return flow
}

/** The result of an edit of a flow. */
export interface Edited {
  readonly flow: LinkedFlow
  /** The removed (-) and added (+) lines, trimmed, by file. */
  readonly lines: Readonly<Record<string, readonly string[]>>
  /** The codes of the check's findings after the edit. */
  readonly faults: readonly string[]
}

/** Opens a flow on disk as the studio does; `runEdit` applies an edit, formats the changed files, and checks the result. */
export function openProject(flowFile: string) {
  const files: Files = Object.fromEntries(readFlowFiles(flowFile).files)
  const sound = toFlowSource(flowFile, new Map(Object.entries(files)))
  const all = [sound.flow, ...sound.schemas.values(), ...sound.copy.values(), ...sound.released.values()]
  /** Unchanged files are not parsed again, as in the studio. */
  const unchanged = new Map(all.map((file) => [file.path, file]))
  return {
    flow: link(sound),
    files,
    async runEdit(edit: FlowEdit): Promise<Edited> {
      const workspace = createWorkspace(flowFile, files)
      applyEdit(workspace, edit)
      const changed = Object.entries(workspace.store.getState().files).filter(([path, text]) => files[path] !== text)
      const laid = await Promise.all(changed.map(async ([path, text]) => [path, await layOutJson(text)] as const))
      const after = { ...files, ...Object.fromEntries(laid) }
      const source = toFlowSource(flowFile, new Map(Object.entries(after)), unchanged)
      const { problems } = checkFlow(source)
      return {
        flow: link(source),
        lines: Object.fromEntries(laid.map(([path, text]) => [path, toLines(files[path] ?? '', text)])),
        faults: problems.map(({ code }) => code),
      }
    },
  }
}

const toLines = (before: string, after: string) =>
  structuredPatch('', '', before, after, '', '', { context: 0 }).hunks.flatMap(({ lines }) =>
    lines.filter((line) => !line.startsWith('\\')).map((line) => line[0] + line.slice(1).trim()),
  )

const refinance = openProject('flows/refinance.json')

/** Returns the refinance flow as the studio opens it. */
export const openFlow = (): LinkedFlow => refinance.flow

/** Returns the files of the refinance flow. */
export const toFiles = (): Files => refinance.files

/** Applies an edit to the refinance flow, formats its files, and checks the result. */
export const runEdit = (edit: FlowEdit): Promise<Edited> => refinance.runEdit(edit)
