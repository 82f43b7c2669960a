import { toParameters } from '../../expressions/index.ts'
import { parseExpression } from '../../expressions/parseExpression.ts'
import type { Advice } from './Advice.ts'
import type { FlowDefinition, InstructionDefinition, StepDefinition } from '../../definition/index.ts'
import { toInstructions } from '../../definition/instructions.ts'
import type { Loose } from '../../definition/Loose.ts'

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
  const found = new Map<string, string>()
  for (const way of ways) {
    const { from, to } = way
    const isEarly = ways.every((other) => other.to !== from || steps[other.from]?.resumable !== true)
    // Where a step goes on by itself, an application that resumes there goes on, too.
    if (isPassing(from, definition)) continue
    const isAsked = steps[from]?.resumable === true || (isEarly && saved.has(to))
    const isTold = ways.some((other) => other.isSaved && other.from === from && other.to === to)
    if (!isAsked || isTold || !isOnward(definition, way) || !isKept(steps[to]) || isStopover(from, to)) continue
    const furthest = steps[found.get(from) ?? '']?.progress ?? 0
    if ((steps[to]?.progress ?? 0) > furthest) found.set(from, to)
  }
  for (const [step, to] of found) {
    const isListed = steps[step]?.savesProgressTo !== undefined
    yield {
      code: 'idle-progress',
      path: ['steps', step, ...(isListed ? ['savesProgressTo'] : [])],
      at: 'key',
      message: `step ${step} leads on to ${to}, where applications are taken up again or have ended well, and saves no progress`,
      hint: `Add ${to} to "savesProgressTo" of the step`,
      unless: [to, `progress of ${step}`, ...(steps[to]?.ending === undefined ? [] : [`ending of ${to}`])],
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
      message: `applications are taken up again at each step before it and behind it, and not at step ${step}`,
      hint: 'Write "resumable": true, or false where nobody should come back to it',
      unless: [step],
    }
  }
}

/**
 * Finds ways that resume an application where none is taken up again, that save the progress and throw it away at once, or that
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
        const unless = [`order of ${set[slot]?.split('(')[0]}`]
        yield {
          code: 'idle-progress',
          path: [...path, 'set', slot],
          message,
          hint: 'Name the step that follows',
          unless,
        }
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
        message: `${owner} resumes at ${named}, where applications are not taken up again`,
        hint: 'Lead there with "to", or write "resumable": true at the step',
        unless: [named],
      }
    if (reset && steps[step]?.savesProgressTo?.includes(to))
      yield {
        code: 'idle-progress',
        path: [...path, 'reset'],
        message: `${owner} throws away what was entered on its way to ${to}, to which it saves the progress`,
        hint: `Take "reset" away, or ${to} out of "savesProgressTo"`,
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
  /** Whether the way writes a slot of `saveProgress`: in an expanded flow, `savesProgressTo` has become a "set". */
  readonly isSaved: boolean
}

/** Lists the ways from step to step, except those that reset the application. */
function listWays(definition: FlowDefinition): readonly Way[] {
  const written = Object.keys(definition.saveProgress ?? {})
  return toInstructions(definition).flatMap(({ step, instruction: { to, reset, set = {} } }) => {
    if (step === undefined || to === undefined || reset) return []
    return [{ from: step, to, isSaved: Object.keys(set).some((target) => written.includes(target)) }]
  })
}

const isOnward = ({ steps }: FlowDefinition, { from, to }: Way) =>
  (steps[to]?.progress ?? 0) > (steps[from]?.progress ?? 0)

/** Checks whether an application resumes at a step, or has ended successfully there. */
const isKept = (step: StepDefinition | undefined) =>
  step !== undefined && (step.ending === undefined ? step.resumable === true : step.ending === 'success')

/** Finds steps that Back would lead into although they go on by themselves, or return to where a failure was, and failures that nothing returns from. */
export const adviseReturns: Advice = function* ({ flow: { definition } }) {
  const returns = toInstructions(definition).some(({ instruction }) => instruction.return === true)
  for (const [index, { to }] of (definition.failures ?? []).entries()) {
    const { back, ending } = definition.steps[to ?? ''] ?? {}
    if (to !== undefined && isPassing(to, definition)) {
      const message = `a failure leads to ${to}, which goes on by itself, so that nobody can do anything about it`
      const hint = 'Lead to a step that asks for what is missing'
      yield { code: 'wrong-value', path: ['failures', index, 'to'], message, hint, unless: [to] }
      continue
    }
    if (to === undefined || ending !== undefined || back === 'bar' || returns === (back === 'skip')) continue
    const message = `a failure leads to ${to}, ${returns ? 'and on from there it returns, but Back leads into the step' : 'and nothing returns from there'}`
    yield returns
      ? { code: 'missing-property', path: ['steps', to], at: 'key', message, hint: 'Add "back": "skip"' }
      : {
          code: 'missing-property',
          path: ['failures', index, 'to'],
          message,
          hint: 'Add "return": true where it is over',
        }
  }
  const told = definition.failures?.map(({ to }) => to)
  for (const [step, { back, ending }] of Object.entries(definition.steps)) {
    if (back !== undefined || ending || step === definition.start || told?.includes(step)) continue
    if (!isPassing(step, definition)) continue
    const message = `step ${step} always goes on by itself, and Back leads into it`
    yield { code: 'missing-property', path: ['steps', step], at: 'key', message, hint: 'Add "back": "skip"' }
  }
}

/** Checks whether a step always goes on by itself as soon as it is entered. */
function isPassing(step: string, definition: FlowDefinition): boolean {
  const { on, form } = definition.steps[step] ?? {}
  const last = on?.['enter']?.at(-1)
  const entering = toInstructions(definition).filter((one) => one.step === step && one.event === 'enter')
  return (
    form === undefined &&
    last?.when === undefined &&
    (last?.to ?? last?.resumeAt) !== undefined &&
    !entering.some((one) => isStaying(one.instruction))
  )
}

const isStaying = ({ stay, dialog, issue }: Loose<InstructionDefinition>) =>
  stay === true || dialog !== undefined || issue !== undefined
