import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin, Rollup } from 'vite'
import { FlowError } from '../definition/index.ts'
import { createModuleLoader } from './createModuleLoader.ts'
import { fromResolvedId, toModuleId, toResolvedId } from './FlowModuleId.ts'

/**
 * Creates the Vite plugin that compiles JSON files to modules: `flow.json?flow` (a `CompiledFlow`), `flow.json?languages`
 * (`Languages`), `en.json?copy` (texts by key), `flow.json?calls` (the API next to the flow) and `flow.json?answers` (how its
 * answers are read). `flow.json?flow-start` and `flow.json?start-copy=app,…` are what the start step needs. An invalid flow
 * fails the build with all its problems. In development an edit updates the modules in place, or reloads the page when nothing
 * accepts them.
 */
export function flowPlugin(): Plugin {
  const loader = createModuleLoader()
  let root = process.cwd()
  return {
    name: 'flow',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    resolveId(specifier, importer) {
      const id = toModuleId(specifier, importer, root)
      return id && toResolvedId(id)
    },
    async load(resolved) {
      const id = fromResolvedId(resolved)
      if (!id) return undefined
      try {
        const { source, watched } = await loader.load(id)
        // Watching these would reload the page on every edit, although most edits do not affect them. `hotUpdate` detects the
        // edits that do.
        const isSteady = ['answers', 'calls', 'languages'].includes(id.kind)
        const files = isSteady ? [] : watched.filter((path) => path.endsWith('.json'))
        for (const path of files) this.addWatchFile(path)
        return { code: source, map: { mappings: '' }, moduleSideEffects: false }
      } catch (error) {
        return this.error(toBuildError(error, id.file))
      }
    },
    watchChange(file) {
      loader.forget(file)
    },
    configureServer({ watcher }) {
      const seen = new Map<string, number | undefined>()
      // The watcher drops a change that soon follows another, such as the content that an editor writes after it has emptied the file.
      watcher.on('change', (file) => {
        const time = toTime(file)
        seen.set(file, time)
        setTimeout(() => {
          const now = toTime(file)
          if (now !== undefined && now !== time && seen.get(file) === time) watcher.emit('change', file)
        }, dropMs).unref()
      })
    },
    hotUpdate({ file, modules }) {
      if (!file.endsWith('.json')) return undefined
      const isStale = loader.forget(resolve(file))
      const stale = [...this.environment.moduleGraph.idToModuleMap].flatMap(([resolved, module]) => {
        const id = fromResolvedId(resolved)
        return id && isStale(id) ? [module] : []
      })
      const others = modules.filter(({ id }) => id === null || !fromResolvedId(id))
      return stale.length > 0 ? [...others, ...stale] : undefined
    },
  }
}

/** How long the watcher drops further changes of a file after one, in milliseconds (50), and a little more. */
const dropMs = 60

/** Returns when a file was last changed, in milliseconds; undefined if it is not there. */
const toTime = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs

/** Converts an error for Vite. The development server's overlay shows the position of the first problem. */
function toBuildError(error: unknown, file: string): Rollup.RollupError {
  const message = error instanceof Error ? error.message : String(error)
  const [first] = error instanceof FlowError ? error.problems : []
  if (!first) return { message, id: file, ...(error instanceof Error && { cause: error }) }
  const { line, column } = first
  return { message, id: file, loc: { file: resolve(first.file), line, column } }
}
