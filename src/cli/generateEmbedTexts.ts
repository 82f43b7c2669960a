import { readFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'

const languages = ['en', 'es'] as const

/** The text of a TypeScript file with the words that the loader needs when there is no frame to show them, from a flow and its copy. */
export async function generateEmbedTexts(flowFile: string, target: string): Promise<string> {
  const { constants, copy } = readJson(flowFile)
  const toWords = (language: string) => {
    const texts: Record<string, string> = readJson(new URL(`${copy}/${language}.json`, toUrl(flowFile)))
    const fill = (key: string) => {
      const text = texts[key]
      if (text === undefined) throw new Error(`The copy ${language} has no "${key}", which the loader shows.`)
      return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => constants[name])
    }
    return {
      title: fill('app.titleSuffix'),
      failed: fill('embed.failed'),
      tryAgain: fill('common.tryAgain'),
    }
  }
  const words = Object.fromEntries(languages.map((language) => [language, toWords(language)]))
  const text = `// Written by \`npm run generate\` from the flow and its copy. Do not edit.

/** What the loader itself says, by language. */
export const texts = ${JSON.stringify(words)}

/** The phone of the product, as it is read and as it is called. */
export const phone = ${JSON.stringify({ text: constants.phone, link: `tel:${constants.phoneLink}` })}
`
  return format(text, { ...(await resolveConfig(target)), filepath: target })
}

const toUrl = (file: string) => new URL(file, `file://${process.cwd()}/`)

const readJson = (file: string | URL) => JSON.parse(readFileSync(file, 'utf8'))
