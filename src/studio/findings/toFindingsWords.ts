import type { Finding } from './CheckMessage.ts'
import type { Findings } from './createFindings.ts'

/** What was found, in a few words: `2 faults, 1 piece of advice`. */
export function toFindingsWords({ problems, isKnown }: Pick<Findings, 'problems' | 'isKnown'>): string {
  if (!isKnown) return 'Checking…'
  return toCountWords(problems) || 'Nothing found'
}

/** How many faults and pieces of advice there are, in words; nothing for none. */
export function toCountWords(problems: readonly Finding[]): string {
  const advice = problems.filter(({ isAdvice }) => isAdvice).length
  const faults = problems.length - advice
  return [
    faults > 0 && `${faults} ${faults === 1 ? 'fault' : 'faults'}`,
    advice > 0 && `${advice} ${advice === 1 ? 'piece of advice' : 'pieces of advice'}`,
  ]
    .filter((words) => words !== false)
    .join(', ')
}
