import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type Rollup } from 'vite'
import { flowPlugin } from '../../engine/compiler/index.ts'

type Renderer = typeof import('./renderFirstStep.tsx')

/**
 * The Vite plugin that completes `index.html`: `%PHONE%` is the contact phone of the flow, and in a build
 * `<!--first-step-->` is its start step, whose form module is fetched along with the entry.
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
        const page = source.replace('%PHONE%', readPhone(root))
        if (!bundle) return page
        const { step, html } = await renderFirstStep(root)
        return {
          html: page.replace('<!--first-step-->', () => html).replace('id="refinance"', '$& data-prerendered'),
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
async function renderFirstStep(root: string): ReturnType<Renderer['renderFirstStep']> {
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
    return await renderer.renderFirstStep()
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

/** The chunk of a step's forms and all that it imports, unless the page has them already. */
function listPreloads(bundle: Rollup.OutputBundle, step: string, page: string): readonly string[] {
  const form = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.name === step)
  if (!form) throw new Error(`The build has no chunk with the forms of ${step}.`)
  const names = new Set([form.fileName])
  for (const name of names) {
    const chunk = bundle[name]
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) names.add(imported)
  }
  return [...names].filter((name) => !page.includes(name))
}
