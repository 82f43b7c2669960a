import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createServer } from 'vite'
import { copyProject } from './copyProject.ts'

/** A development server for a copy of the project, whose files a test may edit. */
export interface Development {
  readonly url: string
  /** Replaces a piece of text in a file of the copy. Throws if the file does not contain it. */
  edit(file: string, from: string, to: string): Promise<void>
  /** Writes a file of the copy. */
  write(file: string, text: string): Promise<void>
  close(): Promise<void>
}

/** Starts the development server for this API host, like `npm start`. */
export async function serveDevelopment(apiUrl: string): Promise<Development> {
  const { root, remove } = await copyProject()
  await writeFile(join(root, '.env'), `VITE_ENVIRONMENT=dev\nVITE_API_BASE_URL=${apiUrl}/\n`)

  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    cacheDir: join(root, '.vite'),
    logLevel: 'silent',
    server: { host: 'localhost', port: 0, fs: { allow: [root, resolve('node_modules')] } },
  })
  await server.listen()
  return {
    url: server.resolvedUrls?.local[0] ?? '',
    async edit(file, from, to) {
      const text = await readFile(join(root, file), 'utf8')
      if (!text.includes(from)) throw new Error(`${file} has no ${from} to replace.`)
      await writeFile(
        join(root, file),
        text.replace(from, () => to),
      )
    },
    write: (file, text) => writeFile(join(root, file), text),
    async close() {
      await server.close()
      await remove()
    },
  }
}
