import { Ajv, type ErrorObject } from 'ajv'
import { checkSyntax } from '../definition/checks/checkSyntax.ts'
import { checkLetters } from '../definition/checks/checkLetters.ts'
import { toFinding, toMeantFaults } from '../definition/checks/checkGrammar.ts'
import { collectProblems } from '../definition/Problem.ts'
import { withoutConsequences } from '../definition/consequences.ts'
import type { Finding, Told } from '../definition/FlowContext.ts'
import { type GrammarFault, toFault } from '../definition/grammar.ts'
import type { Problem, SourceFile } from '../definition/index.ts'
import { toContent } from '../definition/SourceFile.ts'
import { rememberByIdentity } from '../validation/remember.ts'

/**
 * Checks a JSON file that is no flow against its JSON Schema, whose descriptions become hints, and then with a check that
 * knows more of it. What is no JSON, or not as the schema wants it, is told alone. Without a schema, the file is known to be what the check takes.
 * What is `told` of it already, or follows from that, is not told again.
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
  // Who gives no schema looks at a file once more.
  if (schema && !told) checkLetters(file, tell)
  const findings: Finding[] = []
  const report = (finding: Finding) => findings.push(finding)
  const content = toContent(file)
  const validate = schema && toValidate(schema)
  // eslint-disable-next-line typescript/no-unsafe-type-assertion -- the schema has said that it is what the check takes
  if (!validate || validate(content)) check(content as never, report)
  else findings.push(...toFindings(toMeant(validate.errors ?? []), content))
  for (const finding of told ? withoutConsequences(findings, file, told) : findings) tell(finding)
  return toList()
}

/** That the schemas are JSON Schemas is no question of who writes a file; to look again would take longer than all else. */
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

/** Without what is said of the branches of a choice that were not meant, and of the choice itself where one was. */
function toMeant(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  let left = errors
  // Choices come after what is inside of them.
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

/** The constants that tell the branches of a choice apart, as one list of what would do. */
function toNamed(inside: readonly ErrorObject[]): ErrorObject | undefined {
  const [first, ...others] = inside.filter(({ keyword }) => keyword === 'const')
  if (!first || others.some(({ instancePath }) => instancePath !== first.instancePath)) return undefined
  const allowedValues = [first, ...others].map(({ params }) => String(params['allowedValue']))
  return { ...first, keyword: 'enum', params: { allowedValues } }
}

/** Whether it says that another branch was meant: another type, or another constant that tells the branches apart. */
const isOther = ({ keyword, instancePath }: ErrorObject, choice: ErrorObject) =>
  (keyword === 'type' && instancePath === choice.instancePath) ||
  (keyword === 'const' && instancePath.lastIndexOf('/') <= choice.instancePath.length)

function toFindings(errors: readonly ErrorObject[], content: unknown): readonly Finding[] {
  const faults = errors.map((error) => ({ ...toFault(error, content), error }))
  return toMeantFaults(faults).map((fault) =>
    toDataFinding(fault, faults.find(({ path, rule }) => path === fault.path && rule === fault.rule)?.error),
  )
}

function toDataFinding(fault: GrammarFault, error: ErrorObject | undefined): Finding {
  const { path, rule } = fault
  const at = rule === 'additionalProperties' || rule === 'propertyNames' ? 'key' : 'value'
  const place = path.join('.') || 'the file'
  const description: unknown = error?.parentSchema?.['description']
  const hint = typeof description === 'string' && at === 'value' ? { hint: description } : {}
  if (/^(anyOf|oneOf|pattern|propertyNames|uniqueItems)$/.test(rule))
    return { code: 'wrong-value', path, at, message: `${place} is nothing that can stand there`, ...hint }
  return { path, at, ...toFinding(fault), ...hint }
}
