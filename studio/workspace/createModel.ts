import { type StoreApi, createStore } from 'zustand/vanilla'
import { type FlowSource, type LinkedFlow, type SourceFile, linkFlow, toFlowSource } from '../../engine/authoring.ts'
import type { Files, Workspace } from './createWorkspace.ts'

/** The flow that the files define. */
export interface Model {
  /** The last flow that could be read; undefined only if none ever could. */
  readonly flow: LinkedFlow | undefined
  /** Whether the flow belongs to the current files instead of an earlier state. */
  readonly isCurrent: boolean
}

/** Creates the store that keeps the flow up to date with the files of a workspace. */
export function createModel(workspace: Workspace): StoreApi<Model> {
  const { flowFile, files } = workspace.store.getState()
  const read = createFlowReader(flowFile)
  const store = createStore<Model>()(() => toModel(read(files), undefined))
  workspace.store.subscribe((state, before) => {
    if (state.files !== before.files) store.setState((model) => toModel(read(state.files), model.flow))
  })
  return store
}

const toModel = (flow: LinkedFlow | undefined, last: LinkedFlow | undefined): Model => ({
  flow: flow ?? last,
  isCurrent: flow !== undefined,
})

/**
 * Creates a function that links the flow of the files, and reuses its work while they are edited. Its result is undefined if the flow
 * violates the grammar.
 */
export function createFlowReader(flowFile: string) {
  const read = createSourceReader()
  let [source, flow]: readonly [FlowSource?, LinkedFlow?] = []
  return (files: Files): LinkedFlow | undefined => {
    const next = read(flowFile, files)
    if (next !== source) [source, flow] = [next, linkFlow(next)]
    return flow
  }
}

/**
 * Creates a function that converts files to the source of a flow. Unchanged files are not parsed again, and the source stays the same
 * object if only files beside the flow have changed.
 */
export function createSourceReader(): (flowFile: string, files: Files) => FlowSource {
  let known: ReadonlyMap<string, SourceFile> = new Map()
  let last: FlowSource | undefined
  return (flowFile, files) => {
    const source = toFlowSource(flowFile, new Map(Object.entries(files)), known)
    const all = [source.flow, ...source.schemas.values(), ...source.copy.values(), ...source.released.values()]
    const isSame = all.length === known.size && all.every((file) => known.get(file.path) === file)
    if (last && isSame && last.others.join() === source.others.join()) return last
    known = new Map(all.map((file) => [file.path, file]))
    last = source
    return source
  }
}
