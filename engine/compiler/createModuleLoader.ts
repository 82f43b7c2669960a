import { basename, resolve } from 'node:path'
import { type FlowModuleId, toSpecifier } from './FlowModuleId.ts'
import { checkLanguage } from './checks/checkTexts.ts'
import { readCalls, toApiFile } from './compileCalls.ts'
import { compileCopy } from './compileCopy.ts'
import { type FlowModules, compileFlow } from './compileFlow.ts'
import { toTexts } from '../definition/SourceFile.ts'
import { checkSyntax } from '../definition/checks/checkSyntax.ts'
import { withDefaultTexts, isRtl, toLanguageName } from '../definition/languages.ts'
import { collectProblems } from '../definition/Problem.ts'
import { FlowError } from '../definition/index.ts'
import { readFlow, readSource } from '../definition/readFlow.ts'

/** The source of a module, and the files and folders that it depends on. */
interface LoadedModule {
  readonly source: string
  readonly watched: readonly string[]
}

/** Loads modules and compiles each flow only once until it is forgotten. */
interface ModuleLoader {
  /** Loads a module. Throws a `FlowError` with all problems of an invalid file. */
  load(id: FlowModuleId): Promise<LoadedModule>
  /** Discards everything compiled from a changed file. Returns a check for whether a module has to be reloaded. */
  forget(changed: string): (id: FlowModuleId) => boolean
}

/** Creates the loader of one build or development server. */
export function createModuleLoader(): ModuleLoader {
  const flows = new Map<string, { readonly modules: FlowModules; readonly watched: readonly string[] }>()
  const watched = new Map<string, readonly string[]>()
  const sources = new Map<string, string>()

  function loadFlow(file: string) {
    const known = flows.get(file)
    if (known) return known
    const source = readFlow(file)
    watched.set(file, source.watched)
    const modules = compileFlow(source, {
      forms: (name) => toSpecifier({ kind: 'flow-forms', file, name }),
      schema: (name) => toSpecifier({ kind: 'flow-schema', file, name }),
      saved: toSpecifier({ kind: 'flow-saved', file, name: '' }),
    })
    const loaded = { modules, watched: source.watched }
    flows.set(file, loaded)
    return loaded
  }

  async function load(id: FlowModuleId): Promise<LoadedModule> {
    if (id.kind === 'copy') return { source: loadCopy(id.file), watched: [id.file] }
    if (id.kind === 'languages') return loadLanguages(id.file)
    if (id.kind === 'calls' || id.kind === 'answers') return loadCalls(id.file, id.kind)
    const { modules, watched: files } = loadFlow(id.file)
    const source = toSource(modules, id)
    if (source === undefined) throw new Error(`The flow ${id.file} has no ${id.kind.slice('flow-'.length)} ${id.name}.`)
    return { source, watched: files }
  }

  return {
    load: async (id) => {
      const loaded = await load(id)
      watched.set(id.file, loaded.watched)
      sources.set(toSpecifier(id), loaded.source)
      return loaded
    },
    forget(changed) {
      const isAffected = (file: string) =>
        [...(watched.get(file) ?? [file]), toApiFile(file)].some(
          (path) => changed === path || changed.startsWith(`${path}/`),
        )
      for (const file of flows.keys()) if (isAffected(file)) flows.delete(file)
      return (id) => isAffected(id.file) && !isSame(id)
    },
  }

  /** Checks whether a module that most edits do not affect would stay the same, because replacing it requires a page reload. */
  function isSame(id: FlowModuleId): boolean {
    try {
      // Many editors truncate a file before writing it, so a flow without any language is not taken as a change.
      if (id.kind === 'languages')
        return readFlow(id.file).copy.size === 0 || loadLanguages(id.file).source === sources.get(toSpecifier(id))
      const isOfCalls = id.kind === 'calls' || id.kind === 'answers'
      return isOfCalls && loadCalls(id.file, id.kind).source === sources.get(toSpecifier(id))
    } catch {
      // The flow module reports the error.
      return true
    }
  }
}

function toSource(modules: FlowModules, { kind, name }: FlowModuleId): string | undefined {
  const { core, start, forms, schemas, saved } = modules
  if (kind === 'flow-forms') return forms[name]
  if (kind === 'flow-schema') return schemas[name]
  if (kind === 'start-copy') return modules.toStartCopy(name.split(','))
  if (kind === 'flow-start') return start
  return kind === 'flow-saved' ? saved : core
}

/** Generates the module with the API calls of a flow, or with the schemas by which their answers are read. */
function loadCalls(flowFile: string, kind: 'calls' | 'answers') {
  const { contract, answers } = readCalls(flowFile)
  const source = `export default ${JSON.stringify(kind === 'calls' ? contract : answers)}\n`
  return { source, watched: [...readFlow(flowFile).watched, toApiFile(flowFile)] }
}

/**
 * Generates the module of one copy file, which is named after its language: `en.json`. Throws a `FlowError` with all problems
 * of an invalid file.
 */
function loadCopy(file: string): string {
  const source = readSource(file)
  const language = basename(file, '.json')
  const { report, toList } = collectProblems([source])
  checkSyntax(source, report)
  checkLanguage(language, source, report)
  if (toList().length > 0) throw new FlowError(toList())
  return compileCopy(language, withDefaultTexts(language, toTexts(source)))
}

/**
 * Generates the module with a flow's `languages`, one per copy file, and lists its dependencies. The texts load on demand,
 * except those of the first language. In development, `onEdit` passes on edited texts. Throws when the flow file cannot be
 * read.
 */
function loadLanguages(flowFile: string) {
  const { copy, watched } = readFlow(flowFile)
  const languages = [...copy].map(([tag, { path }], index) => ({
    tag,
    specifier: index === 0 ? undefined : toSpecifier({ kind: 'copy', file: resolve(path), name: '' }),
  }))
  const lines = languages.map(({ tag, specifier }) => {
    const parts = [
      `name: ${JSON.stringify(toLanguageName(tag))}`,
      ...(isRtl(tag) ? [`dir: 'rtl'`] : []),
      ...(specifier === undefined ? [] : [`load: () => import(${JSON.stringify(specifier)})`]),
    ]
    return `  ${JSON.stringify(tag)}: { ${parts.join(', ')} },`
  })
  const others = languages.filter(({ specifier }) => specifier !== undefined)
  const source = [
    'export const languages = {',
    ...lines,
    '}',
    'const listeners = []',
    'export const onEdit = (listener) => listeners.push(listener)',
    `if (import.meta.hot) import.meta.hot.accept(${JSON.stringify(others.map(({ specifier }) => specifier))}, (edited) =>`,
    `  ${JSON.stringify(others.map(({ tag }) => tag))}.forEach((tag, at) =>`,
    '    edited[at] && listeners.forEach((tell) => tell(tag, edited[at].default))))',
    '',
  ].join('\n')
  return { source, watched }
}
