import { useCallback } from 'react'
import { useStudio } from '../../StudioContext.ts'
import { type JsonChange, changeJson, layOutJson } from '../../workspace/changeJson.ts'
import type { Files, Workspace } from '../../workspace/createWorkspace.ts'

/** Changes to a flow that are made, and undone, together. */
export interface FlowEdit {
  /** What the edit does, to complete “Undo …”: `adding the step ASK_SOMETHING`. */
  readonly label: string
  /** The changes in their order, each with the path of its file. */
  readonly changes: readonly (JsonChange & { readonly file: string })[]
  /** New files with their texts. */
  readonly files?: Files
  /** Successive edits of one group are undone together, such as the letters typed into one field. */
  readonly group?: string
}

let edits = 0

/** Applies an edit at once, and formats its files shortly afterward unless they are edited first. */
export function applyEdit({ store, edit, layOut }: Workspace, { label, changes, files = {}, group }: FlowEdit): void {
  edits += 1
  const name = group ?? `edit ${edits}`
  const { files: before } = store.getState()
  const changed = toChangedFiles({ ...before, ...files }, changes)
  edit(label, { ...files, ...changed }, name)
  const bent = changes.filter((change) => !isInPlace(change)).map(({ file }) => file)
  for (const file of new Set([...Object.keys(files), ...bent])) void format(file)

  async function format(file: string) {
    const text = changed[file] ?? files[file] ?? ''
    const laid = await layOutJson(text).catch(() => text)
    if (store.getState().files[file] === text) layOut({ [file]: laid })
  }
}

/** Checks whether a change only replaces one text by another, which needs no formatting in files with one text a line. */
const isInPlace = (change: FlowEdit['changes'][number]) =>
  'value' in change && typeof change.value === 'string' && change.index === undefined

/** Returns the new texts of the files that these changes affect. */
function toChangedFiles(files: Files, changes: FlowEdit['changes']): Files {
  const changed: Record<string, string> = {}
  for (const change of changes) {
    const text = changed[change.file] ?? files[change.file]
    if (text === undefined) throw new Error(`The file ${change.file} does not exist.`)
    changed[change.file] = changeJson(text, change)
  }
  return changed
}

/** Returns a function that applies an edit to the workspace. */
export function useEdit(): (edit: FlowEdit) => void {
  const { workspace } = useStudio()
  return useCallback((edit) => applyEdit(workspace, edit), [workspace])
}
