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

/** The flows of the last saved and of the current files. */
export type BothFlows = readonly [before: LinkedFlow, after: LinkedFlow]

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

/** Links the flow of some files. The result is undefined if there is no flow file, or if it violates the grammar. */
export type FlowReader = (files: Files) => LinkedFlow | undefined

/** Creates a reader that reuses its work while files are edited. */
export function createFlowReader(flowFile: string): FlowReader {
  const read = createSourceReader()
  let [source, flow]: readonly [FlowSource?, LinkedFlow?] = []
  return (files) => {
    if (!(flowFile in files)) return undefined
    const next = read(flowFile, files)
    if (next === source) return flow
    const linked = flow && source && isSameApartFromLayout(source, next) ? { ...flow, source: next } : linkFlow(next)
    ;[source, flow] = [next, linked]
    return flow
  }
}

/** Checks whether two sources that can be read differ only in the blanks and line ends between their values. */
export function isSameApartFromLayout(one: FlowSource, other: FlowSource): boolean {
  const [files, others] = [listFiles(one), listFiles(other)]
  return (
    files.length === others.length &&
    others.every((file, index) => file === files[index] || hasSameValues(file, files[index]))
  )
}

const hasSameValues = (file: SourceFile, before: SourceFile | undefined): boolean =>
  before?.path === file.path &&
  before.errors.length + file.errors.length === 0 &&
  withoutLayout(before.text) === withoutLayout(file.text)

const withoutLayout = (text: string) => text.replaceAll(/("(?:[^"\\]|\\.)*")|\s+/g, '$1')

const listFiles = ({ flow, schemas, copy, released }: FlowSource): readonly SourceFile[] => [
  flow,
  ...schemas.values(),
  ...copy.values(),
  ...released.values(),
]

/**
 * Creates a function that converts files to the source of a flow. Unchanged files are not parsed again, and the source stays the same
 * object if only files beside the flow have changed.
 */
export function createSourceReader(): (flowFile: string, files: Files) => FlowSource {
  let known: ReadonlyMap<string, SourceFile> = new Map()
  let last: FlowSource | undefined
  return (flowFile, files) => {
    const source = toFlowSource(flowFile, new Map(Object.entries(files)), known)
    const all = listFiles(source)
    const isSame = all.length === known.size && all.every((file) => known.get(file.path) === file)
    if (last && isSame && last.others.join() === source.others.join()) return last
    known = new Map(all.map((file) => [file.path, file]))
    last = source
    return source
  }
}
