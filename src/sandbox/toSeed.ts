import { createHash } from 'node:crypto'

/** Turns words into a whole number from 0 to 2^32 - 1, always the same one for the same words. */
export function toSeed(...words: readonly (string | number)[]): number {
  return createHash('sha256').update(words.join('\n')).digest().readUInt32BE(0)
}
