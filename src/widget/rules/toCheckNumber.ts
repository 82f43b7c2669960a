/**
 * A number that tells whether values are the same again (FNV-1a). Of its 20 bits no amount can be made, so that it may be kept
 * where they may not; a single character that was mended always makes another one.
 */
export const toCheckNumber = (values: readonly unknown[]): number =>
  Array.from(values.join(' ')).reduce(
    (hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), 0x01000193) & 0xfffff,
    0xc9dc5,
  )
