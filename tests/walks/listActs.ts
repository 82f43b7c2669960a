import type { Candidates } from '../../engine/analysis/paths/createCandidates.ts'
import { toFormList } from '../../engine/definition/forms.ts'
import type { FormDefinition, LinkedFlow } from '../../engine/definition/index.ts'
import type { Session } from '../../engine/session/index.ts'
import type { Draw } from './createDraw.ts'
import type { RandomValues } from './createRandomValues.ts'

type Fields = Readonly<Record<string, unknown>>

/** Something that can be done, in words; `act` resolves when it is done, or waits for an answer. */
export interface Act {
  readonly words: string
  readonly act: () => Promise<unknown> | undefined
}

/** The payloads that components of a flow may currently send, from its data, by `STEP event`; events without an entry carry none. */
export type Payloads = Readonly<Record<string, (data: Fields) => readonly unknown[]>>

/** What the list of acts depends on. */
export interface ActsContext {
  readonly flow: LinkedFlow
  readonly candidates: Candidates
  readonly random: RandomValues
  readonly payloads: Payloads
  readonly draw: Draw
  readonly note: (words: string) => void
}

/** Lists what a person can do at the moment, on the screen and with the browser. Likely acts appear several times. */
export function listActs(session: Session, context: ActsContext): readonly Act[] {
  const state = session.store.getState()
  const step = session.flow.steps[state.currentStep]
  const definition = context.flow.definition.steps[state.currentStep]
  const always = [
    toAct('go back', () => session.back()),
    toAct('go forward', () => session.forward()),
    toAct('cancel', () => session.cancel()),
    toAct('be online again', () => session.reconnect()),
    ...(state.apiError || state.screen !== undefined ? [toAct('try again', () => session.retry())] : []),
    ...Object.keys(state.loads).map((slot) => toAct(`fetch ${slot} again`, () => session.reload(slot))),
  ]
  // A screen that covers the step keeps people from using it.
  if (state.screen !== undefined || state.visit === 0 || !step || !definition) return always
  const send = (event: string, payload?: unknown) =>
    toAct(`send ${event} ${JSON.stringify(payload) ?? ''}`, () => session.send(event, payload))
  if (state.dialog !== undefined) {
    const buttons = step.dialogs[state.dialog]?.buttons ?? []
    return [
      ...always,
      toAct('close', () => session.closeDialog()),
      ...times(
        4,
        buttons.map(({ action }) => send(action)),
      ),
    ]
  }
  const shown = step.view.flatMap((part) => {
    const isShown = part.kind === 'button' && (part.when === undefined || session.holds(part.when))
    return isShown && (part.action !== 'submit' || !definition.form) ? [send(part.action)] : []
  })
  const own = new Set([
    ...step.view.flatMap((part) => (part.kind === 'button' ? [part.action] : [])),
    ...Object.values(step.dialogs).flatMap(({ buttons }) => buttons.map(({ action }) => action)),
  ])
  const components = Object.keys(definition.on)
    .filter((event) => !/^(enter|leave|submit|change .*)$/.test(event) && !own.has(event))
    .flatMap((event) => {
      const carried = context.payloads[`${state.currentStep} ${event}`]?.(state.data) ?? [undefined]
      return carried.map((payload) => send(event, payload))
    })
  const form =
    definition.form && toFormList(definition.form).find(({ when }) => when === undefined || session.holds(when))
  const typed = form && !state.isLoading ? listTyped(session, form, Object.keys(definition.on), context) : []
  return [...always, ...times(2, [...shown, ...components]), ...typed]
}

function listTyped(
  session: Session,
  form: FormDefinition,
  events: readonly string[],
  { candidates, random, draw, note }: ActsContext,
): readonly Act[] {
  const scope = session.scope()
  const optionsOf = (field: string) => toOptions(session, form, field)
  const type = async (value: unknown, field: string | undefined) => {
    await session.loadForm()
    note(`  ${JSON.stringify(value)}`)
    if (field === undefined) return
    session.draft(value, field)
    session.leaveField(field, value)
  }
  const submit = toAct('submit the form', async () => {
    const right = candidates.forms(form, optionsOf, scope)
    if (right.length === 0) return
    const value = draw.isOneIn(6) ? spoil(draw.pick(right), draw) : draw.pick(right)
    // The session has what was typed before it is sent.
    await type(value, toChanged(toFields(scope[form.data]), toFields(value)))
    const { submitWhen } = form
    if (submitWhen === undefined || session.holds(submitWhen)) await session.submit(value)
  })
  const changes = events
    .filter((event) => event.startsWith('change '))
    .map((event) =>
      toAct(event, () => {
        const field = event.slice('change '.length)
        const values = candidates.changes(form, field, optionsOf(field), scope)
        return values.length === 0 ? undefined : type(draw.pick(values), field)
      }),
    )
  const part = toAct('fill in a part of the form, or take it out', () => {
    const before = toFields(scope[form.data])
    const others = Object.entries(toFields(random(form.schema, draw)))
    const value =
      draw.isOneIn(2) || others.length === 0 ? spoil(before, draw) : { ...before, ...toOne(draw.pick(others)) }
    return type(value, toChanged(before, toFields(value)))
  })
  return [...times(8, [submit]), ...times(2, changes), part]
}

const toAct = (words: string, act: () => Promise<unknown> | void): Act => ({ words, act: () => act() ?? undefined })

const toOne = ([name, value]: readonly [string, unknown]): Fields => ({ [name]: value })

/** Returns what a field may be chosen from: the options' own values, or else their positions; undefined for a field that is typed. */
function toOptions(session: Session, form: FormDefinition, field: string): readonly unknown[] | undefined {
  const options = form.fields?.[field]?.options
  if (!options) return undefined
  const items: unknown = session.activeForm()?.fields[field]?.options?.from(session.scope())
  if (!Array.isArray(items)) return []
  return items.map((item: unknown, index) => {
    if (typeof item !== 'object' || item === null) return item
    return options.value === undefined ? String(index) : Reflect.get(item, options.value)
  })
}

/** Returns a form without one of its fields, or with another value of the same type in it, which may be wrong. */
function spoil(value: unknown, draw: Draw): unknown {
  const fields = toFields(value)
  const names = Object.keys(fields)
  if (names.length === 0) return value
  const name = draw.pick(names)
  const others = Object.fromEntries(Object.entries(fields).filter(([other]) => other !== name))
  const field = fields[name]
  if (typeof field === 'object' || draw.isOneIn(2)) return others
  if (typeof field === 'boolean') return { ...others, [name]: !field }
  return { ...others, [name]: typeof field === 'number' ? draw.pick([0, -1, 0.5]) : draw.pick(['', 'x', '2090-01-01']) }
}

/** Returns the first field in which two forms differ. */
const toChanged = (before: Fields, after: Fields): string | undefined =>
  Object.keys({ ...before, ...after }).find((name) => before[name] !== after[name])

const toFields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {})

const times = <Item>(count: number, items: readonly Item[]): Item[] => Array.from({ length: count }, () => items).flat()
