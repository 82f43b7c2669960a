import type { PictureStep } from './FlowPicture.ts'

/** What is special about a step, in words; undefined for most. */
export function toEndingWords({ ending, isReachable, isMissing }: PictureStep): string | undefined {
  if (isMissing) return 'No such step'
  if (!isReachable) return 'Not reached'
  if (ending === 'success') return 'The end'
  return ending === 'deadEnd' ? 'Dead end' : undefined
}
