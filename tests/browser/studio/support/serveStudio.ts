import { resolve } from 'node:path'
import { preview } from 'vite'
import { inject } from 'vitest'
import { studioPlugin } from '../../../../engine/build.ts'

const settings = [
  'deploy/partners.json',
  ...['environments', 'partner-events', 'sections'].map((name) => `flows/${name}.json`),
]

/** Serves the built studio over a project's files, as `npm run studio` does, by default on a free port and over the product's flow. */
export async function serveStudio(
  folder: string,
  port = 0,
  flow = { flowFile: 'flows/refinance.json', codeFolder: resolve('src'), settings },
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = await preview({
    configFile: false,
    appType: 'mpa',
    logLevel: 'silent',
    build: { outDir: inject('builds').studio },
    plugins: [studioPlugin({ folder, ...flow, functions: {} })],
    preview: { host: 'localhost', port, strictPort: true },
  })
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() }
}
