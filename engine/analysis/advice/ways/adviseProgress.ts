import type { JSONPath } from 'jsonc-parser'
import { toParameters } from '../../../expressions/index.ts'
import { parseExpression } from '../../../expressions/parseExpression.ts'
import type { FlowDefinition, InstructionDefinition, LinkedFlow, StepDefinition } from '../../../definition/index.ts'
import { toInstructions, toOwnInstructions } from '../../../definition/instructions.ts'
import type { Loose } from '../../../definition/Loose.ts'
import { toFieldNames } from '../../../definition/schemaFields.ts'
import { toContent } from '../../../definition/SourceFile.ts'
import { toWrittenPath } from '../../../definition/toWrittenPath.ts'
import { type Advice, toGroups, toShared } from '../Advice.ts'

/**
 * Finds steps that lead on to a resumable step or a successful ending and save no progress on that way: an applicant who resumes on
 * another device would be one step behind. Checks resumable steps, and steps that no resumable step leads to if another way to the
 * same target saves progress. A stopover whose onward ways all lead where the step itself leads does not count.
 */
export const adviseProgress: Advice = function* ({ flow: { definition } }) {
  const { steps } = definition
  const ways = listWays(definition)
  const saved = new Set(ways.filter(({ isSaved }) => isSaved).map(({ to }) => to))
  if (saved.size === 0) return
  const leads = (from: string, to: string) => ways.some((way) => way.from === from && way.to === to)
  for (const { from, to, isSaved } of ways) {
    if (!isSaved || steps[to]?.ending !== 'deadEnd') continue
    const message = `step ${to} is a dead end, and ${from} saves the progress to it`
    const hint = 'Write "ending": "success", or save no progress'
    yield {
      code: 'idle-progress',
      path: ['steps', to, 'ending'],
      message,
      hint,
      unless: [to],
      loses: [`ending of ${to}`],
    }
    break
  }
  const isStopover = (from: string, stop: string) =>
    steps[stop]?.ending === undefined &&
    ways.every((way) => way.from !== stop || !isOnward(definition, way) || leads(from, way.to))
  const found = new Map<string, Way>()
  const toPlace = (path: JSONPath) => toWrittenPath(definition, path).join('.')
  for (const way of ways) {
    const { from, to } = way
    const isEarly = ways.every((other) => other.to !== from || steps[other.from]?.resumable !== true)
    // Where a step goes on by itself, an application that resumes there goes on, too.
    if (isPassing(from, definition)) continue
    const isAsked = steps[from]?.resumable === true || (isEarly && saved.has(to))
    const isTold = ways.some((other) => other.isSaved && other.from === from && other.to === to)
    if (!isAsked || isTold || !isOnward(definition, way) || !isKept(steps[to]) || isStopover(from, to)) continue
    const furthest = steps[found.get(from)?.to ?? '']?.progress ?? 0
    if ((steps[to]?.progress ?? 0) > furthest) found.set(from, way)
  }
  for (const [step, { to, path }] of found) {
    // A way that several steps share is what is wrong.
    const isShared = [...found.values()].filter((one) => toPlace(one.path) === toPlace(path)).length > 1
    const isListed = steps[step]?.savesProgressTo !== undefined
    const ends = [`progress of ${step}`, `progress to ${to}`, ...(steps[to]?.ending ? [`ending of ${to}`] : [])]
    yield {
      code: 'idle-progress',
      ...(isShared ? { path } : { path: ['steps', step, ...(isListed ? ['savesProgressTo'] : [])], at: 'key' }),
      message: `step ${step} leads on to ${to}, where applications are resumed or have ended well, and saves no progress`,
      hint: `Add ${to} to "savesProgressTo" of the step`,
      unless: [to, 'order of steps', ...ends, ...Object.keys(definition.saveProgress ?? {})],
    }
  }
}

/**
 * Finds steps where no application resumes although it should: the step saves progress or asks beside the way, and all its neighbors
 * are resumable. An applicant would be asked again.
 */
export const adviseResumption: Advice = function* ({ flow: { definition } }) {
  const { steps, saveProgress } = definition
  if (!saveProgress) return
  const ways = listWays(definition).filter(({ from, to }) => from !== to)
  const isResumable = (step: string) => steps[step]?.resumable === true
  for (const [step, { resumable, savesProgressTo, form }] of Object.entries(steps)) {
    // An explicit value shows that the author has decided.
    if (resumable !== undefined) continue
    const before = ways.filter(({ to }) => to === step).map(({ from }) => from)
    const behind = ways.filter(({ from }) => from === step).map(({ to }) => to)
    // Answers of a side step are lost, but an applicant who resumes earlier on the main way passes the other steps again.
    const isBeside = form !== undefined && behind.every((to) => before.includes(to))
    const isStop = savesProgressTo !== undefined || isBeside
    if (!isStop || before.length === 0 || ![...before, ...behind].every(isResumable)) continue
    yield {
      code: 'idle-progress',
      path: ['steps', step],
      at: 'key',
      message: `applications are resumed at each step before and after it, but not at step ${step}`,
      hint: 'Write "resumable": true, or false where nobody should come back to it',
      unless: [step],
    }
  }
}

/**
 * Finds ways that resume an application where none is resumed, that save the progress and throw it away at once, or that
 * save another step than the resumable one that they lead to.
 */
export const adviseLostProgress: Advice = function* ({ flow: { definition } }) {
  const { steps, saveProgress = {} } = definition
  for (const { instruction, path, owner, step = '' } of toInstructions(definition)) {
    const { resumeAt = '', reset, to = '', set = {} } = instruction
    for (const slot of Object.keys(saveProgress)) {
      const named = [...(set[slot]?.matchAll(/'(\w+)'/g) ?? [])].map(([, name = '']) => name)
      const next = toNext(set[slot] ?? '', definition)
      if (next === step && to !== '' && to !== step) {
        const message = `${owner} leads to ${to}, and saves that the application continues at ${step}, the step that it leaves`
        const [hint, unless] = ['Name the step that follows', [`order of ${set[slot]?.split('(')[0]}`]]
        yield { code: 'idle-progress', path: [...path, 'set', slot], message, hint, unless }
        continue
      }
      const other = named.find((name) => steps[name] && steps[name].ending === undefined && name !== step)
      if (other === undefined || other === to || !steps[to]?.resumable) continue
      const message = `${owner} leads to ${to}, and saves that the application continues at ${other}`
      yield { code: 'idle-progress', path: [...path, 'set', slot], message, hint: `Did you mean ${to}?`, unless: [to] }
    }
    // Only a name that is written out is known here.
    const [, named = ''] = /^'(\w+)'$/.exec(resumeAt) ?? []
    if (steps[named] && !steps[named].resumable)
      yield {
        code: 'idle-progress',
        path: [...path, 'resumeAt'],
        message: `${owner} resumes at ${named}, where applications are not resumed`,
        hint: 'Lead there with "to", or write "resumable": true at the step',
        unless: [named],
      }
    if (reset && steps[step]?.savesProgressTo?.includes(to))
      yield {
        code: 'idle-progress',
        path: [...path, 'reset'],
        message: `${owner} throws away what was entered on its way to ${to}, to which it saves the progress`,
        hint: `Take "reset" away, or ${to} out of "savesProgressTo"`,
        loses: [`way to ${to}`],
      }
  }
}

/** Returns the step that an expression names for the parameter `nextStep` of a function. */
function toNext(source: string, { functions = {} }: FlowDefinition): string | undefined {
  const parsed = parseExpression(source)
  if (!parsed.ok || parsed.ast.kind !== 'call') return undefined
  const at = toParameters(functions[parsed.ast.name] ?? '').findIndex(({ name }) => name === 'nextStep')
  const given = parsed.ast.args[at]
  return given?.kind === 'literal' ? String(given.value) : undefined
}

interface Way {
  readonly from: string
  readonly to: string
  readonly path: JSONPath
  /** Whether the way writes a slot of `saveProgress`: in an expanded flow, `savesProgressTo` has become a "set". */
  readonly isSaved: boolean
}

/** Lists the ways from step to step, except those that reset the application. */
function listWays(definition: FlowDefinition): readonly Way[] {
  const written = Object.keys(definition.saveProgress ?? {})
  return toInstructions(definition).flatMap(({ step, path, instruction: { to, reset, set = {} } }) => {
    if (step === undefined || to === undefined || reset) return []
    const isSaved = Object.keys(set).some((target) => written.includes(target))
    return [{ from: step, to, path: [...path, 'to'], isSaved }]
  })
}

const isOnward = ({ steps }: FlowDefinition, { from, to }: Way) =>
  (steps[to]?.progress ?? 0) > (steps[from]?.progress ?? 0)

/** Checks whether an application resumes at a step, or has ended successfully there. */
const isKept = (step: StepDefinition | undefined) =>
  step !== undefined && (step.ending === undefined ? step.resumable === true : step.ending === 'success')

/** Finds rules that refuse the name of a step that is kept or sent as how far an application got. */
export const adviseStepNames: Advice = function* ({ flow }) {
  const { definition, source } = flow
  const names = Object.entries(definition.steps).flatMap(([step, { resumable }]) => (resumable ? [step] : []))
  const places = toInstructions(definition).flatMap(({ instruction: { resumeAt } }) => resumeAt ?? [])
  const resumed = places.map((place) => [place.slice(place.lastIndexOf('.') + 1), names] as const)
  const isResumed = (field: string) => resumed.some(([name]) => name === field)
  const written = [...listKeptNames(flow)].flatMap(({ field, text }) =>
    isResumed(field) ? [] : [[field, [text]] as const],
  )
  for (const [field, all] of toGroups([...resumed, ...written], ([name]) => name)) {
    const each = all.flatMap(([, texts]) => texts)
    for (const file of source.schemas.values()) {
      const { properties }: { properties?: Record<string, { maxLength?: number; pattern?: string }> } = Object(
        toContent(file),
      )
      const { maxLength = Infinity, pattern = '' } = properties?.[field] ?? {}
      const long = each.find((name) => name.length > maxLength)
      const refused = long ?? each.find((name) => !fits(pattern, name))
      if (refused === undefined) continue
      const isStop = names.includes(refused)
      const message = `${field} refuses ${refused}, ${isStop ? 'the name of a step where applications are resumed' : 'which the flow writes there when it saves how far an application got'}`
      const path = ['properties', field, long === undefined ? 'pattern' : 'maxLength']
      const hint = `Let every name ${isStop ? 'of such a step' : 'that is written there'} fit`
      yield { code: 'contradictory-rules', file, path, message, hint, unless: [refused] }
    }
  }
}

/**
 * Lists the names that are written when progress is saved, each with its field: the only one of the slot that has a word of the
 * parameter which a function takes it by, as `completedScreen` has one of `completedStep`.
 */
function* listKeptNames({ definition, schemas, expressions }: LinkedFlow) {
  const { saveProgress = {}, functions = {}, data } = definition
  for (const slot of Object.keys(saveProgress)) {
    const schema = schemas.open(data[slot]?.schema ?? {})
    const fields = schema ? toFieldNames(schema, schemas.resolve) : []
    for (const { instruction } of toInstructions(definition)) {
      const checked = expressions.check(instruction.set?.[slot] ?? 'null')
      if (!checked.ok || checked.ast.kind !== 'call') continue
      const parameters = toParameters(functions[checked.ast.name] ?? '')
      for (const [index, given] of checked.ast.args.entries()) {
        const [field, ...others] = fields.filter((name) => toShared(name, parameters[index]?.name) > 0)
        if (given.kind !== 'literal' || typeof given.value !== 'string' || others.length > 0) continue
        if (field !== undefined) yield { field, text: given.value }
      }
    }
  }
}

function fits(pattern: string, name: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(name)
  } catch {
    return true // The check of schemas reports an invalid pattern.
  }
}

/** Checks whether a step always goes on by itself as soon as it is entered. */
export const isPassing = (step: string, definition: FlowDefinition): boolean =>
  definition.steps[step]?.form === undefined && isLeading(step, definition)

/** Checks whether a step, even one with a form, leads elsewhere whenever it is entered. */
export function isLeading(step: string, definition: FlowDefinition): boolean {
  const { on } = definition.steps[step] ?? {}
  const last = on?.['enter']?.at(-1)
  const entering = toOwnInstructions(definition, step).filter((one) => one.event === 'enter')
  return (
    last?.when === undefined &&
    (last?.to ?? last?.resumeAt) !== undefined &&
    !entering.some((one) => isStaying(one.instruction))
  )
}

const isStaying = ({ stay, dialog, issue }: Loose<InstructionDefinition>) =>
  stay === true || dialog !== undefined || issue !== undefined
