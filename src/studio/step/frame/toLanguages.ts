import { isRtl, toLanguageName } from '../../../../engine/authoring.ts'
import type { Languages } from '../../../../engine/index.ts'

/** The languages of a flow as applicants may choose them, by their tags. */
export const toLanguages = (tags: readonly string[]): Languages =>
  Object.fromEntries(tags.map((tag) => [tag, { name: toLanguageName(tag), ...(isRtl(tag) && { dir: 'rtl' }) }]))
