import { preview } from 'vite'
import { inject } from 'vitest'
import { toStudioConfig } from '../../../../src/studio/server/toStudioConfig.ts'

/** Serves the built studio over the files of a project, as `npm run studio` does, on a free port unless one is named. */
export async function serveStudio(folder: string, port = 0): Promise<{ url: string; close: () => Promise<void> }> {
  const config = toStudioConfig({ folder, flowFile: 'flows/refinance.json' })
  const server = await preview({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, outDir: inject('builds').studio },
    preview: { host: 'localhost', port, strictPort: true },
  })
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() }
}
