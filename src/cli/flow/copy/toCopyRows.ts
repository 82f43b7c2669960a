import { existsSync, readdirSync } from 'node:fs'
import { listCopy, type LinkedFlow } from '../../../../engine/authoring.ts'
import type { CopyRow } from './CopyRow.ts'
import { toFingerprint } from './toFingerprint.ts'

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
