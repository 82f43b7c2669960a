const abbreviations: Readonly<Record<string, string>> = { Saint: 'St.', Sainte: 'Ste.', Afb: 'AFB', Jbsa: 'JBSA' }
const small = new Set(['Of', 'The', 'And', 'Or', 'In', 'At', 'By', 'On'])

/** A city as the people there write it: "St. Louis", "McAllen", "O'Fallon", "Truth or Consequences". */
export function toCityName(name: string): string {
  return name
    .trim()
    .replace(/\b([OD]) (?=[A-Z][a-z])/g, "$1'")
    .replace(/(?<=[a-z])'S\b/g, "'s")
    .replace(/\bMc([a-z])/g, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .split(' ')
    .map((word, index) => abbreviations[word] ?? (index > 0 && small.has(word) ? word.toLowerCase() : word))
    .join(' ')
}
