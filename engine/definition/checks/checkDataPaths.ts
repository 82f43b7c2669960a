import type { JSONPath } from 'jsonc-parser'
import type { Check } from '../FlowContext.ts'
import { toList, toLostPlace } from '../consequences.ts'
import { toHint } from '../Problem.ts'
import { toDataType, toExpressionSites } from '../expressionSites.ts'
import { isAskedFor, toAllForms, toForms } from '../forms.ts'
import { toInstructions, toOwnInstructions, toSteps } from '../instructions.ts'
import { withReached } from '../Loose.ts'
import { toTypeNames, toTypeSite } from '../schemaSites.ts'
import { toFieldNames, toFieldSchema, toInput } from '../schemaFields.ts'
import { isAssignable, toFields, toItem, toNonNull, toTypeName } from '../../expressions/ExpressionType.ts'

/** Finds writes to a slot or a place in a slot that does not exist, and a `fill` of a field that no form asks for. */
export const checkDataPaths: Check = ({ flow, schemas, report }) => {
  const slots = Object.keys(flow.data ?? {})
  const toSchema = (slot: string) => schemas.open(flow.data?.[slot]?.schema)

  function check(target: string, path: JSONPath, words: string, at: 'key' | 'value'): void {
    const [slot = '', ...rest] = target.split('.')
    if (!slots.includes(slot)) {
      report({
        code: 'unknown-slot',
        path,
        at,
        message: `${words} ${target}, but ${slot} is not a slot`,
        about: slot,
        hint: toHint(slot, slots),
        loses: [slot, 'a slot', ...(path.includes('forget') ? ['a forget'] : [])],
      })
      return
    }
    const schema = toSchema(slot)
    if (!schema || toFieldSchema(schema, rest, schemas.resolve)) return
    const known = toFieldNames(toFieldSchema(schema, rest.slice(0, -1), schemas.resolve) ?? schema, schemas.resolve)
    const message = `${words} ${target}, which is not a place in the schema of ${slot}`
    report({
      code: 'unknown-path',
      path,
      at,
      message,
      hint: toHint(rest.at(-1) ?? '', known),
      about: rest.at(-1),
      unless: rest.map((key) => `items of ${key}`),
      loses: [...rest, `pieces of ${slot}`, ...(path.includes('forget') ? ['a forget'] : [])],
    })
  }

  /** Reports a `fill` of anything but a field in a form of the step, which is all that the applicant sees. */
  function checkFilled(target: string, path: JSONPath, step: string): void {
    const [slot = '', ...rest] = target.split('.')
    const schema = toSchema(slot)
    if (!schema || !toFieldSchema(schema, rest, schemas.resolve) || isAskedFor(target, step, { flow, schemas })) return
    const forms = toForms(step, flow.steps?.[step] ?? {}).flatMap(({ form }) => form.data ?? [])
    const own = forms.map((data) => `${data}.${rest.join('.')}`)
    const message = `step ${step} fills in ${target}, which no form of the step asks for`
    const hint = toHint(target, own, 'Write it with "set"')
    report({
      code: 'unknown-field',
      path,
      at: 'key',
      message,
      hint,
      about: `${slot} in ${step}`,
      loses: ['a fill'],
      unless: [`form of ${step}`],
    })
  }

  for (const { instruction, path, owner, step } of toInstructions(flow)) {
    if (instruction.save !== undefined) check(instruction.save, [...path, 'save'], `${owner} saves to`, 'value')
    for (const target of Object.keys(instruction.set ?? {}))
      check(target, [...path, 'set', target], `${owner} sets`, 'key')
    for (const target of Object.keys(instruction.fill ?? {})) {
      check(target, [...path, 'fill', target], `${owner} fills in`, 'key')
      if (step !== undefined) checkFilled(target, [...path, 'fill', target], step)
    }
    for (const [index, target] of (instruction.forget ?? []).entries())
      if (target !== undefined) check(target, [...path, 'forget', index], `${owner} forgets`, 'value')
  }
}

/** The names that exist only in some places, and where. */
const places = {
  saved: 'in "startUp", where it says what an earlier visit has left',
  event: 'where a field changes or a component sends something along',
} as const

type Read = keyof typeof places

/** Events that carry no value. */
const silent: readonly string[] = ['enter', 'leave', 'submit']

/** Finds expressions and predicates that read `saved` or `event` where it does not exist. */
export const checkReadPlaces: Check = (context) => {
  const { flow, expressions, report } = context
  const isRead = (source: string | undefined, root: Read) => {
    const checked = source === undefined ? undefined : expressions.check(source, undefined, true)
    return checked?.ok === true && checked.reads.some((read) => read.split(/[.[]/)[0] === root)
  }
  const look = (source: string | undefined, path: JSONPath, what: string) => {
    for (const root of ['saved', 'event'] as const) {
      if (isThere(root, path) || !isRead(source, root)) continue
      const message = `${what} reads ${root}, which is only there ${places[root]}`
      report({ code: 'read-out-of-place', path, message, hint: 'Read a slot here, which was set there' })
    }
  }
  for (const { path, source } of toExpressionSites(context.flow)) {
    if (path[0] === 'startUp' || path[0] === 'steps') look(source, path, `\`${source}\``)
    if (!String(path[3]).startsWith('change ') || !/(?<![\w.])event\./.test(source)) continue
    const message = `\`${source}\` looks into event, which is the new value of the field itself`
    report({ code: 'bad-expression', path, message, hint: 'Write event' })
  }
  const lookAt = (when: string | undefined, ...path: JSONPath) => {
    if (when !== undefined) look(flow.predicates?.[when]?.when, path, `predicate ${when}`)
  }
  for (const { instruction, path } of toInstructions(flow)) lookAt(instruction.when, ...path, 'when')
  for (const { form, path } of toAllForms(flow)) {
    lookAt(form.when, ...path, 'when')
    lookAt(form.submitWhen, ...path, 'submitWhen')
  }
  for (const [name, { view }] of toSteps(flow)) {
    for (const [index, part] of (view ?? []).entries())
      if (typeof part === 'object') lookAt(part.when, 'steps', name, 'view', index, 'when')
  }
}

/** Checks whether `saved` or `event` exists at a place of the flow: `startUp.1.when`, `steps.X.on.submit.0.set.…`. */
function isThere(root: Read, [section, , part, event]: JSONPath): boolean {
  if (root === 'saved') return section === 'startUp'
  return section === 'steps' && part === 'on' && !silent.includes(String(event))
}

/** Finds steps that need a choice from what only other steps load, none of which is on some way to them. */
export const checkLoading: Check = ({ flow, written, expressions, report }) => {
  const sites = toInstructions(flow)
  const filled = new Map<string, { readonly calls: Set<string>; readonly steps: Set<string | undefined> }>()
  for (const { step, instruction } of sites) {
    const { call = '', save = '', set = {}, fill = {} } = instruction
    const targets = Object.keys(set).filter((target) => !/^=?(?:\[\]|null)$/.test(set[target] ?? ''))
    for (const slot of [save, ...targets, ...Object.keys(fill)]) {
      const { calls, steps } = filled.get(slot) ?? { calls: new Set(), steps: new Set() }
      filled.set(slot, { calls: slot === save ? calls.add(call) : calls, steps: steps.add(step) })
    }
  }
  const started = sites.flatMap(({ step, instruction }) => (step === undefined ? (instruction.to ?? []) : []))
  const told = new Set<string>()
  for (const { step = '', form } of toAllForms(flow))
    for (const [field, taken] of Object.entries(form.fields ?? {})) {
      const [slot = ''] = /^\w+/.exec(taken?.options?.from ?? '') ?? []
      const { initial, persist } = flow.data?.[slot] ?? {}
      const { calls, steps } = filled.get(slot) ?? {}
      const [call] = calls ?? []
      const isEmpty = (initial ?? null) === null || (Array.isArray(initial) && initial.length === 0)
      const isAsked = JSON.stringify(flow.predicates?.[form.when ?? ''] ?? '').includes(slot)
      // What need not be chosen may have nothing to choose from.
      const isNeeded = toFields(toNonNull(expressions.toType(form.schema)))?.[field]?.optional === false
      if (call === undefined || !steps || !isEmpty || persist || isAsked || !isNeeded || told.has(step)) continue
      if (steps.has(step) || steps.has(undefined)) continue
      const reached = withReached([flow.start ?? '', ...started], (one) =>
        steps.has(one) ? [] : toOwnInstructions(flow, one).flatMap(({ instruction: { to } }) => to ?? []),
      )
      if (!reached.has(step)) continue
      told.add(step)
      const procedures = Object.entries(written.procedures ?? {}).flatMap(([name, one]) =>
        JSON.stringify(one).includes(`"${call}"`) ? [name] : [],
      )
      const message = `step ${step} has ${field} chosen from ${slot}, which nothing has loaded on some way to it`
      const hint = `Call ${call} when the step is entered`
      const unless = [slot, call, step, ...procedures, `ways from ${step}`, 'a way', 'a call']
      report({ code: 'unwritten-data', path: ['steps', step, 'on', 'enter'], at: 'key', message, hint, unless })
    }
}

/** Finds options whose value or label is not a property of their items, options that name no value, and options that show an id. */
export const checkOptions: Check = (context) => {
  const { source, flow, schemas, expressions, report } = context
  for (const { step, form, path } of toAllForms(flow)) {
    for (const [field, taken] of Object.entries(form.fields ?? {})) {
      const options = taken?.options
      const checked = options?.from === undefined ? undefined : expressions.check(options.from)
      const item = checked?.ok ? toItem(toNonNull(checked.type)) : undefined
      const fields = item && toFields(toNonNull(item))
      if (!options || !fields) continue
      const own = field.split('.').at(-1) ?? ''
      const place = [...path, 'fields', field, 'options']
      const names = Object.keys(fields)
      const schema = schemas.open(form.schema)
      // A field that the form does not have is reported as that.
      if (schema && !toFieldSchema(schema, field.split('.'), schemas.resolve)) continue
      const input = toInput(schema, field, schemas.resolve)
      // Other inputs may use the position of an item as its value, and show more than a label.
      const isPlain = ['undefined', 'select', 'radio'].includes(String(input))
      if (options.value === undefined && names.length > 0 && (isPlain || names.includes(own))) {
        const message = `step ${step} has ${field} chosen among objects, and its options do not say which property is their value`
        const hint = `Write "value": "${names.includes(own) ? own : toList(names)}"`
        report({ code: 'missing-property', path: place, message, hint })
      }
      const others = names.filter((name) => fields[name]?.type !== undefined && name !== options.value)
      if (isPlain && options.label === undefined && /(?:^i|I)d$/.test(options.value ?? '') && others.length > 0) {
        const message = `step ${step} shows the ${options.value} of what ${field} is chosen among, which means nothing to people`
        const unless = [toLostPlace(source.schemas.get(String(form.schema)), [])]
        report({ code: 'missing-property', path: place, message, hint: `Write "label": "${others[0]}"`, unless })
      }
      const strange = (['value', 'label'] as const).filter((part) => !Object.hasOwn(fields, options[part] ?? part))
      if (options.value !== undefined && options.label !== undefined && strange.length > 1) {
        const message = `step ${step} has ${field} chosen from what has neither ${options.value} nor ${options.label}`
        report({ code: 'wrong-value', path: [...place, 'from'], message, hint: 'Name the list of what is chosen' })
        continue
      }
      if (options.value !== undefined && fields[options.value]?.optional === true) {
        const message = `step ${step} makes the value of the options of ${field} of ${options.value}, which an item may lack`
        const hint = `Add "${options.value}" to the "required" of the items, or choose by what each has`
        report({ code: 'contradictory-rules', path: [...place, 'value'], message, hint, unless: [options.value] })
      }
      for (const property of strange) {
        const name = options[property]
        if (name === undefined) continue
        const message = `step ${step} makes the ${property} of the options of ${field} of ${name}, which the items do not have`
        const unless = [`list of ${field}`]
        report({ code: 'unknown-field', path: [...place, property], message, hint: toHint(name, names), unless })
      }
      const kept = toDataType(context, `${form.data}.${field}`)
      const value = fields[options.value ?? '']?.type
      const [given, wanted] = [value, kept].map((type) => toTypeName(toNonNull(type ?? 'any')))
      if (!kept || !value || isAssignable(value, kept) || given === wanted) continue
      const message = `step ${step} has ${field} chosen by ${options.value}, which is ${given}, but ${field} is ${wanted}`
      const unless = toTypeNames([toTypeSite(context, `${form.data}.${field}`)])
      const loses = [toLostPlace(context.source.flow, place)]
      report({
        code: 'wrong-type',
        path: [...place, 'value'],
        message,
        hint: `Choose it by a property that is ${wanted}`,
        unless,
        loses,
      })
    }
  }
}
