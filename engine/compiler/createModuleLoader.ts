import { readFlow } from '../definition/readFlow.ts'
import { compileFlow, type FlowModules } from './compileFlow.ts'
import { toSpecifier, type FlowModuleId } from './FlowModuleId.ts'
import { loadCopy } from './loadCopy.ts'
import { loadLanguages } from './loadLanguages.ts'

/** The source of a module and the files and folders it is made of. */
interface LoadedModule {
  readonly source: string
  readonly watched: readonly string[]
}

/** Loads modules, compiling each flow once until it is forgotten. */
export interface ModuleLoader {
  /** Throws a `FlowError` with every problem of a faulty file. */
  load(id: FlowModuleId): Promise<LoadedModule>
  /** Drops what is made of a changed file; says of any module whether it has to be loaded anew. */
  forget(changed: string): (id: FlowModuleId) => boolean
}

/** Creates the loader of one build or development server. */
export function createModuleLoader(): ModuleLoader {
  const flows = new Map<string, { readonly modules: FlowModules; readonly watched: readonly string[] }>()
  const watched = new Map<string, readonly string[]>()

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
    const { modules, watched: files } = loadFlow(id.file)
    const source = toSource(modules, id)
    if (source === undefined) throw new Error(`The flow ${id.file} has no ${id.kind.slice('flow-'.length)} ${id.name}.`)
    return { source, watched: files }
  }

  return {
    load: async (id) => {
      const loaded = await load(id)
      watched.set(id.file, loaded.watched)
      return loaded
    },
    forget(changed) {
      const isAffected = (file: string) =>
        (watched.get(file) ?? [file]).some((path) => changed === path || changed.startsWith(`${path}/`))
      for (const file of flows.keys()) if (isAffected(file)) flows.delete(file)
      return ({ file }) => isAffected(file)
    },
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
