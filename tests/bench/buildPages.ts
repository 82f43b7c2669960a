import react from '@vitejs/plugin-react'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { flowPlugin } from '../../engine/build.ts'
import { zipCodesPlugin } from '../../src/widget/zipCodes/zipCodesPlugin.ts'

const pages = resolve(import.meta.dirname, 'pages')

/** Builds the product into `folder/product` and the pages it is compared with into `folder/pages`, both as for production. */
export async function buildPages(folder: string): Promise<{ readonly product: string; readonly compared: string }> {
  const [product, compared] = [join(folder, 'product'), join(folder, 'pages')]
  await build({ logLevel: 'error', build: { outDir: product } })
  await build({
    root: pages,
    configFile: false,
    logLevel: 'error',
    plugins: [flowPlugin(), zipCodesPlugin(), react()],
    build: {
      outDir: compared,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: ['plate', 'information', 'widgetInformation'].map((name) => join(pages, `${name}.html`)),
      },
    },
  })
  return { product, compared }
}
