import { type Comparison, type Condition, toFieldName } from './ImportedForm.ts'

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
export function readExpression(text: string): Condition | undefined {
  for (const [word, kind] of [
    ['or', 'any'],
    ['and', 'all'],
  ] as const) {
    const parts = text.split(new RegExp(`\\s+${word}\\s+(?=\\{)`, 'i'))
    if (parts.length === 1) continue
    const read = parts.map(readExpression)
    return read.every((part) => part !== undefined) ? (kind === 'any' ? { any: read } : { all: read }) : undefined
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
