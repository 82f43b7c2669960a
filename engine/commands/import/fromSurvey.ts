import { isRecord } from '../../definition/Loose.ts'
import type { JsonSchema } from '../../validation/JsonSchema.ts'
import {
  type Comparison,
  type Condition,
  type ImportedField,
  type ImportedForm,
  toAsked,
  toFieldName,
  toSchema,
  type Part,
  toDefined,
  toParts,
  toText,
} from './ImportedForm.ts'

/** Layout properties of a question. They are ignored, since a flow has its own layout. */
const looks =
  /^(?:startWithNewLine|colCount|\w*[wW]idth|titleLocation|renderAs|showNumber|size|rateType|rateCount|rows|autoGrow)$/

/** The properties of a question that are imported; all others are reported. */
const read = new Set(
  'type name title description isRequired requiredErrorText visibleIf requiredIf readOnly defaultValue autocomplete validators inputType min max maxLength choices labelTrue labelFalse valueTrue valueFalse rateMin rateMax rateValues minSelectedChoices maxSelectedChoices elements items templateElements columns panelCount rowCount minPanelCount maxPanelCount minRowCount maxRowCount templateTitle cellType'.split(
    ' ',
  ),
)

/** Imports a SurveyJS form: one step per page. */
export function fromSurvey(survey: Part): ImportedForm {
  const left: string[] = []
  const written = toParts(survey['pages'])
  const pages = (written.length > 0 ? written : [{ name: 'questions', ...survey }]).map((page: Part, index) => {
    const name = toText(page['name']) || `page${index + 1}`
    const place = `page ${name}`
    if (page !== survey)
      tellRest(page, place, /^(?:name|title|description|elements|questions|visibleIf|pages)$/, written.length > 0)
    const parts = toParts(page['elements'] ?? page['questions'])
    const own = new Set(parts.flatMap(listNames))
    const fields = parts.flatMap((part) => toFields(part, undefined, place, own))
    const shownWhen = written.length > 0 ? toCondition(page['visibleIf'], `${place}, visibleIf`) : undefined
    if (page['description'] !== undefined && written.length > 0) left.push(`${place}: description`)
    return { name, title: page['title'] ?? survey['title'], schema: toSchema(fields), shownWhen }
  })
  tellRest(
    survey,
    'the form',
    /^(?:title|description|logo\w*|locale|pages|elements|questions|showProgressBar|showQuestionNumbers|\w*Location|width\w*|complete\w*|firstPageIsStarted|checkErrorsMode|textUpdateMode)$/,
    true,
  )
  return { pages, left }

  function tellRest(part: Part, place: string, known: RegExp, isTold: boolean): void {
    for (const key of isTold ? Object.keys(part) : [])
      if (!known.test(key) && !looks.test(key)) left.push(`${place}: ${key}`)
  }

  function toFields(part: Part, outer: Condition | undefined, page: string, own: ReadonlySet<string>): ImportedField[] {
    const name = toFieldName(toText(part['name']))
    const place = `${page}, ${toText(part['name'])}`
    const told = toCondition(part['visibleIf'], `${place}: visibleIf`)
    const isHere = told === undefined || toAsked(told).every((field) => own.has(field))
    if (!isHere) left.push(`${place}: visibleIf, which asks about another page`)
    const inner = isHere ? told : undefined
    const shownWhen = inner && outer ? { all: [outer, inner] } : (inner ?? outer)
    if (part['type'] === 'panel') {
      if (part['title'] !== undefined) left.push(`${place}: title of a panel`)
      return toParts(part['elements']).flatMap((one) => toFields(one, shownWhen, page, own))
    }
    const schema = toQuestion(part, place)
    if (!schema) {
      left.push(`${place}: a question of the type ${toText(part['type'])}`)
      return []
    }
    if (name !== part['name']) left.push(`${place}: its name, which is ${name} here`)
    for (const key of Object.keys(part)) if (!read.has(key) && !looks.test(key)) left.push(`${place}: ${key}`)
    const requiredWhen = toCondition(part['requiredIf'], `${place}: requiredIf`)
    const common = toDefined({
      title: part['title'] ?? part['name'],
      description: part['description'],
      default: part['defaultValue'],
      readOnly: part['readOnly'],
    })
    const ui = toDefined({ ...schema.ui, autocomplete: part['autocomplete'] })
    return [
      {
        name,
        schema: { ...schema, ...common, ...(Object.keys(ui).length > 0 && { ui }) },
        isRequired: part['isRequired'] === true,
        missing: part['requiredErrorText'],
        shownWhen,
        requiredWhen: requiredWhen && toAsked(requiredWhen).every((field) => own.has(field)) ? requiredWhen : undefined,
      },
    ]
  }

  function toQuestion(part: Part, place: string): JsonSchema | undefined {
    const type = toText(part['type'])
    const rules = toRules(part, place)
    if (type === 'text') return { ...toTyped(part, place), ...rules }
    if (type === 'comment') return { type: 'string', ...rules, ui: { input: 'textarea' } }
    if (type === 'radiogroup' || type === 'buttongroup')
      return { ...toChoices(part['choices']), ui: { input: 'radio' } }
    if (type === 'dropdown') return toChoices(part['choices'])
    if (type === 'checkbox' || type === 'tagbox')
      return toDefined({
        type: 'array',
        items: toChoices(part['choices']),
        minItems: part['minSelectedChoices'],
        maxItems: part['maxSelectedChoices'],
        ...rules,
      })
    if (type === 'boolean') {
      const isAsked = part['isRequired'] === true || part['labelTrue'] !== undefined
      if (part['valueTrue'] !== undefined) left.push(`${place}: valueTrue`)
      if (!isAsked) return { type: 'boolean', ui: { input: 'checkbox' } }
      const enumNames = [
        part['labelTrue'] ?? { default: 'Yes', es: 'Sí' },
        part['labelFalse'] ?? { default: 'No', es: 'No' },
      ]
      return { type: 'boolean', enum: [true, false], enumNames, ui: { input: 'radio' } }
    }
    if (type === 'rating') {
      const [min, max] = [Number(part['rateMin'] ?? 1), Number(part['rateMax'] ?? 5)]
      const rates = part['rateValues'] ?? Array.from({ length: max - min + 1 }, (_, index) => min + index)
      return { ...toChoices(rates), ui: { input: 'radio' } }
    }
    if (type === 'paneldynamic' || type === 'matrixdynamic') {
      const parts =
        type === 'paneldynamic'
          ? toParts(part['templateElements'])
          : toParts(part['columns']).map((column) => ({
              type: column['cellType'] ?? part['cellType'] ?? 'dropdown',
              choices: part['choices'],
              ...column,
            }))
      return toDefined({
        type: 'array',
        items: toSchema(parts.flatMap((one) => toFields(one, undefined, place, new Set()))),
        minItems: part['minPanelCount'] ?? part['minRowCount'],
        maxItems: part['maxPanelCount'] ?? part['maxRowCount'],
      })
    }
    if (type !== 'multipletext') return undefined
    const items = toParts(part['items']).flatMap((item) =>
      toFields({ type: 'text', ...item }, undefined, place, new Set()),
    )
    return toSchema(items)
  }

  function toTyped({ inputType = 'text', min, max }: Part, place: string): JsonSchema {
    const limits = toDefined({ minimum: min, maximum: max })
    if (inputType === 'number' || inputType === 'range') return { type: 'number', ...limits }
    for (const name of Object.keys(limits)) left.push(`${place}: ${name} of a text`)
    if (inputType === 'email') return { type: 'string', format: 'email' }
    if (inputType === 'date') return { type: 'string', format: 'date' }
    if (inputType === 'tel') return { type: 'string', ui: { input: 'tel' } }
    if (inputType !== 'text') left.push(`${place}: inputType ${toText(inputType)}, which is a plain text here`)
    return { type: 'string' }
  }

  function toRules(part: Part, place: string): Part {
    const rules: Record<string, unknown> = toDefined({
      maxLength: Number(part['maxLength']) > 0 ? part['maxLength'] : undefined,
    })
    const messages: Record<string, unknown> = {}
    for (const validator of toParts(part['validators'])) {
      const found = toRule(validator)
      if (Object.keys(found).length === 0) left.push(`${place}: a validator of the type ${toText(validator['type'])}`)
      Object.assign(rules, found)
      if (validator['text'] !== undefined) for (const rule of Object.keys(found)) messages[rule] = validator['text']
    }
    return { ...rules, ...(Object.keys(messages).length > 0 && { errorMessage: messages }) }
  }

  function toCondition(text: unknown, place: string): Condition | undefined {
    if (typeof text !== 'string' || text === '') return undefined
    const condition = readExpression(text)
    if (!condition) left.push(`${place}: ${text}`)
    return condition
  }
}

function toRule({ type, ...said }: Part): Part {
  if (type === 'numeric') return toDefined({ minimum: said['minValue'], maximum: said['maxValue'] })
  if (type === 'text') return toDefined({ minLength: said['minLength'], maxLength: said['maxLength'] })
  if (type === 'regex') return toDefined({ pattern: said['regex'] })
  if (type === 'email') return { format: 'email' }
  return type === 'answercount' ? toDefined({ minItems: said['minCount'], maxItems: said['maxCount'] }) : {}
}

/** Returns the field names of the questions at and below a part of a page. */
const listNames = (part: Part): string[] =>
  part['type'] === 'panel' ? toParts(part['elements']).flatMap(listNames) : [toFieldName(toText(part['name']))]

/** Converts the options of a question and their labels. */
function toChoices(written: unknown): JsonSchema {
  const choices: readonly unknown[] = Array.isArray(written) ? written : []
  const values = choices.map((choice) => (isRecord(choice) ? choice['value'] : choice))
  const names = choices.map((choice) => (isRecord(choice) ? (choice['text'] ?? choice['value']) : choice))
  const type = values.every((value) => typeof value === 'number') ? 'number' : 'string'
  return { type, enum: type === 'string' ? values.map(toText) : values, enumNames: names }
}

const comparison =
  /^\{([^}]+)\}\s*(=|==|<>|!=|>=|<=|>|<|contains|anyof|notempty|empty|equal|notequal)(?:\s+(.+)|\s*('.*'|\[.*\]|[\d.]+))?$/
const signs: Readonly<Record<string, Comparison>> = {
  '=': '=',
  '==': '=',
  equal: '=',
  '!=': '!=',
  '<>': '!=',
  notequal: '!=',
  '>': '>',
  '>=': '>=',
  '<': '<',
  '<=': '<=',
  contains: 'contains',
}

/** Parses a SurveyJS expression of comparisons joined by `and` or by `or`. Returns undefined for anything else in that language. */
function readExpression(text: string): Condition | undefined {
  for (const [word, kind] of [
    ['or', 'any'],
    ['and', 'all'],
  ] as const) {
    const parts = text.split(new RegExp(`\\s+${word}\\s+(?=\\{)`, 'i'))
    if (parts.length === 1) continue
    const found = parts.map(readExpression)
    return found.every((part) => part !== undefined) ? (kind === 'any' ? { any: found } : { all: found }) : undefined
  }
  const [, name = '', sign = '', spaced, close] = comparison.exec(text.trim()) ?? []
  if (name === '' || /[.[]/.test(name)) return undefined
  const field = toFieldName(name)
  if (sign === 'empty' || sign === 'notempty') return { field, is: sign, value: undefined }
  const value = readValue((spaced ?? close ?? '').trim())
  if (value === undefined) return undefined
  if (sign === 'anyof')
    return Array.isArray(value) ? { any: value.map((one) => ({ field, is: '=', value: one })) } : undefined
  const is = signs[sign]
  return Array.isArray(value) || is === undefined ? undefined : { field, is, value }
}

function readValue(text: string): unknown {
  try {
    return JSON.parse(text.replaceAll(/'([^']*)'/g, (_, inner: string) => JSON.stringify(inner)))
  } catch {
    return undefined
  }
}
