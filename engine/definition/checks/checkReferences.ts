import { checkDialogs } from './checkEvents.ts'
import type { JSONPath } from 'jsonc-parser'
import type { Check, FlowContext } from '../FlowContext.ts'
import type { CombinedPredicate } from '../FlowDefinition.ts'
import { isSignature, reservedNames } from '../FlowExpressions.ts'
import type { Loose } from '../Loose.ts'
import { findNear } from '../../expressions/index.ts'
import { listWords, toLostPlace } from '../consequences.ts'
import { toHint, toNamesHint } from '../Problem.ts'
import { toExpressionSites } from '../expressionSites.ts'
import { toContractId } from '../expandFlow.ts'
import { toAllForms } from '../forms.ts'
import { toInstructions, toSteps } from '../instructions.ts'

/** Returns the names of everything that a flow can refer to, by kind. */
const toKnownNames = ({ flow: { constants = {}, ...flow } }: FlowContext) => ({
  step: new Set(Object.keys(flow.steps ?? {})),
  predicate: new Set(Object.keys(flow.predicates ?? {})),
  procedure: new Set(Object.keys(flow.procedures ?? {})),
  action: new Set(Object.keys(flow.actions ?? {})),
  slot: new Set(Object.keys(flow.data ?? {})),
  event: new Set(Object.keys(flow.events ?? {})),
  number: new Set(Object.keys(constants).filter((name) => typeof constants[name] === 'number')),
})

type KnownNames = ReturnType<typeof toKnownNames>

/** The section of a flow that declares each kind of name. */
const sections = {
  step: 'steps',
  predicate: 'predicates',
  procedure: 'procedures',
  action: 'actions',
  slot: 'data',
  event: 'events',
  number: 'constants',
} as const satisfies Readonly<Record<keyof KnownNames, string>>

/** Finds names of steps, predicates, procedures, actions, slots, dialogs, events, and numbers that do not exist. */
export const checkReferences: Check = (context) => {
  const { flow, report } = context
  const known = toKnownNames(context)

  function check(kind: keyof KnownNames, name: string | undefined, path: JSONPath, words: string, at?: 'key') {
    if (name === undefined || known[kind].has(name)) return
    const constant = flow.constants?.[name]
    if (
      kind === 'number' &&
      typeof constant === 'string' &&
      constant.trim() !== '' &&
      !Number.isNaN(Number(constant))
    ) {
      const message = `${words} ${name}, which should be a number`
      const hint = 'Write it without quotation marks'
      report({ code: 'wrong-type', path: ['constants', name], message, hint, loses: [name] })
      return
    }
    // What several places name was there once, and is no slip.
    const count = (one: string | undefined) => context.source.flow.text.split(`"${one}"`).length - 1
    const isGone = count(name) > 1
    // Nor is a step meant that others lead to already.
    const isKept = kind === 'step' && count(name) > 2 && count(findNear(name, [...known.step])) > 2
    report({
      code: `unknown-${kind}`,
      path,
      ...(at && { at }),
      message: `${words} ${name}, which is not ${/^[aeio]/.test(kind) ? 'an' : 'a'} ${kind}`,
      about: name,
      // One of two that are called the same was meant to have this name.
      unless: [`twice ${toLostPlace(context.source.flow, [sections[kind]])}`],
      hint:
        toUnknownHint(context, kind, name) ??
        toHint(name, isKept ? [] : [...known[kind]], toNamesHint(name, [...known[kind]], ` under "${sections[kind]}"`)),
      loses: [
        name,
        ...(kind === 'predicate' ? ['a condition', toLostPlace(context.source.flow, path)] : []),
        // A predicate that combines it, and what the procedure does, are unknown too.
        ...(path[0] === 'predicates' ? [toLostPlace(context.source.flow, path.slice(0, 2))] : []),
        ...(kind === 'procedure' ? listDone(name, context) : []),
        // A procedure may lead anywhere.
        ...(kind === 'procedure' ? ['a way'] : []),
        ...(/^(step|procedure)$/.test(kind) && path[0] === 'steps' ? [`ways from ${path[1]}`] : []),
        ...(path[2] === 'savesProgressTo' ? [`progress of ${path[1]}`] : []),
        // Any step may be meant by a name that is like none.
        ...(kind === 'step' && (isGone || findNear(name, [...known.step]) === undefined) ? ['a way'] : []),
        ...(kind === 'action' ? ['a call'] : []),
      ],
    })
  }

  check('step', flow.start, ['start'], 'the flow starts at')
  for (const [index, failure] of (flow.failures ?? []).entries()) {
    check('predicate', failure?.when, ['failures', index, 'when'], 'a failure is explained by')
    check('step', failure?.to, ['failures', index, 'to'], 'a failure leads to')
  }
  for (const [name, predicate] of Object.entries(flow.predicates ?? {})) {
    const { anyOf = [], allOf = [], not }: Loose<CombinedPredicate> = predicate ?? {}
    const words = `predicate ${name} is made of`
    for (const [index, one] of anyOf.entries()) check('predicate', one, ['predicates', name, 'anyOf', index], words)
    for (const [index, one] of allOf.entries()) check('predicate', one, ['predicates', name, 'allOf', index], words)
    check('predicate', not, ['predicates', name, 'not'], words)
    for (const [kind, list] of Object.entries({ anyOf, allOf })) {
      const again = list.findIndex((one, index) => list.indexOf(one) < index)
      const said = `${words} ${list[again]} twice`
      const twice = { path: ['predicates', name, kind, again], loses: [`meaning of ${name}`] }
      if (again !== -1) report({ code: 'name-taken', message: said, hint: 'Keep one of them', ...twice })
      if (list.length !== 1 || list[0] === undefined) continue
      const message = `predicate ${name} combines ${list[0]} with nothing`
      const it = { path: ['predicates', name, kind], loses: [`sense of ${name}`], unless: [list[0]] }
      report({ code: 'empty', message, hint: `Add what else it asks for, or ask for ${list[0]} instead`, ...it })
    }
  }
  for (const [name, step] of toSteps(flow)) {
    for (const [index, next] of (step.savesProgressTo ?? []).entries())
      check('step', next, ['steps', name, 'savesProgressTo', index], `step ${name} saves the progress to`)
    for (const [index, view] of (step.view ?? []).entries()) {
      if (typeof view !== 'object') continue
      const path = ['steps', name, 'view', index]
      check('predicate', view.when, [...path, 'when'], `step ${name} shows a part when`)
      if ('wait' in view)
        check('number', view.wait?.seconds, [...path, 'wait', 'seconds'], `a button of step ${name} waits for`)
    }
  }
  for (const { step, form, path } of toAllForms(flow)) {
    check('predicate', form.when, [...path, 'when'], `step ${step} shows a form when`)
    check('predicate', form.submitWhen, [...path, 'submitWhen'], `step ${step} lets its form be sent when`)
    check('slot', form.data, [...path, 'data'], `step ${step} keeps its form in`)
    for (const [field, taken] of Object.entries(form.fields ?? {})) {
      for (const property of ['disabledWhen', 'readOnlyWhen'] as const) {
        check('predicate', taken?.[property], [...path, 'fields', field, property], `step ${step} locks ${field} when`)
      }
    }
  }
  for (const [slot, definition] of Object.entries(flow.data ?? {}))
    check('action', definition?.sentBy, ['data', slot, 'sentBy'], `slot ${slot} is sent by`)
  for (const { instruction, path, owner } of toInstructions(flow)) {
    check('procedure', instruction.do, [...path, 'do'], `${owner} does`)
    check('predicate', instruction.when, [...path, 'when'], `${owner} asks for`)
    check('action', instruction.call, [...path, 'call'], `${owner} calls`)
    check('event', instruction.track, [...path, 'track'], `${owner} tracks`)
    check('step', instruction.to, [...path, 'to'], `${owner} goes to`)
  }
  checkDialogs(context)
  checkStepTexts(context, known.step)
}

/** Lists the names in the procedure that was most likely meant; if none is near, in all of them. */
function listDone(name: string, { flow: { procedures = {} } }: FlowContext): readonly string[] {
  const near = findNear(name, Object.keys(procedures))
  return listWords(near === undefined ? procedures : procedures[near])
}

/** Says what to do about an expression in place of a predicate, or the title of a step in place of its name; undefined for all else. */
function toUnknownHint({ source, flow, copy }: FlowContext, kind: string, name: string): string | undefined {
  if (kind === 'step')
    return toSteps(flow)
      .filter(([, { title = '' }]) => [...copy.values()].some((texts) => texts[title] === name))
      .map(([step]) => `Did you mean ${step}?`)[0]
  // An action whose schema is there was declared once.
  if (kind === 'action' && source.schemas.has(toContractId(name))) return `Add "${name}" under "actions" again`
  if (kind !== 'predicate' || /^\w*$/.test(name)) return undefined
  const asked = name.replace(/^!\s*/, '')
  const { not }: Loose<CombinedPredicate> = flow.predicates?.[asked] ?? {}
  const contrary = not ?? Object.keys(flow.predicates ?? {}).find((one) => Object(flow.predicates?.[one]).not === asked)
  if (contrary !== undefined && asked !== name) return `Did you mean ${contrary}?`
  return 'Add it to "predicates" with what it means, and write its name here'
}

/** Finds texts in expressions that are written like a step and nearly match one. */
function checkStepTexts(context: FlowContext, steps: KnownNames['step']): void {
  const bare = new Map([...steps].map((step) => [step.replaceAll('_', ''), step]))
  for (const { path, source } of toExpressionSites(context.flow)) {
    for (const { 0: compared, 1: text = '', index } of source.matchAll(/[!=]=\s*'([A-Za-z]{5,})'/g)) {
      const meant = bare.get(text.toUpperCase())
      if (meant === undefined || !meant.includes('_') || steps.has(text)) continue
      const place = index + compared.indexOf("'") + 1
      const message = `${text} is not a step`
      context.report({
        code: 'unknown-step',
        path,
        index: place,
        message,
        hint: `Did you mean ${meant}?`,
        about: text,
        loses: [meant],
      })
    }
    for (const { 1: spaced = '', index } of source.matchAll(/'(\s*[A-Za-z][\w -]{4,})'/g)) {
      const text = spaced.trim()
      const isWritten = /^[A-Z_]+$/.test(text)
      const meant = text.toUpperCase().replaceAll(/[ -]/g, '_')
      if (!isWritten && !(meant.includes('_') && steps.has(meant))) continue
      const hint = toHint(meant, [...steps])
      if (steps.has(spaced) || !hint.startsWith('Did you mean')) continue
      const message = `${spaced === text ? text : `"${spaced}"`} is not a step`
      context.report({ code: 'unknown-step', path, index: index + 1, message, hint, about: text })
    }
  }
}

const reserved: readonly string[] = reservedNames

/** Finds names with two meanings, in expressions or among outcomes, and function signatures that cannot be parsed. */
export const checkNames: Check = ({ flow, report }) => {
  for (const section of ['data', 'facts'] as const) {
    for (const name of Object.keys(flow[section] ?? {})) {
      const meaning = reserved.includes(name)
        ? 'a name that every expression has already'
        : section === 'facts' && Object.hasOwn(flow.data ?? {}, name)
          ? 'a slot, too'
          : undefined
      if (meaning === undefined) continue
      const word = section === 'data' ? 'slot' : 'fact'
      report({
        code: 'name-taken',
        path: [section, name],
        at: 'key',
        message: `${word} ${name} is ${meaning}`,
        hint: 'Give it another name',
      })
    }
  }
  for (const [name, signature] of Object.entries(flow.functions ?? {})) {
    if (signature === undefined || isSignature(name, signature)) continue
    const message = `function ${name} has the signature "${signature}", which cannot be read`
    const hint = 'Write it as "(list, string): number"'
    report({ code: 'bad-signature', path: ['functions', name], message, hint, about: name, loses: [name] })
  }
  for (const [name, action] of Object.entries(flow.actions ?? {})) {
    if (!Object.hasOwn(action?.outcomes ?? {}, 'failed')) continue
    const message = `action ${name} has an outcome failed, which is what every call ends with when it goes wrong`
    report({
      code: 'name-taken',
      path: ['actions', name, 'outcomes', 'failed'],
      at: 'key',
      message,
      hint: 'Give it another name',
    })
  }
}
