import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type Rollup } from 'vite'
import { flowPlugin } from '../../engine/compiler/index.ts'

type Renderer = typeof import('./renderFirstStep.tsx')
type FirstStep = Awaited<ReturnType<Renderer['renderFirstStep']>>

/**
 * The Vite plugin that completes `index.html`: `%PHONE%` is the contact phone of the flow. In a build `<!--first-step-->` is
 * its start step, whose form module is fetched along with the entry; `<!--other-languages-->` is the same step in Spanish, in
 * a template that `beforePaint.js` may put in its place.
 */
export function prerenderPlugin(): Plugin {
  let root = process.cwd()
  let base = '/'
  return {
    name: 'prerender',
    configResolved(config) {
      ;({ root, base } = config)
    },
    transformIndexHtml: {
      order: 'post',
      async handler(source, { bundle }) {
        const page = source.replaceAll('%PHONE%', readPhone(root))
        if (!bundle) return page
        const [{ step, html }, spanish] = await renderFirstStep(root)
        return {
          html: page
            .replace('<!--first-step-->', () => html)
            .replace('id="refinance"', '$& data-prerendered="en"')
            .replace('<!--other-languages-->', () => toTemplate(spanish))
            .replace('src="/beforePaint.js"', `$& data-es="${base}${findChunk(bundle, 'es').fileName}"`),
          tags: listPreloads(bundle, step, page).map((name) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: base + name },
            injectTo: 'head',
          })),
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

/** The chunk of a step's forms and all that it imports, unless the page has them already. */
function listPreloads(bundle: Rollup.OutputBundle, step: string, page: string): readonly string[] {
  const names = new Set([findChunk(bundle, step).fileName])
  for (const name of names) {
    const chunk = bundle[name]
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) names.add(imported)
  }
  return [...names].filter((name) => !page.includes(name))
}

/** The chunk of a module that is fetched on demand: the forms of a step, the texts of a language. */
function findChunk(bundle: Rollup.OutputBundle, name: string): Rollup.OutputChunk {
  const chunk = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === name)
  if (chunk?.type !== 'chunk') throw new Error(`The build has no chunk with the forms or texts of ${name}.`)
  return chunk
}
