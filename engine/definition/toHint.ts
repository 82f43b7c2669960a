import { toSuggestion } from '../expressions/index.ts'

/** The hint that names the nearest known name, or lists the known ones when they are few. */
export const toHint = (name: string, known: readonly string[]): string | undefined =>
  toSuggestion(name, known)?.replaceAll('`', '')
