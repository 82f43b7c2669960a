import { toFlowSource, type FlowSource, type SourceFile } from '../../../engine/authoring.ts'
import type { Files } from './Workspace.ts'

/** Creates what makes the source of a flow of its files, again and again as they are edited: what did not change is not parsed again. */
export function createSourceReader(): (flowFile: string, files: Files) => FlowSource {
  let known: ReadonlyMap<string, SourceFile> = new Map()
  return (flowFile, files) => {
    const source = toFlowSource(flowFile, new Map(Object.entries(files)), known)
    const all = [source.flow, ...source.schemas.values(), ...source.copy.values(), ...source.released.values()]
    known = new Map(all.map((file) => [file.path, file]))
    return source
  }
}
