import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createHash } from 'node:crypto'
import { type Alias, type HtmlTagDescriptor, type Plugin, type Rollup, build } from 'vite'
import { flowPlugin } from '../../engine/build.ts'
import { zipCodesPlugin } from '../widget/zipCodes/zipCodesPlugin.ts'
import { bundleScript, serveScript } from '../site/bundleScript.ts'

type Renderer = typeof import('./renderFirstSteps.tsx')
type FirstStep = Awaited<ReturnType<Renderer['renderFirstSteps']>>[number]

/** The chunk that the partner's frame loads on demand, although its first step needs it. */
const frameChunk = 'openWidget'

/**
 * Creates the Vite plugin that fills the placeholders of `index.html` and `embed/frame.html` in a build. `<!--first-step-->`
 * becomes the start step of the flow. `<!--other-languages-->` becomes templates with the same step in each other language,
 * which `beforePaint.js` or the frame's script may show instead. `<!--no-script-->` says in every language that scripts are
 * required. `<!--late-start-->` says whom to call when the script does not arrive: the style sheet shows it after a while, and
 * the script removes it (`endLateStart`). `checkPages` reports a placeholder that is gone.
 */
export function prerenderPlugin(): Plugin {
  let root = process.cwd()
  let base = '/'
  let alias: Alias[] = []
  let firstSteps: ReturnType<typeof renderFirstSteps> | undefined
  return {
    name: 'prerender',
    configResolved(config) {
      ;({ root, base } = config)
      alias = config.resolve.alias
    },
    transformIndexHtml: {
      order: 'post',
      async handler(source, { bundle, path }) {
        if (!bundle) return source
        const steps = await (firstSteps ??= renderFirstSteps(root, alias))
        const [first, ...others] = steps
        if (!first) throw new Error('The flow has no language to draw its first step in.')
        const wanted = path.endsWith('/frame.html') ? [frameChunk] : []
        const { scripts, styles } = listPreloads(bundle, wanted, source)
        const texts = others.map(({ locale }) => ` data-${locale}="${base}${findTexts(bundle, locale).fileName}"`)
        return {
          html: source
            .replace('<!--first-step-->', () => first.html)
            .replace('id="refinance"', `$& data-prerendered="${first.locale}"`)
            .replace('<!--other-languages-->', () => others.map(toTemplate).join('\n    '))
            .replace('<!--late-start-->', () => toLateStart(steps))
            .replace('<!--no-script-->', () => steps.map(toNotice).join('\n      '))
            .replace(
              'src="/beforePaint.js"',
              `data-locales="${steps.map(({ locale }) => locale).join(' ')}"${texts.join('')} $&`,
            ),
          tags: [
            ...scripts.map((name) => toLink({ rel: 'modulepreload', crossorigin: true, href: base + name })),
            ...styles.map((name) => toLink({ rel: 'stylesheet', crossorigin: true, href: base + name })),
          ],
        }
      },
    },
  }
}

/**
 * Bundles the renderer with all of its dependencies, because this process may already run another build of React, and with the
 * site's aliases, so that one library renders the first step and hydrates it.
 */
async function renderFirstSteps(root: string, alias: Alias[]): Promise<readonly FirstStep[]> {
  const outDir = await mkdtemp(join(tmpdir(), 'first-step-'))
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [flowPlugin(), zipCodesPlugin()],
      publicDir: false,
      resolve: { alias },
      define: { 'process.env.NODE_ENV': '"production"' },
      ssr: { noExternal: true },
      build: {
        outDir,
        ssr: resolve(root, 'src/prerender/renderFirstSteps.tsx'),
        rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } },
      },
    })
    const renderer: Renderer = await import(pathToFileURL(join(outDir, 'renderFirstSteps.mjs')).href)
    return await renderer.renderFirstSteps()
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

const toTemplate = ({ locale, dir, title, html }: FirstStep) =>
  `<template lang="${locale}" dir="${dir}" title="${toMarkup(title)}">${html}</template>`

const toNotice = ({ locale, dir, noScript }: FirstStep) => `<p lang="${locale}" dir="${dir}">${toMarkup(noScript)}</p>`

const toLateStart = (steps: readonly FirstStep[]) =>
  `<div data-late-start role="alert">${steps.map(({ lateStart }) => lateStart).join('')}</div>`

const toMarkup = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const toLink = (attrs: HtmlTagDescriptor['attrs']): HtmlTagDescriptor => ({
  tag: 'link',
  ...(attrs && { attrs }),
  injectTo: 'head',
})

/** Returns the files of these on-demand chunks and of everything that they import, without those that the page already names. */
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

/** Returns the chunk of a module that is loaded on demand, such as the forms of a step. */
const findChunk = (bundle: Rollup.OutputBundle, name: string) => find(bundle, name, (chunk) => chunk.name === name)

/** Returns the chunk with the texts of a language. */
const findTexts = (bundle: Rollup.OutputBundle, locale: string) =>
  find(
    bundle,
    `the texts of ${locale}`,
    ({ facadeModuleId }) => facadeModuleId?.endsWith(`/copy/${locale}.js`) === true,
  )

function find(bundle: Rollup.OutputBundle, what: string, isIt: (chunk: Rollup.OutputChunk) => boolean) {
  const chunk = Object.values(bundle).find((one) => one.type === 'chunk' && isIt(one))
  if (chunk?.type !== 'chunk') throw new Error(`The build has no chunk with ${what}.`)
  return chunk
}

const source = 'src/prerender/beforePaint.js'
const placeholder = '/beforePaint.js'

/** Creates the Vite plugin that bundles `beforePaint.js` into a classic script; a build emits it under a hashed name. */
export function beforePaintPlugin(): Plugin {
  let root = process.cwd()
  let base = '/'
  let name = placeholder
  return {
    name: 'before-paint',
    configResolved(config) {
      ;({ root, base } = config)
    },
    configureServer: (server) => serveScript(server, placeholder, () => bundleScript(root, source)),
    async renderStart() {
      const code = await bundleScript(root, source)
      const hash = createHash('sha256').update(code).digest('hex').slice(0, 8)
      name = `${base}assets/beforePaint-${hash}.js`
      this.emitFile({ type: 'asset', fileName: name.slice(base.length), source: code })
    },
    transformIndexHtml: { order: 'post', handler: (page) => page.replace(`src="${placeholder}"`, `src="${name}"`) },
  }
}
