import { createHash } from 'node:crypto'

/** Eight characters that change when any of the texts does, whatever the order of the languages. */
export const toFingerprint = (texts: Readonly<Record<string, string>>): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex')
    .slice(0, 8)
