import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { EmbedCopy, EmbedTexts } from './toTexts.ts'
import { bundleScript, serveScript } from '../site/bundleScript.ts'

const script = 'embed/v1.js'
const source = 'src/embed/script.ts'
const modesSource = 'src/embed/modes/arrange.ts'
const flow = 'flows/refinance.json'
const pinnedShape = /^\/embed\/v1-\w+\.js$/
const schema = 'schemas/partner-events.v1.schema.json'

/**
 * Creates the Vite plugin that bundles `script.ts` into `embed/v1.js`, one classic script without imports. A build also emits a
 * copy under a hashed name, its value for `integrity` in `embed/integrity.json`, and the schema of the events. The modes are a
 * separate script, named by its hash, that the loader fetches when a page uses one.
 */
export function embedPlugin(): Plugin {
  let root = process.cwd()
  const readCopy = () => readEmbedCopy(resolve(root, flow))
  const makeModes = async () => toNamed(await bundleScript(root, modesSource, toEmbedDefine(readCopy()), 'es'))
  const make = (hash: string) => bundleScript(root, source, toLoaderDefine(readCopy(), hash))
  return {
    name: 'embed',
    configResolved(config) {
      ;({ root } = config)
    },
    configureServer(server) {
      serveScript(server, `/${script}`, async () => make((await makeModes()).name))
      serveScript(server, pinnedShape, async () => (await makeModes()).code)
    },
    async generateBundle() {
      const modes = await makeModes()
      const code = await make(modes.name)
      const hash = createHash('sha384').update(code).digest()
      const pinned = script.replace('.js', `-${hash.toString('hex').slice(0, 8)}.js`)
      const integrity = { script: pinned, integrity: `sha384-${hash.toString('base64')}` }
      const emit = (fileName: string, text: string) => this.emitFile({ type: 'asset', fileName, source: text })
      emit(script, code)
      emit(pinned, code)
      emit(`embed/v1-${modes.name}.js`, modes.code)
      emit('embed/integrity.json', `${JSON.stringify(integrity, undefined, 2)}\n`)
      emit('embed/events.v1.schema.json', readFileSync(resolve(root, schema), 'utf8'))
    },
  }
}

/**
 * Reads the loader's texts from a flow and its copy. Among tags of the same language, such as `pt-BR` and `pt-PT`, the first
 * file counts. Throws when a language lacks one of the texts.
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
    return [fill('app.titleSuffix'), fill('embed.failed'), fill('common.tryAgain'), fill('common.close')]
  }
  const texts: Record<string, EmbedTexts> & { EN: EmbedTexts } = { EN: readTexts('en') }
  for (const file of readdirSync(folder).toSorted()) {
    const language = file.replace(/\.json$/, '')
    const [name = ''] = language.toUpperCase().split('-')
    texts[name] ??= readTexts(language)
  }
  return { texts, phone: { text: constants.phone, link: `tel:${constants.phoneLink}` } }
}

/** Returns a script and its base64 hash as a file name. Appends spaces to the script until the hash has only word characters. */
function toNamed(text: string): { readonly code: string; readonly name: string } {
  for (let code = text; ; code += ' ') {
    const name = createHash('sha256').update(code).digest('base64').replace('=', '')
    if (/^\w+$/.test(name)) return { code, name }
  }
}

/** Defines for the loader: the same as for the modes, minus the texts only they show, plus the hash of their script. */
const toLoaderDefine = ({ texts, phone }: EmbedCopy, hash: string) => ({
  ...toEmbedDefine({ texts, phone }),
  embedTexts: JSON.stringify(
    Object.fromEntries(Object.entries(texts).map(([language, said]) => [language, said.slice(0, 3)])),
  ),
  embedModes: JSON.stringify(hash),
})

/** The names in the code that the build replaces, each with its value. */
export const toEmbedDefine = ({ texts, phone }: EmbedCopy) => ({
  embedTexts: JSON.stringify(texts),
  'embedPhone.text': JSON.stringify(phone.text),
  'embedPhone.link': JSON.stringify(phone.link),
})

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
