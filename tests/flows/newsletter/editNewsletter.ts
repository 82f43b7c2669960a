import { fileURLToPath } from 'node:url'
import { readFlow, type FlowSource } from '../../../engine/build.ts'
import { toSeal } from '../../../engine/definition/released/ReleasedFlow.ts'
import { toSourceFile, type SourceFile } from '../../../engine/definition/SourceFile.ts'

/** A replacement in a file, which is named as in the flow file (`copy/en.json`, `schemas/forms/email.schema.json`). */
export interface Edit {
  readonly file?: string
  readonly from: string
  readonly to: string
}

const newsletter = readFlow(fileURLToPath(new URL('./flow.json', import.meta.url)))

/** Replaces some of the newsletter flow's text; throws when there is nothing to replace. */
export function editNewsletter(...edits: readonly Edit[]): FlowSource {
  return edits.reduce(edit, newsletter)
}

function edit(source: FlowSource, { file = 'flow.json', from, to }: Edit): FlowSource {
  const [folder, id] = [file.split('/')[0], file.split('/').slice(1).join('/')]
  if (folder === 'flow.json') {
    const flow = replace(source.flow, from, to)
    // Only one folder of texts exists beside the flow, so another name finds none.
    return { ...source, flow, copy: flow.text.includes('"copy": "copy"') ? source.copy : new Map() }
  }
  if (folder === 'schemas') return { ...source, schemas: withReplaced(source.schemas, id, from, to) }
  if (folder === 'released') return { ...source, released: withReleased(source.released, id, from, to) }
  return { ...source, copy: withReplaced(source.copy, id.replace('.json', ''), from, to) }
}

/** Creates a file that does not exist from the first one. */
function withReplaced(files: ReadonlyMap<string, SourceFile>, name: string, from: string, to: string) {
  const [first] = files.values()
  const known = files.get(name) ?? (first && { ...first, path: first.path.replace('en.json', `${name}.json`) })
  return known ? new Map([...files, [name, replace(known, from, to)]]) : files
}

/** Edits a released version, or creates one that was not released from the first one, and seals it. */
function withReleased(files: FlowSource['released'], name: string, from: string, to: string) {
  const version = Number(name.split('.')[1])
  const [first] = files.values()
  const known = files.get(version) ?? (first && { ...first, path: first.path.replace('newsletter.1.json', name) })
  if (!known) return files
  const { path, text } = replace(known, from, to)
  const content = JSON.parse(text)
  return new Map([...files, [version, toSourceFile(path, JSON.stringify({ ...content, seal: toSeal(content) }))]])
}

function replace({ path, text }: SourceFile, from: string, to: string): SourceFile {
  if (!text.includes(from)) throw new Error(`${path} has no ${from} to replace.`)
  return toSourceFile(
    path,
    text.replace(from, () => to),
  )
}
