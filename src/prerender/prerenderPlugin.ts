import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type HtmlTagDescriptor, type Plugin, type Rollup } from 'vite'
import { flowPlugin } from '../../engine/compiler/index.ts'

type Renderer = typeof import('./renderFirstStep.tsx')
type FirstStep = Awaited<ReturnType<Renderer['renderFirstStep']>>

/** What the page in a partner's frame fetches on demand, and needs for its first step all the same. */
const frameChunk = 'openWidget'

/**
 * The Vite plugin that completes `index.html` and `embed/frame.html`: `%PHONE%` is the contact phone of the flow. In a build `<!--first-step-->` is
 * its start step, whose form module is fetched along with the entry; `<!--other-languages-->` is the same step in Spanish, in
 * a template that `beforePaint.js`, or the script of the frame, may put in its place.
 */
export function prerenderPlugin(): Plugin {
  let root = process.cwd()
  let base = '/'
  let firstStep: ReturnType<typeof renderFirstStep> | undefined
  return {
    name: 'prerender',
    configResolved(config) {
      ;({ root, base } = config)
    },
    transformIndexHtml: {
      order: 'post',
      async handler(source, { bundle, path }) {
        const page = source.replaceAll('%PHONE%', readPhone(root))
        if (!bundle) return page
        const [{ step, html }, spanish] = await (firstStep ??= renderFirstStep(root))
        const { scripts, styles } = listPreloads(
          bundle,
          path.endsWith('/frame.html') ? [step, frameChunk] : [step],
          page,
        )
        return {
          html: page
            .replace('<!--first-step-->', () => html)
            .replace('id="refinance"', '$& data-prerendered="en"')
            .replace('<!--other-languages-->', () => toTemplate(spanish))
            .replace('src="/beforePaint.js"', `data-es="${base}${findChunk(bundle, 'es').fileName}" $&`),
          tags: [
            ...scripts.map((name) => toLink({ rel: 'modulepreload', crossorigin: true, href: base + name })),
            ...styles.map((name) => toLink({ rel: 'stylesheet', crossorigin: true, href: base + name })),
          ],
        }
      },
    },
  }
}

/** Bundled with everything, since this process may run another build of React already. */
async function renderFirstStep(root: string): Promise<readonly [FirstStep, FirstStep]> {
  const outDir = await mkdtemp(join(tmpdir(), 'first-step-'))
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [flowPlugin()],
      publicDir: false,
      define: { 'process.env.NODE_ENV': '"production"' },
      ssr: { noExternal: true },
      build: {
        outDir,
        ssr: resolve(root, 'src/prerender/renderFirstStep.tsx'),
        rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } },
      },
    })
    const renderer: Renderer = await import(pathToFileURL(join(outDir, 'renderFirstStep.mjs')).href)
    return [await renderer.renderFirstStep('en'), await renderer.renderFirstStep('es')]
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

function readPhone(root: string): string {
  const { constants }: { constants: { phone: string } } = JSON.parse(
    readFileSync(resolve(root, 'flows/refinance.json'), 'utf8'),
  )
  return constants.phone
}

const toTemplate = ({ title, html }: FirstStep) =>
  `<template lang="es" title="${title.replaceAll(`"`, `&quot;`)}">${html}</template>`

const toLink = (attrs: HtmlTagDescriptor['attrs']): HtmlTagDescriptor => ({
  tag: 'link',
  ...(attrs && { attrs }),
  injectTo: 'head',
})

/** The chunks that are fetched on demand, such as a step's forms, and all that they import, unless the page has them already. */
function listPreloads(bundle: Rollup.OutputBundle, wanted: readonly string[], page: string) {
  const names = new Set(wanted.map((name) => findChunk(bundle, name).fileName))
  const styles = new Set<string>()
  for (const name of names) {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk') continue
    for (const imported of chunk.imports) names.add(imported)
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style)
  }
  const isNew = (name: string) => !page.includes(name)
  return { scripts: [...names].filter(isNew), styles: [...styles].filter(isNew) }
}

/** The chunk of a module that is fetched on demand: the forms of a step, the texts of a language. */
function findChunk(bundle: Rollup.OutputBundle, name: string): Rollup.OutputChunk {
  const chunk = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === name)
  if (chunk?.type !== 'chunk') throw new Error(`The build has no chunk with the forms or texts of ${name}.`)
  return chunk
}
