import { parse, type ParseError } from 'jsonc-parser'
import type { Disk, Files } from '../workspace/Workspace.ts'

/**
 * What is on disk now, by what was read of it: what was there and is not any more is gone. A flow file that cannot be read, as
 * while it is being written, names no folders: then nothing is known of what is gone.
 */
export function toDisk(saved: Files, read: Files, flowFile: string): Disk {
  const errors: ParseError[] = []
  parse(read[flowFile] ?? '', errors, { disallowComments: true })
  const known = errors.length > 0 ? [] : Object.keys(saved)
  return { ...Object.fromEntries(known.map((path) => [path, null])), ...read }
}
