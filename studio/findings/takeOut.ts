import { getLocation } from 'jsonc-parser'
import type { LinkedFlow } from '../../engine/authoring.ts'
import type { Files } from '../workspace/createWorkspace.ts'
import type { FlowEdit } from '../words/edits/applyEdit.ts'
import { removeField } from '../words/edits/fields.ts'
import { removeText } from '../words/edits/texts.ts'
import { listFormFields } from '../words/listFormFields.ts'
import type { Finding } from './createFindings.ts'
import { toProblemOffset } from './toFindingSteps.ts'

/** Checks whether a finding reports something unused, which can be removed without asking. */
export const isUnused = ({ code }: Finding): boolean => code === 'unused'

/** Checks whether a finding is at a field, which other lines of its form name. */
export const isField = ({ file, ...place }: Finding, files: Files): boolean =>
  toPath(place, files[file] ?? '').at(-2) === 'properties'

/** Removes what a finding reports as unused: a text in every language, or a field with everything that its form says about it. */
export function takeOut(flow: LinkedFlow, finding: Finding, files: Files, code: string): FlowEdit {
  const label = 'removing an unused item'
  if (!isField(finding, files)) return { label, changes: toChanges(flow, finding, files) }
  const { file, ...place } = finding
  const name = toPath(place, files[file] ?? '').join()
  const [id = ''] = [...flow.source.schemas].find(([, { path }]) => path === file) ?? []
  const field = listFormFields(flow, id).find(
    ({ owner, name: own }) => [...owner.path, 'properties', own].join() === name,
  )
  return { label, changes: field ? removeField(flow, field, code).changes : toChanges(flow, finding, files) }
}

/** Removes what several findings report, in one edit. None of them may be a field. */
export function takeOutAll(flow: LinkedFlow, findings: readonly Finding[], files: Files): FlowEdit {
  // Start at the end, so that no removal shifts the place of another.
  const last = findings.toSorted((a, b) => b.line - a.line || b.column - a.column)
  return {
    label: `removing ${findings.length} unused items`,
    changes: last.flatMap((finding) => toChanges(flow, finding, files)),
  }
}

function toChanges(flow: LinkedFlow, { file, ...place }: Finding, files: Files): FlowEdit['changes'] {
  const path = toPath(place, files[file] ?? '')
  const isText = [...flow.source.copy.values()].some((copy) => copy.path === file)
  return isText ? removeText(flow, String(path[0])) : [{ file, path, value: undefined }]
}

/** Returns the path of a finding's place, which is always at a key. */
const toPath = (place: Pick<Finding, 'line' | 'column'>, text: string) =>
  getLocation(text, toProblemOffset(place, text) + 1).path
