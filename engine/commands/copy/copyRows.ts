import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { applyEdits, modify } from 'jsonc-parser'
import { listCopy } from '../../analysis/listCopy.ts'
import { type LinkedFlow, type Problem, toSourceFile } from '../../definition/index.ts'
import { checkFlow } from '../../compiler/checkFlow.ts'
import { toHint } from '../../definition/Problem.ts'
import { readFlow } from '../../definition/readFlow.ts'
import { readLinkedFlow } from '../readLinkedFlow.ts'

/** One text as translators and lawyers get it. */
export interface CopyRow {
  readonly key: string
  /** Where people meet it, in words. */
  readonly context: string
  /** File names of pictures that show it. */
  readonly pictures: readonly string[]
  /** Language to text. */
  readonly texts: Readonly<Record<string, string>>
  /** Of the texts as they were when they were handed out; tells whether somebody changed them meanwhile. */
  readonly fingerprint: string
}

/** What came back for one text: the languages that the file holds, each with its text. */
export type ReturnedRow = Pick<CopyRow, 'key' | 'texts' | 'fingerprint'>

/** The texts of a flow with their context; `pictures` is a folder of files that begin with the name of a step. */
export function toCopyRows(flow: LinkedFlow, pictures: string): CopyRow[] {
  const files = existsSync(pictures) ? readdirSync(pictures).filter((name) => name.endsWith('-1280.webp')) : []
  return listCopy(flow).map(({ key, texts, steps, uses }) => ({
    key,
    context: [steps.join(', '), uses.join('; ')].filter((part) => part !== '').join(': ') || 'a part of the page',
    pictures: steps.flatMap((step) => files.find((name) => name.startsWith(`${step}-`)) ?? []),
    texts,
    fingerprint: toFingerprint(texts),
  }))
}

/** Eight characters that change when any of the texts does, whatever the order of the languages. */
export const toFingerprint = (texts: Readonly<Record<string, string>>): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex')
    .slice(0, 8)

/** What taking words back would do; nothing is written. */
interface CopyImport {
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

type Texts = Readonly<Record<string, string>>

/** A text that somebody else changed while this one was being worked on; neither is taken. */
interface CopyConflict {
  readonly key: string
  readonly language: string
  readonly here: string
  readonly returned: string
}

/** What a returned file changes: language to key to text, and what has to be decided by people. */
interface CopyMerge {
  readonly changes: ReadonlyMap<string, ReadonlyMap<string, string>>
  readonly conflicts: readonly CopyConflict[]
  /** Keys and languages that are not here, with the nearest that is. */
  readonly unknown: readonly string[]
}

/** Compares what came back with what is here. A row whose texts are as they were handed out is taken as it is. */
function mergeCopy(copy: ReadonlyMap<string, Texts>, rows: readonly ReturnedRow[]): CopyMerge {
  const changes = new Map<string, Map<string, string>>()
  const conflicts: CopyConflict[] = []
  const unknown = new Set<string>()
  const keys = new Set([...copy.values()].flatMap((texts) => Object.keys(texts)))

  for (const { key, texts, fingerprint } of rows) {
    if (!keys.has(key)) {
      unknown.add(toUnknown('key', key, [...keys]))
      continue
    }
    const here = Object.fromEntries([...copy].map(([language, own]) => [language, own[key] ?? '']))
    const isUntouched = toFingerprint(here) === fingerprint
    for (const [language, returned] of Object.entries(texts)) {
      const own = here[language]
      if (own === undefined) unknown.add(toUnknown('language', language, [...copy.keys()]))
      else if (own === returned) continue
      else if (isUntouched)
        changes.set(language, (changes.get(language) ?? new Map<string, string>()).set(key, returned))
      else conflicts.push({ key, language, here: own, returned })
    }
  }
  return { changes, conflicts, unknown: [...unknown] }
}

function toUnknown(kind: string, name: string, known: readonly string[]): string {
  const hint = toHint(name, known)
  return `"${name}" is no ${kind} of this flow.${hint === undefined ? '' : ` ${hint}`}`
}
