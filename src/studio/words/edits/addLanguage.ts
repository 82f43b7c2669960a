import { toLanguageTag, type LinkedFlow } from '../../../../engine/authoring.ts'
import type { FlowEdit } from './FlowEdit.ts'
import { firstLanguage, toCopyFile, toUntranslated } from './editText.ts'

/** What is wrong with the name of a new language; undefined when nothing is. */
export function toLanguageFault({ copy }: LinkedFlow, language: string): string | undefined {
  const tag = toLanguageTag(language)
  if (tag === undefined) return 'Write a language as two or three small letters, such as fr or pt-BR.'
  if (tag !== language) return `Write it as ${tag}.`
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
