import type { JSONPath } from 'jsonc-parser'
import type { FlowDefinition } from './FlowDefinition.ts'
import type { InstructionDefinition, StepDefinition } from './StepDefinition.ts'
import type { Loose } from './Loose.ts'
import { toWrittenPath } from './toWrittenPath.ts'
import { parseExpression } from '../expressions/parseExpression.ts'
import { rememberByIdentity } from '../validation/remember.ts'

/** A list of instructions and where it stands. */
export interface ListSite {
  readonly list: Loose<readonly InstructionDefinition[]>
  readonly path: JSONPath
  /** In words: `step TOPICS` or `the start-up`. */
  readonly owner: string
  readonly step: string | undefined
  readonly event: string | undefined
  /** The route of a call's outcome. */
  readonly isRoute: boolean
}

/** One instruction and where it stands. */
export interface InstructionSite extends Omit<ListSite, 'list'> {
  readonly instruction: Loose<InstructionDefinition>
}

/** The steps of a flow that are there. */
export const toSteps = (flow: Loose<FlowDefinition>): [string, Loose<StepDefinition>][] =>
  Object.entries(flow.steps ?? {}).flatMap(([name, step]) => (step ? [[name, step]] : []))

/** Every list of instructions: the start-up, each event of each step, each route of each call. */
export const toLists = rememberByIdentity((flow: Loose<FlowDefinition>): readonly ListSite[] => [...findLists(flow)])

function* findLists(flow: Loose<FlowDefinition>): Generator<ListSite> {
  if (flow.startUp) {
    const place = { owner: 'the start-up', step: undefined, event: undefined, isRoute: false }
    yield* withRoutes({ list: flow.startUp, path: ['startUp'], ...place })
  }
  for (const [step, { on }] of toSteps(flow)) {
    for (const [event, list] of Object.entries(on ?? {})) {
      if (list)
        yield* withRoutes({
          list,
          path: ['steps', step, 'on', event],
          owner: `step ${step}`,
          step,
          event,
          isRoute: false,
        })
    }
  }
}

/** A list with the routes of its calls, and those of their calls. */
export function* withRoutes(site: ListSite): Generator<ListSite> {
  yield site
  for (const { instruction, path } of toItems(site)) {
    for (const [outcome, list] of Object.entries(instruction.on ?? {})) {
      if (list) yield* withRoutes({ ...site, list, path: [...path, 'on', outcome], isRoute: true })
    }
  }
}

/** The instructions of one list, routes not included; one of a procedure is that procedure's. */
export function* toItems({ list, ...site }: ListSite): Generator<InstructionSite> {
  for (const [index, instruction] of list.entries()) {
    const [section, name] = toWrittenPath(list, [index])
    const owner = section === 'procedures' ? `procedure ${name}` : site.owner
    if (instruction) yield { ...site, instruction, owner, path: [...site.path, index] }
  }
}

/** Every instruction of a flow. */
export const toInstructions = rememberByIdentity((flow: Loose<FlowDefinition>): readonly InstructionSite[] =>
  toLists(flow).flatMap((site) => [...toItems(site)]),
)

/** Whether an instruction ends its event. */
export const isEnding = ({ issue, dialog, stay, to, resumeAt }: Loose<InstructionDefinition>): boolean =>
  issue !== undefined || dialog !== undefined || stay === true || to !== undefined || resumeAt !== undefined

/** What a `set` or `fill` writes is JSON as it is; a text that begins with this mark is an expression. */
const mark = '='

/** Whether a written value is an expression, as in a spreadsheet: `=place.city`. */
export const isExpression = (value: unknown): value is string => typeof value === 'string' && value.startsWith(mark)

/** The expression that gives what a `set` or `fill` writes. */
export const toExpression = (value: unknown): string =>
  isExpression(value) ? value.slice(mark.length) : typeof value === 'string' ? toQuoted(value) : JSON.stringify(value)

const toQuoted = (text: string) =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`

/**
 * Whether a text without the mark reads as an expression all the same, as flows were once written: `null`, `'weekly'`,
 * `saved(list, form)`. One word is one only where it is among the names that can be read.
 */
export function looksLikeExpression(text: string, names: readonly string[]): boolean {
  const parsed = parseExpression(text)
  return parsed.ok && (parsed.ast.kind !== 'variable' || names.includes(parsed.ast.name))
}
