import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { EmbedCopy, EmbedTexts } from './toTexts.ts'

/**
 * Reads what the loader says from a flow and its copy, of `pt-BR` and `pt-PT` the first; throws when a language lacks a text of it.
 */
export function readEmbedCopy(flowFile: string): EmbedCopy {
  const { constants, copy } = readJson(flowFile)
  const folder = join(dirname(flowFile), copy)
  const readTexts = (language: string): EmbedTexts => {
    const known: Record<string, string> = readJson(join(folder, `${language}.json`))
    const fill = (key: string) => {
      const text = known[key]
      if (text === undefined) throw new Error(`The copy ${language} has no "${key}", which the loader shows.`)
      return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => constants[name])
    }
    return { title: fill('app.titleSuffix'), failed: fill('embed.failed'), tryAgain: fill('common.tryAgain') }
  }
  const texts: Record<string, EmbedTexts> & { EN: EmbedTexts } = { EN: readTexts('en') }
  for (const file of readdirSync(folder).toSorted()) {
    const language = file.replace(/\.json$/, '')
    const [name = ''] = language.toUpperCase().split('-')
    texts[name] ??= readTexts(language)
  }
  return { texts, phone: { text: constants.phone, link: `tel:${constants.phoneLink}` } }
}

/** The names in the code of the loader that the build has to replace, each with its value. */
export const toEmbedDefine = ({ texts, phone }: EmbedCopy) => ({
  embedTexts: JSON.stringify(texts),
  embedPhone: JSON.stringify(phone),
})

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
