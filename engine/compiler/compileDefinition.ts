import type { CompileExpression } from './compileExpression.ts'
import { toSlot } from './compileForms.ts'
import { mapValues } from '../definition/Loose.ts'
import { toFailurePredicates } from '../definition/predicates.ts'
import { toFormList } from '../definition/forms.ts'
import type {
  FlowDefinition,
  InstructionDefinition,
  StepDefinition,
  ViewDefinition,
  LinkedFlow,
} from '../definition/index.ts'
import { createMigrationChecker } from '../definition/released/toSavedSchema.ts'
import { toReleases } from '../definition/released/ReleasedFlow.ts'

/** Compiles the part of a `CompiledFlow` that depends on the flow's definition alone. `compile` determines the form of its expressions. */
export function compileDefinition(
  definition: FlowDefinition,
  compile: CompileExpression,
  toLoadForms: (step: string) => unknown,
) {
  const {
    name,
    version,
    start,
    constants,
    data,
    predicates,
    actions,
    events = {},
    failures = [],
    startUp,
    steps,
  } = definition
  const ofFailures = toFailurePredicates(definition)
  return {
    name,
    version,
    start,
    constants,
    slots: mapValues(data, ({ initial = null, persist = false, sentBy }) => ({ initial, persist, sentBy })),
    predicates: mapValues(predicates, ({ when }, predicate) =>
      compile(when, { name: `predicate ${predicate}`, inFailure: ofFailures.has(predicate) }),
    ),
    actions: mapValues(actions, ({ outcomes, timeoutSeconds = 30, waits = false, once, progress }) => ({
      expected: Object.keys(outcomes)[0],
      timeoutMs: waits ? undefined : timeoutSeconds * 1000,
      waits,
      once,
      progress,
    })),
    events: mapValues(events, (event) => event.properties ?? []),
    failures,
    startUp: compileInstructions(startUp, compile),
    steps: mapValues(steps, (step, one) => compileStep(one, step, toLoadForms(one), compile)),
  }
}

/** Compiles a step to the parts of a `CompiledStep`. `loadForms` loads the step's forms. */
function compileStep(name: string, step: StepDefinition, loadForms: unknown, compile: CompileExpression): object {
  const { title, progress, resumable = false, back, ending, view, form, dialogs = {}, on } = step
  const instructions = Object.values(on).flatMap(toAll)
  const slots = toOptionSlots(form, instructions)
  return {
    title,
    progress,
    resumable,
    back,
    ending,
    view: view.map(compileView),
    dialogs,
    on: mapValues(on, (list) => compileInstructions(list, compile)),
    calls: toUnique(instructions.map(({ call }) => call)),
    leadsTo: toUnique(instructions.map(({ to }) => to)).filter((target) => target !== name),
    optionSlots: slots.length > 0 ? slots : undefined,
    loadForms: form && loadForms,
  }
}

/** Returns the slots that the step loads and from which some field takes its options. */
function toOptionSlots(
  form: StepDefinition['form'],
  instructions: readonly InstructionDefinition[],
): readonly string[] {
  const fields = toFormList(form).flatMap(({ fields: taken = {} }) => Object.values(taken))
  const shown = new Set(fields.map(({ options }) => options && toSlot(options.from)))
  return toUnique(instructions.map(({ save }) => save)).filter((slot) => shown.has(slot))
}

/** Returns the instructions of a list and of all routes in it. */
const toAll = (list: readonly InstructionDefinition[]): InstructionDefinition[] =>
  list.flatMap((instruction) => [instruction, ...Object.values(instruction.on ?? {}).flatMap(toAll)])

const toUnique = (names: readonly (string | undefined)[]) => [...new Set(names.filter((name) => name !== undefined))]

function compileView(view: ViewDefinition): object {
  if (typeof view === 'string') return { kind: 'component', component: view }
  if ('component' in view) return { kind: 'component', ...view }
  return 'text' in view ? { kind: 'text', style: 'body', ...view } : { kind: 'button', ...view }
}

/** Compiles a list to the parts of `CompiledInstruction`s; `toPlaced` adds their places. */
const compileInstructions = (list: readonly InstructionDefinition[], compile: CompileExpression): object[] =>
  list.map((instruction) => compileInstruction(instruction, compile))

function compileInstruction(instruction: InstructionDefinition, compile: CompileExpression): object {
  const { call, with: input = {}, save, on = {}, set, fill, say, issue, resumeAt, ...plain } = instruction
  const compileAll = (expressions: Readonly<Record<string, string>>) =>
    mapValues(expressions, (source) => compile(source))
  return {
    ...plain,
    call:
      call === undefined
        ? undefined
        : {
            action: call,
            with: compileAll(input),
            save,
            on: mapValues(on, (route) => compileInstructions(route, compile)),
          },
    set: set && Object.entries(set).map(([path, source]) => [path, compile(source)]),
    fill: fill && Object.entries(fill).map(([path, source]) => [path, compile(source)]),
    say: say && { ...say, params: compileAll(say.params ?? {}) },
    issue: issue && { ...issue, params: compileAll(issue.params ?? {}) },
    resumeAt: resumeAt === undefined ? undefined : compile(resumeAt),
  }
}

/** Compiles the migrations of a checked flow: all of `SavedVersions` except the validator. */
export function compileMigrations<Result>(
  { definition, source }: Pick<LinkedFlow, 'definition' | 'source'>,
  toCompile: (expressions: Pick<LinkedFlow['expressions'], 'check'>) => CompileExpression<Result>,
) {
  const releases = toReleases(source)
  const migrations = releases.flatMap(({ version, saved }) => {
    const { data } = definition.migrations?.[version] ?? {}
    if (!data) return []
    const compile = toCompile(createMigrationChecker(saved))
    return [[version, Object.entries(data).map(([place, value]) => [place, value === null ? null : compile(value)])]]
  })
  const hashes = releases.flatMap(({ version, hash }) => (hash === undefined ? [] : [[hash, version]]))
  return {
    version: definition.version,
    ...(migrations.length > 0 && { migrations: Object.fromEntries(migrations) }),
    ...(hashes.length > 0 && { hashes: Object.fromEntries(hashes) }),
  }
}
