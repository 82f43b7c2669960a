import type { JsonSchema } from '../../validation/JsonSchema.ts'
import { mapSubschemas } from '../../validation/mapSubschemas.ts'
import { resolveRef } from '../../validation/resolveRef.ts'

const own = ['personal', 'secret', 'tsType', 'ui', 'errorMessage']
const annotations = ['$id', '$comment', 'title', 'description', 'examples', 'default', ...own]

/** The rules of a bundled schema alone, in one piece: every `$ref` is replaced by what it means, every annotation is gone. */
export function toPlainSchema(bundled: JsonSchema): JsonSchema {
  const visit = (node: JsonSchema): JsonSchema => {
    const { definitions: _, ...rules } = resolveRef(node, bundled)
    const kept = Object.entries(rules).filter(([keyword]) => !annotations.includes(keyword))
    return mapSubschemas(Object.fromEntries(kept), visit)
  }
  return visit(bundled)
}
