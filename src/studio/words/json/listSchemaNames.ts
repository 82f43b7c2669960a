import type { JSONPath } from 'jsonc-parser'
import type { LinkedFlow } from '../../../../engine/authoring.ts'
import { listTexts, type Name } from './listNames.ts'

/** The names of the flow that may be the value at a path of one of its schema files, by the id of the file. */
export function listSchemaNames(flow: LinkedFlow, id: string, path: JSONPath): Name[] {
  const last = path.at(-1)
  if (last === '$ref')
    return [...flow.schemas.files.keys()]
      .filter((other) => other !== id)
      .map((other) => ({ label: toRelative(id, other) }))
  const isText = last === 'title' || last === 'description' || last === 'placeholder' || path.includes('errorMessage')
  return isText && path.length > 1 ? listTexts(flow) : []
}

function toRelative(from: string, to: string): string {
  const ups = from.split('/').slice(0, -1)
  return `${ups.map(() => '../').join('')}${to}`
}
