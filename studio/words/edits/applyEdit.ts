import { useCallback } from 'react'
import { useStudio } from '../../StudioContext.ts'
import { type JsonChange, changeJson, layOutJson } from '../../workspace/changeJson.ts'
import type { Files, Workspace } from '../../workspace/createWorkspace.ts'

/** What somebody does to a flow at once: it is undone at once, too. */
export interface FlowEdit {
  /** In the words of the studio: `the title of ENTER_LICENSE_PLATE`. */
  readonly label: string
  /** One after the other, each by the path of its file. */
  readonly changes: readonly (JsonChange & { readonly file: string })[]
  /** Whole files that are new. */
  readonly files?: Files
  /** Edits of one group that follow one another are undone together, such as the letters typed into one field. */
  readonly group?: string
}

let edits = 0

/** Does an edit at once, and lays its files out in the next moments unless something else is edited meanwhile. */
export function applyEdit({ store, edit }: Workspace, { label, changes, files = {}, group }: FlowEdit): void {
  edits += 1
  const name = group ?? `edit ${edits}`
  const { files: before } = store.getState()
  const changed = toChangedFiles({ ...before, ...files }, changes)
  edit(label, { ...files, ...changed }, name)
  const bent = changes.filter((change) => !isInPlace(change)).map(({ file }) => file)
  for (const file of new Set([...Object.keys(files), ...bent])) void layOut(file)

  async function layOut(file: string) {
    const text = changed[file] ?? files[file] ?? ''
    const laid = await layOutJson(text).catch(() => text)
    const now = store.getState()
    if (now.files[file] === text && now.past.at(-1)?.group === name) edit(label, { [file]: laid }, name)
  }
}

/** A text for another one, which needs no other layout in files that hold one text a line. */
const isInPlace = (change: FlowEdit['changes'][number]) =>
  'value' in change && typeof change.value === 'string' && change.index === undefined

/** The texts of the files that these changes touch. */
function toChangedFiles(files: Files, changes: FlowEdit['changes']): Files {
  const changed: Record<string, string> = {}
  for (const change of changes) {
    const text = changed[change.file] ?? files[change.file]
    if (text === undefined) throw new Error(`There is no file ${change.file} to change.`)
    changed[change.file] = changeJson(text, change)
  }
  return changed
}

/** Does an edit of the flow at once. */
export function useEdit(): (edit: FlowEdit) => void {
  const { workspace } = useStudio()
  return useCallback((edit) => applyEdit(workspace, edit), [workspace])
}
