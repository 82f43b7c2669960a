import { type StoreApi, createStore } from 'zustand/vanilla'
import { type FlowSource, type LinkedFlow, type SourceFile, linkFlow, toFlowSource } from '../../engine/authoring.ts'
import type { Files, Workspace } from './createWorkspace.ts'

/** The flow that the files make. */
export interface Model {
  /** The last one that could be read; undefined only when the files have never made one. */
  readonly flow: LinkedFlow | undefined
  /** Whether it is that of the files as they are, not of an earlier state. */
  readonly isCurrent: boolean
}

/** Keeps the flow of a workspace in step with its files. */
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

/** Links the flow of some files, again and again as they are edited. Undefined while the grammar refuses it. */
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
 * Creates what makes the source of a flow of its files, again and again as they are edited: what did not change is not parsed again, and
 * where only files beside the flow have changed, it is the same source.
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
