import { createStore, type StoreApi } from 'zustand/vanilla'
import { linkFlow, toFlowSource, type LinkedFlow, type SourceFile } from '../../../engine/authoring.ts'
import type { Files, Workspace } from './Workspace.ts'

/** The flow that the files make. */
export interface Model {
  /** The last one that could be read; undefined only when the files have never made one. */
  readonly flow: LinkedFlow | undefined
  /** Whether it is that of the files as they are, not of an earlier state. */
  readonly isCurrent: boolean
}

/** Keeps the flow of a workspace in step with its files; reading it anew takes some 20 ms. */
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

/** Links the flow of some files; files that did not change are not parsed again. Undefined while the grammar refuses it. */
export function createFlowReader(flowFile: string) {
  let known: ReadonlyMap<string, SourceFile> = new Map()
  return (files: Files): LinkedFlow | undefined => {
    const source = toFlowSource(flowFile, new Map(Object.entries(files)), known)
    known = new Map([source.flow, ...source.schemas.values(), ...source.copy.values()].map((file) => [file.path, file]))
    return linkFlow(source)
  }
}
