import flow from '../../../flows/refinance.json' with { type: 'json' }
import { rawWords } from '../../faults/faults.ts'
import type { Sight } from './readSight.ts'

/** The length at which the product cuts a host's message. */
const longestWords = 300

/** Lists what is wrong with how the page reports a failure. */
export function findMisplaced({ text, step, screen }: Sight): string[] {
  const where = screen ?? step ?? 'the start'
  const raw = rawWords.exec(text)
  const longest = Math.max(...text.split('\n').map((line) => line.length))
  return [
    ...(text.includes(flow.constants.phone) ? [] : [`no phone at ${where}`]),
    ...(raw ? [`"${raw[0]}" at ${where}`] : []),
    ...(longest > longestWords * 2 ? [`${longest} letters in a line at ${where}`] : []),
  ]
}

/** Lists what was in the form when it was sent and is missing now. A one-time code need not stay. */
export function findLost(sent: Sight | undefined, now: Sight): string[] {
  if (!sent || sent.step !== now.step || now.screen !== undefined) return []
  return Object.entries(sent.typed)
    .filter(([name, value]) => name !== 'code' && now.typed[name] !== value)
    .map(([name, value]) => `${name}, which was ${value}`)
}
