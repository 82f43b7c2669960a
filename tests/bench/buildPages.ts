import react from '@vitejs/plugin-react'
import { join, resolve } from 'node:path'
import { type InlineConfig, build } from 'vite'
import { flowPlugin } from '../../engine/build.ts'
import { zipCodesPlugin } from '../../src/widget/zipCodes/zipCodesPlugin.ts'
import { compileHintsPlugin, preact } from '../../vite.config.ts'

const pages = resolve(import.meta.dirname, 'pages')

/** Builds the product into `folder/product` and the compared pages into `folder/pages`, both for production. */
export async function buildPages(folder: string): Promise<{ readonly product: string; readonly compared: string }> {
  const [product, compared] = [join(folder, 'product'), join(folder, 'pages')]
  await build({ logLevel: 'error', build: { outDir: product } })
  await buildInto(compared, ['plate', 'information'])
  // Builds the product's page as the product: with Preact, and the same hints, so without one for the forms of a step.
  await buildInto(compared, ['widgetInformation'], {
    plugins: [compileHintsPlugin(({ moduleIds }) => !moduleIds.some((id) => id.includes('flow-forms/')))],
    resolve: { alias: preact },
  })
  return { product, compared }
}

const buildInto = (outDir: string, names: readonly string[], { plugins = [], ...options }: InlineConfig = {}) =>
  build({
    ...options,
    root: pages,
    configFile: false,
    logLevel: 'error',
    plugins: [flowPlugin(), zipCodesPlugin(), react(), ...plugins],
    build: {
      outDir,
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: names.map((name) => join(pages, `${name}.html`)) },
    },
  })
