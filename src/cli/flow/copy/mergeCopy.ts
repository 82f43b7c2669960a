import { toHint } from '../../../../engine/authoring.ts'
import type { ReturnedRow } from './CopyRow.ts'
import { toFingerprint } from './toFingerprint.ts'

type Texts = Readonly<Record<string, string>>

/** A text that somebody else changed while this one was being worked on; neither is taken. */
export interface CopyConflict {
  readonly key: string
  readonly language: string
  readonly here: string
  readonly returned: string
}

/** What a returned file changes: language to key to text, and what has to be decided by people. */
export interface CopyMerge {
  readonly changes: ReadonlyMap<string, ReadonlyMap<string, string>>
  readonly conflicts: readonly CopyConflict[]
  /** Keys and languages that are not here, with the nearest that is. */
  readonly unknown: readonly string[]
}

/** Compares what came back with what is here. A row whose texts are as they were handed out is taken as it is. */
export function mergeCopy(copy: ReadonlyMap<string, Texts>, rows: readonly ReturnedRow[]): CopyMerge {
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
