import type { JSONPath } from 'jsonc-parser'
import { findNear } from '../../expressions/index.ts'
import { isAssignable } from '../../expressions/ExpressionType.ts'
import type { JsonSchema } from '../../validation/JsonSchema.ts'
import type { Check, FlowContext } from '../FlowContext.ts'
import { toDataType } from '../expressionSites.ts'
import { toAllForms } from '../forms.ts'
import { toInstructions, toSteps } from '../instructions.ts'
import type { InstructionDefinition } from '../StepDefinition.ts'
import type { Loose } from '../Loose.ts'
import { toFieldNames, toFieldSchema, toLayers } from '../schemaFields.ts'
import { toTypesOf } from '../schemaSites.ts'
import { toReached } from './checkNeeds.ts'
import { toHint } from '../Problem.ts'
import { toList, toLostPlace } from '../consequences.ts'

/** Finds calls that pass an action too little or too much, save an answer where it does not fit, or lack a route for an outcome. */
export const checkCalls: Check = (context) => {
  const { flow, schemas, expressions, report } = context
  const { resolve } = schemas
  for (const { instruction, path, owner, step } of toInstructions(flow)) {
    const { call } = instruction
    if (Object.keys(instruction).every((name) => name === 'when')) {
      const message = `${owner} has an instruction that does nothing`
      const loses = [`ways from ${step}`]
      report({ code: 'empty', path, message, hint: 'Say what happens, or take it out', loses })
    }
    const idle = (['with', 'save', 'on'] as const).filter((property) => instruction[property] !== undefined)
    if (call === undefined && idle[0] !== undefined) {
      const message = `${owner} has ${toList(idle.map((property) => `"${property}"`))} without a call`
      report({ code: 'no-call', path: [...path, idle[0]], at: 'key', message, hint: 'Add "call", or take it out' })
    }
    const action = call === undefined ? undefined : flow.actions?.[call]
    if (call === undefined || !action) continue
    const meant = listMeant(instruction, context)
    if (meant.length > 0) {
      const message = `${owner} calls ${call} with what belongs to ${meant.join(' or ')}`
      const hint = meant.length === 1 ? `Did you mean ${meant[0]}?` : 'Name the action that this is for'
      const loses = [...meant, `calls of ${call}`, `mark of ${call}`, `mark of ${instruction.save}`]
      report({ code: 'wrong-value', path: [...path, 'call'], message, hint, loses, unless: [call] })
      continue
    }

    const given = Object.keys(instruction.with ?? {})
    const input = schemas.open(action.input ?? noInput)
    const missing = listRequired(input, context).filter((name) => !given.includes(name))
    const surplus = input ? given.filter((name) => !toFieldSchema(input, [name], resolve)) : []
    // An input under a wrong name is reported only as that.
    const renamed = new Set(missing).size === 1 && surplus.length === 1 ? missing[0] : undefined
    for (const name of renamed === undefined ? new Set(missing) : []) {
      report({
        code: 'missing-input',
        path: [...path, 'call'],
        message: `${owner} calls ${call} without ${name}`,
        about: name,
        loses: [`calls in ${step}`],
        unless: [call],
        hint: `Add "${name}" to its "with"`,
      })
    }
    for (const name of surplus) {
      const message = `${owner} gives ${call} a ${name}, which it does not take`
      report({
        code: 'surplus-input',
        path: [...path, 'with', name],
        at: 'key',
        message,
        hint: renamed === undefined ? toHint(name, toFieldNames(input, resolve)) : `Did you mean ${renamed}?`,
        about: name,
        unless: [call],
      })
    }

    const [expected, ...others] = Object.keys(action.outcomes ?? {})
    const saved = instruction.save === undefined ? undefined : toDataType(context, instruction.save)
    const answer = expected === undefined ? undefined : expressions.toType(action.outcomes?.[expected])
    if (saved && answer && !isAssignable(answer, saved)) {
      const message = `${owner} saves what ${call} answers to ${instruction.save}, whose schema it does not fit`
      const fitting = Object.keys(flow.data ?? {}).filter((name) => {
        const type = toDataType(context, name)
        return type !== undefined && type !== 'any' && isAssignable(answer, type)
      })
      report({
        code: 'unfit-answer',
        path: [...path, 'save'],
        message,
        hint:
          fitting.length === 1 ? `Did you mean ${fitting[0]}?` : 'Save it in a slot whose schema is that of the answer',
        loses: [...fitting, `saving in ${instruction.save}`],
        unless: [...listTypesOf(instruction.save, context), `answers of ${call}`],
      })
    }
    const answered = expected === undefined ? undefined : action.outcomes?.[expected]
    if (instruction.save !== undefined && expected !== undefined && answered && Object.keys(answered).length === 0) {
      // Then the outcomes are in another order than the flow expects.
      const isRouted = Object.hasOwn(instruction.on ?? {}, expected)
      const file = 'schema' in action ? context.source.schemas.get(String(action.schema)) : undefined
      report({
        code: 'unfit-answer',
        ...(file
          ? { file, path: ['properties', 'outcomes', 'properties', expected] }
          : { path: ['actions', call, 'outcomes', expected] }),
        message: `the outcome ${expected} of ${call} is saved, and does not say what it holds`,
        hint: isRouted ? 'Let the expected outcome come first' : 'Give it a schema',
        loses: isRouted ? [call] : [],
      })
    }
    const routes = Object.keys(instruction.on ?? {})
    const open = others.filter((name) => !routes.includes(name))
    // If one outcome has no route, and one route has no outcome, the route is under a wrong name.
    const isMistaken =
      open.length === 1 && routes.filter((route) => !others.concat('failed').includes(route)).length === 1
    for (const route of routes) {
      if (route === 'failed' || others.includes(route)) continue
      const isExpected = route === expected
      report({
        code: isExpected ? 'expected-outcome' : 'unknown-outcome',
        path: [...path, 'on', route],
        at: 'key',
        message: isExpected
          ? `${owner} routes ${route}, the expected outcome of ${call}`
          : `${owner} routes ${route}, which is not an outcome of ${call}`,
        hint:
          isMistaken && isExpected
            ? `Did you mean ${open[0]}?`
            : isExpected
              ? 'Let the instructions after the call handle it'
              : toHint(route, [...others, 'failed']),
        about: `${call} ${findNear(route, others) ?? route}`,
        unless: [call],
      })
    }
    for (const outcome of isMistaken ? [] : open) {
      const message = `${owner} calls ${call} and has no route for its outcome ${outcome}`
      report({
        code: 'missing-route',
        path: [...path, 'call'],
        message,
        hint: `Add "${outcome}" to the "on" of the call`,
        about: `${call} ${outcome}`,
        unless: [call, toLostPlace(context.source.flow, [...path, 'on'])],
      })
    }
  }
}

/** The input of an action that takes none. */
const noInput = { type: 'object', properties: {} }

const listRequired = (input: JsonSchema | undefined, { schemas }: FlowContext): readonly string[] =>
  toLayers(input, schemas.resolve).flatMap(({ required = [] }) => required)

/** Lists the actions that everything in an instruction fits, if it does not fit the one that is called: inputs, outcomes, what is saved. */
function listMeant(instruction: Loose<InstructionDefinition>, context: FlowContext): readonly string[] {
  const { call = '', with: given = {}, on = {}, save } = instruction
  if (Object.keys({ ...given, ...on }).length === 0 && save === undefined) return []
  const count = countMisfits(instruction, call, context)
  if (count === 0) return []
  const fitting = Object.keys(context.flow.actions ?? {}).filter(
    (name) => countMisfits(instruction, name, context) === 0,
  )
  const called = new Set(toInstructions(context.flow).map((other) => other.instruction.call))
  const lost = fitting.filter((name) => !called.has(name))
  // A single misfit may be a mistake of its own, unless it leaves another action without a call.
  return lost.length > 0 ? lost : count > 1 ? fitting : []
}

/** Counts what in an instruction does not fit an action. */
function countMisfits(
  { with: given = {}, on = {}, save }: Loose<InstructionDefinition>,
  name: string,
  context: FlowContext,
): number {
  const { flow, schemas, expressions } = context
  const { input: named, outcomes = {} } = flow.actions?.[name] ?? {}
  const input = schemas.open(named ?? noInput)
  // What a call takes from a slot of the same name is filled in by itself.
  const isSlot = (one: string) => Object.hasOwn(flow.data ?? {}, one)
  const missing = new Set(listRequired(input, context).filter((one) => !Object.hasOwn(given, one) && !isSlot(one)))
  const written = Object.keys(given).filter((one) => given[one] !== one || !isSlot(one))
  const surplus = written.filter((one) => input && !toFieldSchema(input, [one], schemas.resolve))
  const [expected, ...others] = Object.keys(outcomes)
  const open = others.filter((outcome) => !Object.hasOwn(on, outcome))
  const unknown = Object.keys(on).filter((route) => route !== 'failed' && !others.includes(route))
  const answered = expected === undefined ? undefined : outcomes[expected]
  const hasAnswer = answered !== undefined && Object.keys(answered).length > 0
  const [answer, saved] = [hasAnswer && expressions.toType(answered), save !== undefined && toDataType(context, save)]
  const isUnfit = hasAnswer !== (save !== undefined) || (answer && saved && !isAssignable(answer, saved)) === true
  return missing.size + surplus.length + open.length + unknown.length + Number(isUnfit)
}

/** Lists the names of all types that a slot is composed of. */
function listTypesOf(slot = '', { flow, source }: FlowContext): readonly string[] {
  const schema = flow.data?.[slot.split('.')[0] ?? '']?.schema
  if (typeof schema !== 'string') return [toTypesOf(source.flow)]
  return [...toReached([schema], source)].map((id) => toTypesOf(source.schemas.get(id)))
}

/** Finds predicates over `failure` that are used where no call has failed, so that they have no meaning. */
export const checkFailurePredicates: Check = ({ flow, expressions, report }) => {
  const reading = new Set(
    (flow.failures ?? []).flatMap((failure) => {
      const name = failure?.when
      const source = name === undefined ? undefined : flow.predicates?.[name]?.when
      const checked = source === undefined ? undefined : expressions.check(source, 'boolean', true)
      return checked?.ok && checked.reads.some((read) => read.split('.')[0] === 'failure') ? [name] : []
    }),
  )
  const uses = [
    ...toInstructions(flow).map(({ instruction, path }) => ({ when: instruction.when, path: [...path, 'when'] })),
    ...toAllForms(flow).flatMap(({ form, path }) => [
      { when: form.when, path: [...path, 'when'] },
      { when: form.submitWhen, path: [...path, 'submitWhen'] },
      ...Object.entries(form.fields ?? {}).flatMap(([name, field]) =>
        (['disabledWhen', 'readOnlyWhen'] as const).map((kind) => ({
          when: field?.[kind],
          path: [...path, 'fields', name, kind],
        })),
      ),
    ]),
    ...toSteps(flow).flatMap(([name, { view }]) =>
      (view ?? []).map((part, index) => ({
        when: typeof part === 'object' ? part.when : undefined,
        path: ['steps', name, 'view', index, 'when'],
      })),
    ),
  ]
  for (const { when, path } of uses) {
    if (when === undefined || !reading.has(when)) continue
    report({
      code: 'failure-out-of-place',
      path,
      message: `predicate ${when} reads failure, which is only there in "failures"`,
      hint: 'Ask for something else here',
    })
  }
}

const statusNumber = /failure\.status\s*([!=<>]=?)\s*(\d+)\b/g

/** Reports statuses that no failed answer has: below 300 nothing has failed, and above 599 there is no status. */
export function reportStatuses(source: string, path: JSONPath, place: string, report: FlowContext['report']): void {
  for (const { 0: compared, 1: operator = '', 2: status = '', index } of source.matchAll(statusNumber)) {
    // An upper limit may be written as the first number beyond it.
    if (Number(status) >= 300 && Number(status) <= (operator.startsWith('<') ? 600 : 599)) continue
    const message = `${place}: no answer that failed has the status ${status}`
    const hint = "Write one from 400 to 599, or a name such as 'Offline'"
    report({ code: 'bad-expression', path, index: index + compared.length - status.length, message, hint })
  }
}
