import { createTwoFilesPatch } from 'diff'
import { type LinkedFlow, listCopy, listSyntaxProblems, toSourceFile } from '../../engine/authoring.ts'
import { listStepForms } from '../words/listFormFields.ts'
import { layOutJson } from '../workspace/changeJson.ts'
import type { Workspace, WorkspaceState } from '../workspace/createWorkspace.ts'

/** A file that differs from its last saved text. Without `before` it is new, without `after` it is deleted. */
export interface FileChange {
  readonly file: string
  readonly before: string | undefined
  readonly after: string | undefined
}

/** Lists the files that differ from their last saved texts. */
export function listChanges({ files, saved }: Pick<WorkspaceState, 'files' | 'saved'>): FileChange[] {
  const paths = new Set([...Object.keys(saved), ...Object.keys(files)])
  return [...paths]
    .filter((path) => files[path] !== saved[path])
    .map((file) => ({ file, before: saved[file], after: files[file] }))
}

/** Formats the edited files as they will be written. Files that are not valid JSON stay as they are. */
export async function layOutChanges({ store, layOut }: Workspace): Promise<void> {
  const { files } = store.getState()
  const laid = await Promise.all(
    listChanges(store.getState()).map(async ({ file, after }) => {
      const text = after === undefined ? undefined : await layOutJson(after).catch(() => after)
      return text === undefined ? [] : [[file, text] as const]
    }),
  )
  if (store.getState().files === files) layOut(Object.fromEntries(laid.flat()))
}

/** Lists the steps that may look different in two versions of a flow, in the order of the later one. Deleted steps come last. */
export function listChangedSteps(before: LinkedFlow, after: LinkedFlow): readonly string[] {
  const [old, now] = [toFaces(before), toFaces(after)]
  const others = listChangedNames(before, after)
  return [...new Set([...now.keys(), ...old.keys()])].filter((step) => {
    const face = now.get(step)
    return old.get(step) !== face || others.some((name) => face?.includes(name))
  })
}

/** Returns what determines how each step looks: its view, fields and texts. */
function toFaces(flow: LinkedFlow): ReadonlyMap<string, string> {
  const copy = listCopy(flow)
  return new Map(
    Object.entries(flow.definition.steps).map(([step, { title, progress, view, form, dialogs }]) => {
      const words = copy.flatMap(({ steps, texts }) => (steps.includes(step) ? [texts] : []))
      return [step, JSON.stringify([title, progress, view, form, dialogs, listStepForms(flow, step), words])]
    }),
  )
}

/** Lists the limits that differ, and the conditions that differ or name such a limit. */
function listChangedNames({ definition: old }: LinkedFlow, { definition: now }: LinkedFlow): readonly string[] {
  const limits = listOtherNames(old.constants, now.constants)
  const conditions = Object.entries(now.predicates).filter(([, rule]) => {
    const text = JSON.stringify(rule)
    return limits.some((name) => text.includes(name))
  })
  return [...limits, ...listOtherNames(old.predicates, now.predicates), ...conditions.map(([name]) => name)]
}

type Named = Readonly<Record<string, unknown>>

const listOtherNames = (old: Named, now: Named): readonly string[] =>
  Object.keys({ ...old, ...now }).filter((name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]))

/** Describes each file that is not valid JSON in a sentence with the fault and its line. */
export const findUnreadable = (changes: readonly FileChange[]): string[] =>
  changes.flatMap(({ file, after }) => {
    if (after === undefined) return []
    const source = toSourceFile(file, after)
    // A name that stands twice is a problem, too, but the file can be read.
    const [first] = source.errors.length > 0 ? listSyntaxProblems(source) : []
    return first ? [`${file} cannot be read on line ${first.line}: ${first.message}.`] : []
  })

/** Downloads the changes as a file for `git apply`; `name` is the file's name without the extension. */
export function downloadPatch(changes: readonly FileChange[], name = 'flow'): void {
  const address = URL.createObjectURL(new Blob([toPatch(changes)], { type: 'text/x-patch' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.patch`
  link.click()
  URL.revokeObjectURL(address)
}

/** Converts changes to a patch for `git apply`. */
export const toPatch = (changes: readonly FileChange[]): string => changes.map(toFilePatch).join('')

function toFilePatch({ file, before, after }: FileChange): string {
  const [from, to] = [before === undefined ? '/dev/null' : `a/${file}`, after === undefined ? '/dev/null' : `b/${file}`]
  const patch = createTwoFilesPatch(from, to, before ?? '', after ?? '', undefined, undefined, {
    context: 3,
    headerOptions: { includeIndex: false, includeUnderline: false, includeFileHeaders: true },
  })
  const kind = before === undefined ? 'new file mode 100644\n' : after === undefined ? 'deleted file mode 100644\n' : ''
  return `diff --git a/${file} b/${file}\n${kind}${patch}`
}
