import { Ajv, type ErrorObject } from 'ajv'
import { checkLetters, checkSyntax } from '../definition/checks/checkSyntax.ts'
import { toFinding, toMeantFaults } from '../definition/checks/checkGrammar.ts'
import { collectProblems } from '../definition/Problem.ts'
import { toList as toWords, withoutConsequences } from '../definition/consequences.ts'
import type { Finding, Told } from '../definition/FlowContext.ts'
import { type GrammarFault, toFault } from '../definition/grammar.ts'
import type { Problem, SourceFile } from '../definition/index.ts'
import { toContent } from '../definition/SourceFile.ts'
import { findNear } from '../expressions/index.ts'
import { rememberByIdentity } from '../validation/remember.ts'

/**
 * Checks a JSON file other than a flow against its JSON Schema, then with `check`. Descriptions of the schema become hints.
 * Invalid JSON, or JSON of another shape than the schema's, never reaches `check`; without a schema, the file is known to be valid.
 * Findings in `told`, and those that follow from them, are not reported again.
 */
export function checkData(
  file: SourceFile,
  schema: object | undefined,
  check: (content: never, report: (finding: Finding) => void) => void,
  told?: readonly Told[],
): readonly Problem[] {
  const { report: tell, toList } = collectProblems([file])
  if (!told) checkSyntax(file, tell)
  if (file.errors.length > 0) return toList()
  // A call without a schema checks the same file a second time.
  const strange: Finding[] = []
  if (schema && !told) checkLetters(file, (finding) => strange.push(finding))
  const content = toContent(file)
  const validate = schema && toValidate(schema)
  const errors = !validate || validate(content) ? [] : (validate.errors ?? [])
  const findings = toFindings(toMeant(errors), content)
  const refused = findings.map(({ path }) => `${path.join('.')}.`)
  // What is found around a refused value follows from it.
  const report = (finding: Finding) => {
    if (!refused.some((place) => place.startsWith(`${finding.path.join('.')}.`))) findings.push(finding)
  }
  // A number out of its range is still a number, and so on: the rest can be checked.
  // eslint-disable-next-line typescript/no-unsafe-type-assertion -- the schema has validated the content for the check
  if (errors.every(({ keyword }) => /^(?:minimum|maximum|pattern)$/.test(keyword))) check(content as never, report)
  const known = told ?? strange
  for (const finding of [...strange, ...(known.length > 0 ? withoutConsequences(findings, file, known) : findings)])
    tell(finding)
  return toList()
}

/** Does not validate the schema itself: that is not the author's concern, and would take longer than everything else. */
const toValidate = rememberByIdentity((schema: object) =>
  new Ajv({
    allErrors: true,
    strict: false,
    verbose: true,
    validateFormats: false,
    validateSchema: false,
    code: { optimize: false },
  }).compile(schema),
)

/** Drops errors about branches of a choice that were not meant, and the error of the choice itself where one branch was meant. */
function toMeant(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  let left = errors
  // Ajv lists a choice after the errors inside it.
  for (const choice of errors.toReversed()) {
    if (!left.includes(choice) || !/^(any|one)Of$/.test(choice.keyword)) continue
    const inside = left.filter(({ schemaPath }) => schemaPath.startsWith(`${choice.schemaPath}/`))
    const toBranch = ({ schemaPath }: ErrorObject) => schemaPath.slice(choice.schemaPath.length).split('/')[1]
    const branches = new Set(inside.map(toBranch))
    const meant = [...branches]
      .map((branch) => inside.filter((error) => toBranch(error) === branch))
      .find((said) => said.every((error) => !isOther(error, choice)))
    left = [
      ...left.filter((error) => error !== choice && (!inside.includes(error) || meant?.includes(error))),
      ...(meant ? [] : [toNamed(inside) ?? choice]),
    ]
  }
  return left
}

/** Merges the constants that distinguish the branches of a choice into one error that lists them all. */
function toNamed(inside: readonly ErrorObject[]): ErrorObject | undefined {
  const [first, ...others] = inside.filter(({ keyword }) => keyword === 'const')
  if (!first || others.some(({ instancePath }) => instancePath !== first.instancePath)) return undefined
  const allowedValues = [first, ...others].map(({ params }) => String(params['allowedValue']))
  return { ...first, keyword: 'enum', params: { allowedValues } }
}

/** Checks whether an error shows that another branch was meant: by its type, or by the constant that distinguishes the branches. */
const isOther = ({ keyword, instancePath }: ErrorObject, choice: ErrorObject) =>
  (keyword === 'type' && instancePath === choice.instancePath) ||
  (keyword === 'const' && instancePath.lastIndexOf('/') <= choice.instancePath.length)

function toFindings(errors: readonly ErrorObject[], content: unknown): Finding[] {
  const all = errors.map((error) => ({ ...toFault(error, content), error }))
  const faults = all.filter((fault) => !isOfLost(fault, all))
  return toMeantFaults(faults).map((fault) =>
    toDataFinding(fault, faults.find(({ path, rule }) => path === fault.path && rule === fault.rule)?.error),
  )
}

/**
 * Checks whether a fault follows from another one: an object is empty since its only property is in another one of its kind, or its
 * properties are unknown since the name of the one that says its kind is misspelled.
 */
function isOfLost(
  { rule, path, known }: GrammarFault,
  all: readonly (GrammarFault & { error: ErrorObject })[],
): boolean {
  const holder = path.slice(0, -1).join()
  if (rule === 'minProperties')
    return all.some((one) => one.rule === 'maxProperties' && one.path.slice(0, -1).join() === holder)
  if (rule !== 'additionalProperties' || findNear(String(path.at(-1)), known) !== undefined) return false
  return all.some((one) => {
    const isBeside =
      one.rule === rule && one.path.slice(0, -1).join() === holder && /\/(?:any|one)Of\//.test(one.error.schemaPath)
    return isBeside && findNear(String(one.path.at(-1)), one.known) !== undefined
  })
}

/** Describes something that stands twice in a list, or too many properties in an object; undefined for any other fault. */
function toSurplus({ path, rule, params }: GrammarFault, value: unknown): Finding | undefined {
  const place = path.join('.') || 'the file'
  if (rule === 'uniqueItems' && Array.isArray(value)) {
    const again = Number(params['i'])
    const message = `${place} has ${JSON.stringify(value[again])} twice`
    return { code: 'name-taken', path: [...path, again], message, hint: 'Keep one of them' }
  }
  if (rule !== 'maxProperties') return undefined
  const message = `${place} has ${toWords(Object.keys(Object(value)))}, of which only ${String(params['limit'])} is allowed there`
  return { code: 'wrong-value', path, message, hint: 'Keep one of them' }
}

function toDataFinding(fault: GrammarFault, error: ErrorObject | undefined): Finding {
  const surplus = toSurplus(fault, error?.data)
  if (surplus) return surplus
  const { path, rule } = fault
  const at = /^(additionalProperties|moved|propertyNames)$/.test(rule) ? 'key' : 'value'
  const place = path.join('.') || 'the file'
  const description: unknown = error?.parentSchema?.['description']
  const described = typeof description === 'string' && at === 'value' ? description : undefined
  if (/^(anyOf|oneOf|pattern|propertyNames)$/.test(rule)) {
    const strange = rule === 'pattern' ? toStrangeLetter(String(error?.data), String(error?.schema)) : undefined
    const what = strange === undefined ? 'is not allowed there' : `has ${strange} where none is allowed`
    const hint = described ?? toRefusedHint(fault)
    return { code: 'wrong-value', path, at, message: `${place} ${what}`, hint }
  }
  const { message, hint, ...told } = toFinding(fault)
  // What the value should be says more than what it is for; of a whole file, it may be that of another one.
  const isExact = at === 'key' || /^(?:Did you mean|Write -?\d|Write (?:true|false),|Put it between)/.test(hint)
  const restored = path.length === 0 && at === 'value' ? `${hint}, or restore the file from git` : undefined
  return {
    path,
    at,
    ...told,
    message: message.replace(/^the flow (?=has|lacks|should)/, 'the file '),
    hint: restored ?? (isExact ? hint : (described ?? hint)),
  }
}

/** Says what a name or a value may be that nothing describes. */
const toRefusedHint = ({ rule }: GrammarFault) =>
  rule === 'propertyNames' || rule === 'pattern'
    ? 'Write it as its neighbors are written'
    : 'Compare it with a similar place'

/** Describes the space, mark or accented letter without which a text would match a pattern; undefined if there is none. */
function toStrangeLetter(text: string, pattern: string): string | undefined {
  const shape = new RegExp(pattern, 'u')
  const strange = [...text.matchAll(/[^A-Za-z0-9]/g)].find(
    ({ index, 0: letter }) =>
      shape.test(text.slice(0, index) + text.slice(index + 1)) || shape.test(text.replaceAll(letter, '')),
  )
  return strange?.[0] === ' ' ? 'a space' : strange && `"${strange[0]}"`
}
