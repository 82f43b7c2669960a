import type { JSONPath } from 'jsonc-parser'
import type { JsonSchema } from '../validation/JsonSchema.ts'
import type { StepDefinition } from './StepDefinition.ts'
import type { FlowContext } from './FlowContext.ts'
import { toForms } from './forms.ts'
import { toInstructions, toSteps } from './instructions.ts'
import { type Loose, isRecord } from './Loose.ts'
import { rememberByIdentity } from '../validation/remember.ts'
import { toAbsoluteRef } from './SchemaCatalog.ts'
import { toContent, type SourceFile } from './SourceFile.ts'

/** A copy key that a flow uses, and its place. */
export interface CopyUse {
  readonly key: string
  readonly path: JSONPath
  /** The schema file that contains it; by default the flow file. */
  readonly file?: SourceFile
  /** The names of its placeholders besides the constants, where they are known. */
  readonly params?: readonly string[]
}

type Known = Pick<FlowContext, 'flow' | 'source'>

/** Lists every copy key that a flow and the schemas of its forms use. */
export function* toCopyUses({ flow, source }: Known): Generator<CopyUse> {
  const forms = new Set<string>()
  for (const [name, step] of toSteps(flow)) {
    yield* toStepUses(name, step)
    for (const { form, path } of toForms(name, step)) {
      yield* toUse(form.submit, [...path, 'submit'])
      if (form.schema !== undefined) forms.add(form.schema)
    }
  }
  for (const { instruction, path } of toInstructions(flow)) {
    for (const kind of ['issue', 'say'] as const) {
      const { message, params = {} } = instruction[kind] ?? {}
      if (message !== undefined) yield { key: message, path: [...path, kind, 'message'], params: Object.keys(params) }
    }
  }
  for (const [name, action] of Object.entries(flow.actions ?? {})) {
    yield* toUse(action?.progress, ['actions', name, 'progress'])
  }
  for (const [index, failure] of (flow.failures ?? []).entries()) {
    yield* toUse(failure?.text, ['failures', index, 'text'])
  }
  // Iterating a set also visits the values that are added meanwhile: the files that a schema refers to.
  for (const id of forms) {
    const file = source.schemas.get(id)
    for (const part of file ? toSchemaParts(file) : []) {
      if (!('ref' in part)) yield part
      else {
        const target = toAbsoluteRef(part.ref, id).split('#')[0] ?? ''
        forms.add(target)
        const found = source.schemas.get(target)
        // A title beside the reference overrides the title of the file.
        if (found && !part.hasTitle) yield* toTitle(found)
      }
    }
  }
}

function* toUse(key: string | undefined, path: JSONPath): Generator<CopyUse> {
  if (key !== undefined) yield { key, path }
}

function* toStepUses(name: string, { title, view, dialogs }: Loose<StepDefinition>): Generator<CopyUse> {
  const path = ['steps', name]
  yield* toUse(title, [...path, 'title'])
  for (const [index, part] of (view ?? []).entries()) {
    if (typeof part !== 'object') continue
    if ('text' in part) yield* toUse(part.text, [...path, 'view', index, 'text'])
    if ('label' in part) yield* toUse(part.label, [...path, 'view', index, 'label'])
    if ('wait' in part && part.wait?.label !== undefined)
      yield { key: part.wait.label, path: [...path, 'view', index, 'wait', 'label'], params: ['seconds'] }
  }
  for (const [dialog, definition] of Object.entries(dialogs ?? {})) {
    const place = [...path, 'dialogs', dialog]
    yield* toUse(definition?.title, [...place, 'title'])
    yield* toUse(definition?.text, [...place, 'text'])
    for (const [index, button] of (definition?.buttons ?? []).entries()) {
      yield* toUse(button?.label, [...place, 'buttons', index, 'label'])
    }
  }
}

/** A reference from a schema to another one, listed in order among the copy keys. */
interface SchemaRef {
  readonly ref: string
  readonly hasTitle: boolean
}

/** Returns the title of a schema file, which shows only where another schema refers to the file. */
function toTitle(file: SourceFile): CopyUse[] {
  const content = toContent(file)
  const title = isRecord(content) ? content['title'] : undefined
  return typeof title === 'string' ? [{ key: title, path: ['title'], file }] : []
}

const named = ['properties', 'definitions'] as const
const listed = ['allOf', 'anyOf', 'oneOf'] as const
const single = ['items', 'then', 'else', 'if'] as const

const toSchemaParts = rememberByIdentity((file: SourceFile) => [...readSchemaParts(toContent(file), [], file)])

function* readSchemaParts(node: unknown, path: JSONPath, file: SourceFile): Generator<CopyUse | SchemaRef> {
  if (!isRecord(node)) return
  const schema: JsonSchema = node
  const toTexts = (value: unknown, at: JSONPath): CopyUse[] => {
    if (typeof value === 'string') return [{ key: value, path: at, file }]
    return typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => toTexts(inner, [...at, key]))
      : []
  }
  const { $ref } = schema
  if (typeof $ref === 'string') yield { ref: $ref, hasTitle: schema['title'] !== undefined }
  if (path.length > 0) yield* toTexts(schema['title'], [...path, 'title'])
  yield* toTexts(schema['description'], [...path, 'description'])
  yield* toTexts(schema.errorMessage, [...path, 'errorMessage'])
  yield* toTexts(schema.ui?.['placeholder'], [...path, 'ui', 'placeholder'])
  const prefix = schema.ui?.['options']
  if (typeof prefix === 'string') {
    for (const value of Array.isArray(schema['enum']) ? schema['enum'] : [])
      yield {
        key: `${prefix}.${typeof value === 'string' ? value : JSON.stringify(value)}`,
        path: [...path, 'ui', 'options'],
        file,
      }
  }
  for (const keyword of named) {
    for (const [key, inner] of Object.entries(schema[keyword] ?? {}))
      yield* readSchemaParts(inner, [...path, keyword, key], file)
  }
  for (const keyword of listed) {
    const inners: unknown = schema[keyword]
    for (const [index, inner] of Array.isArray(inners) ? inners.entries() : [])
      yield* readSchemaParts(inner, [...path, keyword, index], file)
  }
  for (const keyword of single) yield* readSchemaParts(schema[keyword], [...path, keyword], file)
}
