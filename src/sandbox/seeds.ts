import { createHash } from 'node:crypto'

/** Draws an integer from 0 to `count` - 1; the sequence of draws is decided by the seed alone. */
export type Draw = (count: number) => number

/** A repeatable source of draws from a seed text (FNV-1a hash, then the SplitMix32 sequence); not for secrets. */
export function createDraw(seed: string): Draw {
  let state = 0x811c9dc5
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (count) => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    return ((mixed ^ (mixed >>> 16)) >>> 0) % count
  }
}

/** Turns words into a whole number from 0 to 2^32 - 1, always the same one for the same words. */
export function toSeed(...words: readonly (string | number)[]): number {
  return createHash('sha256').update(words.join('\n')).digest().readUInt32BE(0)
}
