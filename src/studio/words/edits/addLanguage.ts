import type { LinkedFlow } from '../../../../engine/authoring.ts'
import type { FlowEdit } from './FlowEdit.ts'
import { firstLanguage, toCopyFile, toUntranslated } from './editText.ts'

/** A language as files are named after it: `fr`, `pt-BR` (BCP 47). */
const tag = /^[a-z]{2,3}(-[A-Z]{2})?$/

/** What is wrong with the name of a new language; undefined when nothing is. */
export function toLanguageFault({ copy }: LinkedFlow, language: string): string | undefined {
  if (!tag.test(language)) return 'Write a language as two or three small letters, such as fr or pt-BR.'
  return copy.has(language) ? `The flow has ${language} already.` : undefined
}

/** The flow in a further language: every text of the first one, marked as not translated. */
export function addLanguage(flow: LinkedFlow, language: string): FlowEdit {
  const from = firstLanguage(flow)
  const file = toCopyFile(flow, from)
  const texts = Object.entries(flow.copy.get(from) ?? {}).map(([key, text]) => [key, toUntranslated(from, text)])
  const grammar = /"\$schema": "([^"]+)"/.exec(flow.source.copy.get(from)?.text ?? '')?.[1]
  return {
    label: `the language ${language}`,
    changes: [],
    files: {
      [file.replace(/[^/]+\.json$/, `${language}.json`)]:
        `${JSON.stringify({ $schema: grammar, ...Object.fromEntries(texts) }, undefined, 2)}\n`,
    },
  }
}
