/** A part of the application, as `flows/sections.json` lists them in order: it begins at this progress and takes so long. */
export interface Section {
  readonly name: string
  readonly from: number
  readonly minutes: number
}

/** Where the applicant is: the section, how much of it is behind (0 to 1), and whole minutes to the end, at least 1. */
export interface SectionProgress {
  readonly index: number
  readonly share: number
  readonly minutesLeft: number
}

/** Turns a progress from 0 to 100 into a place among the sections. */
export function toSection(progress: number, sections: readonly Section[]): SectionProgress {
  const index = Math.max(
    0,
    sections.findLastIndex(({ from }) => from <= progress),
  )
  const { from = 0, minutes = 0 } = sections[index] ?? {}
  const until = sections[index + 1]?.from ?? 100
  const share = Math.min(1, Math.max(0, (progress - from) / (until - from)))
  const later = sections.slice(index + 1).reduce((sum, section) => sum + section.minutes, 0)
  return { index, share, minutesLeft: Math.max(1, Math.ceil(minutes * (1 - share) + later)) }
}
