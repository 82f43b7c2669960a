import type { JSONPath } from 'jsonc-parser'
import type { FlowDefinition } from './FlowDefinition.ts'
import type { InstructionDefinition, StepDefinition } from './StepDefinition.ts'
import type { Loose } from './Loose.ts'
import { toWrittenPath } from './toWrittenPath.ts'
import { parseExpression } from '../expressions/parseExpression.ts'
import { rememberByIdentity } from '../validation/remember.ts'

/** A list of instructions and its place. */
export interface ListSite {
  readonly list: Loose<readonly InstructionDefinition[]>
  readonly path: JSONPath
  /** The owner in words: `step TOPICS` or `the start-up`. */
  readonly owner: string
  readonly step: string | undefined
  readonly event: string | undefined
  /** Whether it is the route of a call's outcome. */
  readonly isRoute: boolean
}

/** One instruction and its place. */
export interface InstructionSite extends Omit<ListSite, 'list'> {
  readonly instruction: Loose<InstructionDefinition>
}

/** Lists the steps of a flow, without refused ones. */
export const toSteps = (flow: Loose<FlowDefinition>): [string, Loose<StepDefinition>][] =>
  Object.entries(flow.steps ?? {}).flatMap(([name, step]) => (step ? [[name, step]] : []))

/** Checks whether a step shows a component, which may send any event. */
export const hasComponent = ({ view }: Loose<StepDefinition>): boolean =>
  (view ?? []).some((part) => (typeof part === 'string' ? part !== 'form' : part !== undefined && 'component' in part))

/** Lists the steps at which a saved application may resume. */
export const toResumable = (flow: Loose<FlowDefinition>): string[] =>
  toSteps(flow).flatMap(([name, { resumable }]) => (resumable ? [name] : []))

/** Lists the steps to which an instruction may lead: any resumable one, if saved data name it. */
export const toTargets = ({ to, resumeAt }: Loose<InstructionDefinition>, flow: Loose<FlowDefinition>): string[] =>
  resumeAt === undefined ? [to ?? []].flat() : toResumable(flow)

/** Collects every list of instructions: the start-up, each event of each step, each route of each call. */
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

/** Lists a list itself and, recursively, the routes of its calls. */
export function* withRoutes(site: ListSite): Generator<ListSite> {
  yield site
  for (const { instruction, path } of toItems(site)) {
    for (const [outcome, list] of Object.entries(instruction.on ?? {})) {
      if (list) yield* withRoutes({ ...site, list, path: [...path, 'on', outcome], isRoute: true })
    }
  }
}

/** Lists the instructions of one list without routes; an inlined instruction has its procedure as the owner. */
export const toItems = rememberByIdentity(({ list, ...site }: ListSite): readonly InstructionSite[] =>
  list.flatMap((instruction, index) => {
    const [section, name] = toWrittenPath(list, [index])
    const owner = section === 'procedures' ? `procedure ${name}` : site.owner
    return instruction ? [{ ...site, instruction, owner, path: [...site.path, index] }] : []
  }),
)

/** Lists every instruction of a flow. */
export const toInstructions = rememberByIdentity((flow: Loose<FlowDefinition>): readonly InstructionSite[] =>
  toLists(flow).flatMap((site) => toItems(site)),
)

const toInstructionsByStep = rememberByIdentity((flow: Loose<FlowDefinition>) => {
  const byStep = new Map<string | undefined, InstructionSite[]>()
  for (const one of toInstructions(flow)) byStep.set(one.step, [...(byStep.get(one.step) ?? []), one])
  return byStep
})

/** Lists the instructions of one step; of the start-up, if there is none. */
export const toOwnInstructions = (flow: Loose<FlowDefinition>, step: string | undefined): readonly InstructionSite[] =>
  toInstructionsByStep(flow).get(step) ?? []

/** Checks whether an instruction ends its event. */
export const isEnding = ({ issue, dialog, stay, to, resumeAt }: Loose<InstructionDefinition>): boolean =>
  issue !== undefined || dialog !== undefined || stay === true || to !== undefined || resumeAt !== undefined

/** Marks a text in a `set` or `fill` as an expression; every other value there is plain JSON. */
const mark = '='

/** Checks whether a value in a `set` or `fill` is an expression, marked as in a spreadsheet: `=place.city`. */
export const isExpression = (value: unknown): value is string => typeof value === 'string' && value.startsWith(mark)

/** Converts a value in a `set` or `fill` to an expression. */
export const toExpression = (value: unknown): string =>
  isExpression(value) ? value.slice(mark.length) : typeof value === 'string' ? toQuoted(value) : JSON.stringify(value)

const toQuoted = (text: string) =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`

/**
 * Checks whether a text without the mark parses as an expression, as in the old format of flows: `null`, `'weekly'`,
 * `saved(list, form)`. A single word counts only if it is one of the readable names.
 */
export function looksLikeExpression(text: string, names: readonly string[]): boolean {
  const parsed = parseExpression(text)
  return parsed.ok && (parsed.ast.kind !== 'variable' || names.includes(parsed.ast.name))
}

const toListName = (path: JSONPath) => path.slice(0, -1).join('.')

/** Creates a test, for the path of an instruction, whether its list resets the application by an unconditional instruction of its own. */
export const createResetTest = rememberByIdentity((flow: Loose<FlowDefinition>) => {
  const lists = new Set(
    toInstructions(flow).flatMap(({ instruction: { reset, when, to }, path }) =>
      reset && when === undefined && to === undefined ? [toListName(path)] : [],
    ),
  )
  return (path: JSONPath): boolean => lists.has(toListName(path))
})
