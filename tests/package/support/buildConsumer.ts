import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Consumer } from './createConsumer.ts'

/** Bundles a partner's project as in development, where React's StrictMode mounts everything twice; returns the folder. */
export async function buildConsumer({ folder }: Consumer): Promise<string> {
  await promisify(execFile)(
    process.execPath,
    [
      resolve('node_modules/vite/bin/vite.js'),
      'build',
      '--mode',
      'development',
      '--minify',
      'false',
      '--logLevel',
      'error',
    ],
    { cwd: folder, env: { ...process.env, NODE_ENV: 'development' } },
  )
  return join(folder, 'dist')
}
