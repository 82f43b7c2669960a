import { applyEdits, modify } from 'jsonc-parser'
import { checkFlow, toSourceFile, type Problem } from '../../../../engine/authoring.ts'
import { readFlow } from '../../../../engine/build.ts'
import { readLinkedFlow } from '../readLinkedFlow.ts'
import type { ReturnedRow } from './CopyRow.ts'
import { mergeCopy, type CopyMerge } from './mergeCopy.ts'

/** What taking words back would do; nothing is written. */
export interface CopyImport {
  readonly merge: CopyMerge
  /** What would be wrong with the flow afterwards, such as a placeholder that was lost. */
  readonly problems: readonly Problem[]
  /** The copy files as they would be, formatting kept. */
  readonly files: readonly { readonly path: string; readonly text: string }[]
}

/** Works out what rows that came back change in the copy of a flow. Throws a `FlowError` when the flow is faulty already. */
export function importCopy(flowFile: string, rows: readonly ReturnedRow[]): CopyImport {
  const merge = mergeCopy(readLinkedFlow(flowFile).copy, rows)
  const source = readFlow(flowFile)
  const files = [...merge.changes].flatMap(([language, texts]) => {
    const file = source.copy.get(language)
    if (!file) return []
    const text = [...texts].reduce(
      (before, [key, value]) => applyEdits(before, modify(before, [key], value, {})),
      file.text,
    )
    return [{ language, path: file.path, text }]
  })
  const copy = new Map(source.copy)
  for (const { language, path, text } of files) copy.set(language, toSourceFile(path, text))
  return { merge, problems: checkFlow({ ...source, copy }).problems, files }
}
