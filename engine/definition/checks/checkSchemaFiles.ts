import type { JSONPath } from 'jsonc-parser'
import type { Check } from '../FlowContext.ts'
import { toAllForms } from '../forms.ts'
import type { SchemaSource } from '../FlowDefinition.ts'
import { isRecord } from '../isRecord.ts'
import type { Loose } from '../Loose.ts'
import { toAbsoluteRef } from '../SchemaCatalog.ts'
import { toContent } from '../SourceFile.ts'
import { toHint } from '../toHint.ts'

/** Finds schema files that are named but not there, by the flow or by a schema that the flow uses, and copy that is not there. */
export const checkSchemaFiles: Check = ({ source, flow, schemas, report }) => {
  const known = [...schemas.files.keys()]
  if (source.copy.size === 0 && typeof flow.copy === 'string') {
    report({ code: 'no-copy', path: ['copy'], message: `there is no copy file in ${flow.copy}` })
  }
  const visited = new Set<string>()

  function checkRefs(value: unknown, path: JSONPath, id: string): void {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      const place = [...path, Array.isArray(value) ? Number(key) : key]
      if (key !== '$ref' || typeof inner !== 'string') {
        checkRefs(inner, place, id)
        continue
      }
      const ref = toAbsoluteRef(inner, id)
      const [file = ''] = ref.split('#')
      if (schemas.resolve(ref)) visit(file)
      else {
        const own = source.schemas.get(id)
        const where = own ? { file: own } : {}
        const hint = schemas.files.has(file) ? undefined : toHint(file, known)
        report({ code: 'unknown-schema', path: place, ...where, message: `"${inner}" leads to no schema`, hint })
      }
    }
  }

  function visit(id: string): void {
    const file = source.schemas.get(id)
    if (!file || visited.has(id)) return
    visited.add(id)
    const content = toContent(file)
    if (!isRecord(content) || content['$id'] !== id) {
      const message = `the $id of a schema file is its path below the schema folder: "${id}"`
      report({ code: 'wrong-id', file, path: ['$id'], message })
    }
    checkRefs(content, [], id)
  }

  for (const { schema, path } of toSources()) {
    if (typeof schema !== 'string') checkRefs(schema, path, '')
    else if (schemas.files.has(schema)) visit(schema)
    else
      report({
        code: 'unknown-schema',
        path,
        message: `there is no schema file ${schema}`,
        hint: toHint(schema, known),
      })
  }

  function* toSources(): Generator<{ schema: SchemaSource; path: JSONPath }> {
    for (const [name, schema] of Object.entries(flow.facts ?? {})) yield* toSource(schema, ['facts', name])
    for (const [name, slot] of Object.entries(flow.data ?? {})) yield* toSource(slot?.schema, ['data', name, 'schema'])
    for (const [name, action] of Object.entries(flow.actions ?? {})) {
      yield* toSource(action?.input, ['actions', name, 'input'])
      for (const [outcome, schema] of Object.entries(action?.outcomes ?? {})) {
        yield* toSource(schema, ['actions', name, 'outcomes', outcome])
      }
    }
    for (const { form, path } of toAllForms(flow)) yield* toSource(form.schema, [...path, 'schema'])
  }
}

const toSource = (schema: SchemaSource | Loose<SchemaSource> | undefined, path: JSONPath) =>
  schema === undefined ? [] : [{ schema, path }]
