/**
 * The words of some code, each once, for the check of what only the code names: names with their dots, beginnings of names that
 * the code computes (`residency.${`), and short texts with spaces, as names of events are.
 */
export function toCodeWords(code: string): string {
  const names = code.match(/[\w-]+(?:\.[\w-]+)*/g) ?? []
  const beginnings = code.match(/`[\w.-]+\.\$\{/g) ?? []
  const texts = [...code.matchAll(/(['"])([\w-]+(?: [\w-]+){1,4})\1/g)].map(([, , text]) => text)
  return [...new Set([...names, ...beginnings, ...texts])].join('\n')
}
