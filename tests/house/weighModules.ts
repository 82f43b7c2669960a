import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { listScripts } from '../bench/listScripts.ts'

/** The share of a module in the scripts that a page names. */
export interface Weight {
  /** The module's file. Code that no map attributes, such as compiled flows and texts, counts for its script's name without the hash. */
  readonly module: string
  /** The module's share of the scripts' total size, in bytes compressed with gzip. */
  readonly gzip: number
}

/** Lists the modules in the scripts that a built page names, heaviest first, according to the build's source maps. */
export function weighModules(folder: string): readonly Weight[] {
  const scripts = listScripts(folder)
  const texts = new Map<string, string>()
  for (const { path } of scripts) {
    for (const [module, text] of toPieces(folder, path)) texts.set(module, (texts.get(module) ?? '') + text)
  }
  const alone = [...texts].map(([module, text]) => ({ module, gzip: gzipSync(text).length }))
  // Together the scripts compress better than the modules do one by one.
  const share = toSum(scripts) / toSum(alone)
  return alone
    .map(({ module, gzip }) => ({ module, gzip: Math.round(gzip * share) }))
    .toSorted((a, b) => b.gzip - a.gzip)
}

const toSum = (weights: readonly { readonly gzip: number }[]) => weights.reduce((sum, { gzip }) => sum + gzip, 0)

/** Splits a script into pieces, each with the module that it comes from. */
function toPieces(folder: string, path: string): readonly (readonly [module: string, text: string])[] {
  const own = path.replace(/^assets\//, '').replace(/-[\w-]{8}\.js$/, '')
  const code = readFileSync(join(folder, path), 'utf8')
  const map = join(folder, `${path}.map`)
  if (!existsSync(map)) return [[own, code]]
  const sources = new SourceMap(JSON.parse(readFileSync(map, 'utf8')))
  return code.split('\n').flatMap((line, lineNumber) => {
    const pieces: [string, string][] = []
    for (let column = 0; column < line.length; column += 1) {
      const found = sources.findEntry(lineNumber, column)
      // Compiled code has an entry without a source.
      const source: string | undefined = 'originalSource' in found ? found.originalSource : undefined
      const module = source === undefined ? own : relative('.', resolve(dirname(join(folder, path)), source))
      const last = pieces.at(-1)
      if (last?.[0] === module) last[1] += line[column]
      else pieces.push([module, line.charAt(column)])
    }
    return pieces
  })
}
