/** What no text that people read can have, how that is said, and how it is mended; the first that holds counts. */
const faults: readonly { readonly has: RegExp; readonly says: string; readonly hint: string }[] = [
  { has: /^\s*$/, says: 'says nothing', hint: 'Write the words' },
  {
    has: /\uFFFD/,
    says: 'has lost a letter, which shows as �',
    hint: 'Type the word again, and save the file as UTF-8',
  },
  {
    // What is left of UTF-8 that was read as Latin-1 or Windows-1252.
    has: /[ÂÃ][\u0080-\u00BF\u0152-\u0192\u02C6-\u02DC\u2013-\u203A\u20AC\u2122]|â€|ï»¿/,
    says: 'has letters that were read in another encoding, such as Ã© for é',
    hint: 'Type the word again, and save the file as UTF-8',
  },
  {
    // oxlint-disable-next-line no-control-regex -- these are what is looked for
    has: /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200B\u2028\u2029\u2060\uFEFF]/,
    says: 'has a character that nobody sees',
    hint: 'Type the text again instead of pasting it',
  },
  {
    has: /<\/?[a-z][^<>]*>|<!--|&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/i,
    says: 'has HTML, which would be shown as it stands',
    hint: 'Write plain words; a link is [its words](https://…)',
  },
  {
    has: /\b(?:TODO|TBD|FIXME|XXX)\b|\b[Ll]orem ipsum\b/,
    says: 'is not written yet',
    hint: 'Write the words that people are to read',
  },
  { has: /^\s|\s$/, says: 'begins or ends with a space', hint: 'Take the space away' },
]

/** What is wrong with the wording of a text, where in it, and how to mend it; nothing of most. */
export function toWordingFault(text: string) {
  for (const { has, says, hint } of faults) {
    const found = has.exec(text)
    if (found) return { says, hint, index: found.index }
  }
  return undefined
}
