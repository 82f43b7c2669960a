import { createStore, type StoreApi } from 'zustand/vanilla'
import { linkFlow, type LinkedFlow } from '../../../engine/authoring.ts'
import { createSourceReader } from './createSourceReader.ts'
import type { Files, Workspace } from './Workspace.ts'

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
  return (files: Files): LinkedFlow | undefined => linkFlow(read(flowFile, files))
}
