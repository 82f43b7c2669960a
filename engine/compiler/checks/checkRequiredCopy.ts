import type { Check } from '../../definition/index.ts'
import { requiredCopy } from '../../react/requiredCopy.ts'

/** Finds the words that the engine itself shows and the first language lacks. */
export const checkRequiredCopy: Check = ({ source, copy, report }) => {
  const [first] = copy
  if (!first) return
  const [language, texts] = first
  const file = source.copy.get(language)
  for (const key of requiredCopy) {
    if (file && !Object.hasOwn(texts, key)) {
      report({ code: 'unknown-copy', file, path: [], message: `${language} has no "${key}", which every form shows` })
    }
  }
}
