import { isRecord, toValueAt } from '../../definition/Loose.ts'
import { type JsonSchema, isSchema } from '../../validation/JsonSchema.ts'
import { toFieldName, toFirst, toText } from './ImportedForm.ts'
import { toChoices, toDependencies, toType, withTold } from './schemaShapes.ts'

/** A form schema of a flow, and the texts that its keys refer to in each language. */
export interface WrittenForm {
  readonly schema: JsonSchema
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly left: readonly string[]
}

/** The imported rules for each type, which mean the same in every form. */
const rules: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength', 'pattern', 'format'],
  number: ['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum', 'multipleOf'],
  array: ['minItems', 'maxItems'],
  boolean: [],
}
const formats = ['date', 'email', 'uuid']
/** Keywords that do not need to be reported as lost: they do not affect the form, or other code handles them. */
const silent =
  'type title description default readOnly ui errorMessage enum enumNames const oneOf anyOf items uniqueItems properties required allOf if then else dependencies dependentRequired dependentSchemas definitions $defs $schema $id $ref $comment examples additionalProperties'.split(
    ' ',
  )

/** Default texts for rules that have none in the imported form. */
const sentences: Readonly<Record<string, readonly [en: string, es: string]>> = {
  'limits.minLength': ['Enter at least {limit} characters', 'Escriba al menos {limit} caracteres'],
  'limits.maxLength': ['Enter at most {limit} characters', 'Escriba como máximo {limit} caracteres'],
  'limits.minimum': ['Enter {limit} or more', 'Escriba {limit} o más'],
  'limits.maximum': ['Enter {limit} or less', 'Escriba {limit} o menos'],
  'limits.minItems': ['Choose at least {limit}', 'Elija al menos {limit}'],
  'limits.maxItems': ['Choose at most {limit}', 'Elija como máximo {limit}'],
  'limits.type': ['Enter a number', 'Escriba un número'],
  'limits.date': ['Enter a day such as 04/25/1980', 'Escriba un día como 04/25/1980'],
  'limits.email': ['Enter an address such as name@example.com', 'Escriba una dirección como nombre@example.com'],
}

/** Converts a schema with texts to a form of a flow. Moves the texts to copy keys that start with `prefix` and gives every rule a text. */
export function toWritten(root: JsonSchema, prefix: string, languages: readonly string[]): WrittenForm {
  const texts = Object.fromEntries(languages.map((language) => [language, new Map<string, string>()]))
  const left: string[] = []

  function say(key: string, words: unknown): string {
    for (const [index, language] of languages.entries()) {
      const isThere = index === 0 || typeof words === 'number' || (isRecord(words) && words[language] !== undefined)
      const text = toWords(words, language)
      texts[language]?.set(key, isThere || text.startsWith('TODO: ') ? text : `TODO: ${text}`)
    }
    if (toWords(words, '') !== toPlain(words)) left.push(`${key}: HTML, marks or placeholders in its words`)
    return key
  }
  const sayRule = (rule: string, format: unknown): string => {
    if (rule === 'const' || rule === 'enum') return 'errors.required'
    const key = `limits.${rule === 'format' ? toText(format) : rule.replace(/exclusive(.)/, (_, one: string) => one.toLowerCase())}`
    const [en, es] = sentences[key] ?? []
    if (en === undefined) return 'errors.invalid'
    for (const [language, own] of Object.entries(texts)) own.set(key, (language.startsWith('es') ? es : en) ?? en)
    return key
  }

  function toNode(written: JsonSchema, path: string, seen: readonly string[]): JsonSchema | undefined {
    const place = path || 'the form'
    const whole = follow(written, seen)
    const node = whole && withTold(whole, (shape) => follow(shape, seen))
    if (!node) return void left.push(`${place}: $ref ${written.$ref}`)
    const refs = written.$ref === undefined ? seen : [...seen, written.$ref]
    for (const key of Object.keys(node))
      if (!silent.includes(key) && !Object.values(rules).flat().includes(key)) left.push(`${place}: ${key}`)
    const type = toType(node)
    if (type === 'object') return toObject(node, path, refs)
    if (type === 'array') return toList(node, path, refs)
    if (type === undefined) return void left.push(`${place}: a choice of shapes, or no type`)
    return { ...toLabels(node, path), ...toUi(node), ...toField(node, type, path) }
  }

  const toLabels = (node: JsonSchema, path: string): JsonSchema => ({
    ...(path !== '' && { title: say(`${prefix}.${path}`, node['title'] ?? path.split('.').at(-1)) }),
    ...(node['description'] !== undefined &&
      path !== '' && { description: say(`${prefix}.${path}.hint`, node['description']) }),
  })

  /** Converts the type, options and rules of one field. */
  function toField(node: JsonSchema, type: string, path: string): JsonSchema {
    const given = isRecord(node.errorMessage) ? node.errorMessage : {}
    const kept = (rules[type === 'integer' ? 'number' : type] ?? []).filter((rule) => {
      const isKnown = node[rule] !== undefined && (rule !== 'format' || formats.includes(toText(node[rule])))
      if (node[rule] !== undefined && !isKnown) left.push(`${path}: the format ${toText(node[rule])}`)
      return isKnown
    })
    const choices = toChoices(node)
    const named = [
      ...(type === 'number' || type === 'integer' ? ['type'] : []),
      ...(choices ? ['enum'] : []),
      ...('const' in node && !choices ? ['const'] : []),
      ...kept.filter((rule) => rule !== 'minLength' || Number(node[rule]) > 1),
    ]
    const messages = named.map((rule) => {
      const own = given[rule]
      return [rule, own === undefined ? sayRule(rule, node['format']) : say(`${prefix}.${path}.${rule}`, own)]
    })
    const options = choices && `${prefix}.${path}.options`
    for (const { value, words } of choices ?? []) say(`${options}.${toText(value)}`, words)
    return {
      type,
      ...(choices && { enum: choices.map(({ value }) => value) }),
      ...('const' in node && !choices && { const: node['const'] }),
      ...Object.fromEntries(kept.map((rule) => [rule, node[rule]])),
      ...(messages.length > 0 && { errorMessage: Object.fromEntries(messages) }),
      ...(options !== undefined && { ui: { ...node.ui, options } }),
    }
  }

  function toList(node: JsonSchema, path: string, seen: readonly string[]): JsonSchema | undefined {
    const { enumNames } = node
    const items = isSchema(node.items)
      ? follow({ ...(enumNames !== undefined && { enumNames }), ...node.items }, seen)
      : undefined
    const choices = items && toChoices(items)
    const own = choices ? toField(items, toType(items) ?? 'string', path) : items && toNode(items, `${path}.item`, seen)
    if (!own) return void left.push(`${path}: a list of what cannot be drawn`)
    return {
      ...toLabels(node, path),
      ...toUi(node),
      ...toField(node, 'array', path),
      ...(!choices && { ui: { ...node.ui, addable: true } }),
      items: own,
    }
  }

  function toObject(node: JsonSchema, path: string, seen: readonly string[]): JsonSchema {
    const properties = Object.entries(node.properties ?? {}).flatMap(([key, inner]) => {
      const name = toFieldName(key)
      if (name !== key && /^[\w-]+$/.test(key)) left.push(`${key}: its name, which is ${name} here`)
      const made = toNode(inner, path === '' ? name : `${path}.${name}`, seen)
      return made ? [[name, made] as const] : []
    })
    const parts = [...(node.allOf ?? []), ...toDependencies(node)].flatMap((part) => {
      if (!part.if) return [toObject(part, path, seen)]
      return [{ if: part.if, ...toBranch('then', part.then), ...toBranch('else', part.else) }]
    })
    const own = node.if ? [{ if: node.if, ...toBranch('then', node.then), ...toBranch('else', node.else) }] : []
    if (node.oneOf || node.anyOf) left.push(`${path || 'the form'}: a choice of shapes`)
    return {
      ...(path !== '' && node['title'] !== undefined && toLabels(node, path)),
      ...(node.properties && { type: 'object' }),
      ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
      ...toRequired(node, path),
      ...(parts.length + own.length > 0 && { allOf: [...parts, ...own] }),
    }

    function toBranch(name: 'then' | 'else', part: JsonSchema | undefined): JsonSchema {
      return part ? { [name]: toObject(part, path, seen) } : {}
    }
  }

  function toRequired({ required = [], errorMessage }: JsonSchema, path: string): JsonSchema {
    if (required.length === 0) return {}
    const given = isRecord(errorMessage) && isRecord(errorMessage.required) ? errorMessage.required : {}
    const messages = required.map((key) => {
      const name = toFieldName(key)
      const own = `${prefix}.${path === '' ? '' : `${path}.`}${name}.required`
      return [name, given[key] === undefined ? 'errors.required' : say(own, given[key])]
    })
    return { required: required.map(toFieldName), errorMessage: { required: Object.fromEntries(messages) } }
  }

  /** Follows a reference within the file. Returns undefined for any other reference and for a circular one. */
  function follow(node: JsonSchema, seen: readonly string[]): JsonSchema | undefined {
    const { $ref, ...beside } = node
    if ($ref === undefined) return node
    if (!$ref.startsWith('#/') || seen.includes($ref)) return undefined
    const found = toValueAt(root, $ref.slice(2).split('/'))
    return isSchema(found) ? follow({ ...found, ...beside }, [...seen, $ref]) : undefined
  }

  const schema = toNode(root, '', []) ?? { type: 'object' }
  return {
    schema,
    left,
    texts: Object.fromEntries(Object.entries(texts).map(([language, own]) => [language, Object.fromEntries(own)])),
  }
}

/** Converts words in one language to a plain text of the copy, without markup and braces. */
function toWords(words: unknown, language: string): string {
  const plain = toPlain(isRecord(words) ? (words[language] ?? toFirst(words)) : words)
  const text = plain
    .replaceAll(/<[^>]*>|&nbsp;|\*\*|__|`/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/[{}]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return text === '' ? '…' : text
}

const toPlain = (words: unknown): string => toText(toFirst(words))

const toUi = ({ ui, readOnly, default: start }: JsonSchema): JsonSchema => ({
  ...(ui && { ui }),
  ...(readOnly === true && { readOnly }),
  ...(start !== undefined && start !== null && { default: start }),
})
