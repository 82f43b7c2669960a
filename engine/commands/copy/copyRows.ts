import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { applyEdits, modify } from 'jsonc-parser'
import { listCopy } from '../../analysis/listCopy.ts'
import { type LinkedFlow, type Problem, toSourceFile } from '../../definition/index.ts'
import { checkFlow } from '../../compiler/checkFlow.ts'
import { toHint } from '../../definition/Problem.ts'
import { readFlow } from '../../definition/readFlow.ts'
import { openWritten } from '../readLinkedFlow.ts'
import { toTexts } from '../../definition/SourceFile.ts'

/** One text in the form that translators and lawyers get. */
export interface CopyRow {
  readonly key: string
  /** Where the text appears, in words. */
  readonly context: string
  /** The file names of pictures that show the text. */
  readonly pictures: readonly string[]
  /** Maps each language to its text. */
  readonly texts: Readonly<Record<string, string>>
  /** A hash of the texts at the time of the export, which reveals changes made since. */
  readonly fingerprint: string
}

/** A returned text in the languages that the file contains. */
export type ReturnedRow = Pick<CopyRow, 'key' | 'texts' | 'fingerprint'>

/** Returns the texts of a flow with their context. `pictures` is a folder of files whose names start with the name of a step. */
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

/** Returns eight characters that change with any of the texts. The order of the languages does not matter. */
export const toFingerprint = (texts: Readonly<Record<string, string>>): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex')
    .slice(0, 8)

/** The changes that an import would make; nothing has been written yet. */
interface CopyImport {
  readonly merge: CopyMerge
  /** The problems that the flow would have only afterwards, such as a lost placeholder. */
  readonly problems: readonly Problem[]
  /** The changed copy files, with their formatting preserved. */
  readonly files: readonly { readonly path: string; readonly text: string }[]
}

/** Computes what the returned rows change in the copy of a flow. Throws a `FlowError` when its parts cannot be read. */
export function importCopy(flowFile: string, rows: readonly ReturnedRow[]): CopyImport {
  const merge = mergeCopy(openWritten(flowFile).copy, rows)
  const source = readFlow(flowFile)
  const [first] = source.copy.values()
  const order = first ? Object.keys(toTexts(first)) : []
  const files = [...merge.changes].flatMap(([language, texts]) => {
    const file = source.copy.get(language)
    if (!file) return []
    const text = [...texts].reduce((before, change) => withText(before, change, order), file.text)
    return [{ language, path: file.path, text }]
  })
  const copy = new Map(source.copy)
  for (const { language, path, text } of files) copy.set(language, toSourceFile(path, text))
  // What was wrong before keeps no text out. Nor do texts that are still to be translated.
  const known = new Set(checkFlow(source).problems.map(toKind))
  const problems = checkFlow({ ...source, copy }).problems.filter(
    (problem) => !unfinished.includes(problem.code) && !known.has(toKind(problem)),
  )
  return { merge, problems, files }
}

const unfinished = ['missing-translation', 'untranslated']

const toKind = ({ code, file, message }: Problem) => [code, file, message].join(' ')

/** Writes a text into a file of texts. A new one gets its place in the order of the first language. */
function withText(file: string, [key, text]: readonly [string, string], order: readonly string[]): string {
  const before = new Set(order.slice(0, order.indexOf(key)))
  const edits = modify(file, [key], text, {
    formattingOptions: { insertSpaces: true, tabSize: 2 },
    getInsertionIndex: (keys) => keys.findLastIndex((one) => before.has(one)) + 1,
  })
  return applyEdits(file, edits)
}

type Texts = Readonly<Record<string, string>>

/** A text that changed on both sides since the export. Neither version is applied. */
interface CopyConflict {
  readonly key: string
  readonly language: string
  readonly here: string
  readonly returned: string
}

/** The changes of a returned file, by language and key, and the conflicts that people have to resolve. */
interface CopyMerge {
  readonly changes: ReadonlyMap<string, ReadonlyMap<string, string>>
  readonly conflicts: readonly CopyConflict[]
  /** Unknown keys and languages, each with the most similar known one. */
  readonly unknown: readonly string[]
}

/** Compares the returned rows with the current copy. A row whose texts have not changed since the export is applied as it is. */
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
  return `"${name}" is not a ${kind} of this flow. ${toHint(name, known)}`
}
