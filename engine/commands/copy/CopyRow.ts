import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { listCopy } from '../../analysis/listCopy.ts'
import type { LinkedFlow } from '../../definition/index.ts'

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
