import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** A script that a page names, and its size in bytes. */
export interface Script {
  readonly path: string
  readonly plain: number
  readonly gzip: number
}

/** Lists the scripts that a built page loads at once, as named in its HTML. */
export function listScripts(folder: string, page = 'index.html'): readonly Script[] {
  const html = readFileSync(join(folder, page), 'utf8')
  const named = html.matchAll(/<(?:script|link rel="modulepreload")[^>]* (?:src|href)="\/([^"]+\.js)"/g)
  return [...named].map(([, path = '']) => {
    const content = readFileSync(join(folder, path))
    return { path, plain: content.length, gzip: gzipSync(content).length }
  })
}
