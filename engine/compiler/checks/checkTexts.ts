import type { FlowContext } from '../../definition/index.ts'
import { toContent, toTexts, type SourceFile } from '../../definition/SourceFile.ts'
import { toLanguageTag } from '../../definition/toLanguageTag.ts'
import { compileText } from '../compileCopy.ts'
import { toWordingFault } from './toWordingFault.ts'

const hint = "A brace that is meant as such stands between apostrophes: '{'"

/** Finds texts that cannot be read, use a format that compiled texts do not have, or are worded as none should be. */
export function checkTexts({ source, report }: Pick<FlowContext, 'source' | 'report'>): void {
  for (const [language, file] of source.copy) {
    // Nothing can be said of words in no language; that it is none is said elsewhere.
    if (toLanguageTag(language) === language) checkLanguage(language, file, report)
  }
}

/** The same for one language. */
export function checkLanguage(language: string, file: SourceFile, report: FlowContext['report']): void {
  const content = Object(toContent(file))
  for (const [key, text] of Object.entries(toTexts(file))) {
    // What is no text at all is told as that.
    if (typeof content[key] !== 'string') continue
    const fault = toWordingFault(text)
    if (fault) {
      const { says, ...place } = fault
      report({ code: 'bad-wording', file, path: [key], ...place, message: `"${key}" of ${language} ${says}` })
      continue
    }
    try {
      compileText(text, language)
    } catch (error) {
      const [reason = '', place] = (error instanceof Error ? error.message : String(error)).split(' at line 1 col ')
      const index = place === undefined ? undefined : Number.parseInt(place, 10) - 1
      const message = `"${key}" of ${language} cannot be read: ${reason}`
      report({ code: 'bad-text', file, path: [key], ...(index !== undefined && { index }), message, hint })
    }
  }
}
