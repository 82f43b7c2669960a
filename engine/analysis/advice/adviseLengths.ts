import type { Advice } from './Advice.ts'

/** Translations are at most this many times as long as what they translate; German and Spanish seldom need half of that. */
const factor = 2
/** Short words differ more. */
const allowance = 25

/** Finds translations that are so much longer or shorter that they say something else, or will not fit. */
export const adviseLengths: Advice = function* ({ flow }) {
  const [first, ...others] = flow.copy
  if (!first) return
  const [original, texts] = first
  for (const [language, translated] of others) {
    const file = flow.source.copy.get(language)
    if (!file) continue
    for (const [key, text] of Object.entries(translated)) {
      const [long, short] = [text.length, texts[key]?.length ?? 0].toSorted((a, b) => b - a)
      if ((long ?? 0) <= factor * (short ?? 0) + allowance) continue
      yield {
        code: 'length-differs',
        file,
        path: [key],
        message: `"${key}" has ${text.length} characters in ${language}, and ${texts[key]?.length ?? 0} in ${original}`,
        hint: 'See whether both say the same, and whether the longer one fits',
      }
    }
  }
}
