import type { LinkedFlow } from '../../../../engine/authoring.ts'
import type { FlowEdit } from './FlowEdit.ts'

/** Another text for a copy key in one language. Letters typed one after the other are one edit. */
export const editText = (flow: LinkedFlow, language: string, key: string, text: string): FlowEdit => ({
  label: `the text ${key} (${language})`,
  changes: [{ file: toCopyFile(flow, language), path: [key], value: text }],
  group: `text ${language} ${key}`,
})

/** A new text in each language, marked as not translated in all but the first. */
export const addTexts = (flow: LinkedFlow, texts: Readonly<Record<string, string>>): FlowEdit['changes'] =>
  [...flow.copy.keys()].flatMap((language, index) =>
    Object.entries(texts).map(([key, text]) => ({
      file: toCopyFile(flow, language),
      path: [key],
      value: index === 0 ? text : toUntranslated(firstLanguage(flow), text),
    })),
  )

/** Takes a text away in each language that has it. */
export const removeText = (flow: LinkedFlow, key: string): FlowEdit['changes'] =>
  [...flow.copy].flatMap(([language, texts]) =>
    key in texts ? [{ file: toCopyFile(flow, language), path: [key], value: undefined }] : [],
  )

/** The mark of a text that is still in another language; the check refuses it: `[en] Your car`. */
export const toUntranslated = (from: string, text: string): string => `[${from}] ${text}`

/** The language in which texts are written first. */
export const firstLanguage = ({ copy }: LinkedFlow): string => copy.keys().next().value ?? 'en'

/** The path of a language's file; throws when the flow does not speak it. */
export function toCopyFile({ source }: LinkedFlow, language: string): string {
  const file = source.copy.get(language)
  if (!file) throw new Error(`The flow has no words in "${language}".`)
  return file.path
}
