import type { JSONPath } from 'jsonc-parser'
import { toFormList, toForms } from '../../definition/forms.ts'
import type { FormDefinition, InstructionDefinition, LinkedFlow, StepDefinition } from '../../definition/index.ts'
import { type Written, createPresence, toKnown, createDrafts } from './createPresence.ts'

/** Conditions whose answer is known. */
type Answers = ReadonlyMap<string, boolean>

/** Told of each expression, where it stands, what is certainly written there, and whose it is. */
type Look = (source: string, path: JSONPath, written: Written, owner: string) => void

/**
 * Follows what is certainly written along every way through a flow (a forward must-analysis): at a step, what all ways to
 * it have written. `look` is told of every expression once that is settled.
 */
export function createDataFlow(flow: LinkedFlow, look: Look) {
  const { definition, expressions } = flow
  const presence = createPresence(flow)
  const isDraft = createDrafts(definition)
  /** What all ways to a step so far have written; a step that no way has reached is not there. */
  const entries = new Map<string, Written>()
  /** What is written wherever a dialog opens, by the step and its name; while one is open nothing else is written. */
  const dialogs = new Map<string, Written>()
  let isSettled = false

  const arrive = (step: string, written: Written) => meet(entries, step, written)

  /**
   * What is written where a list comes to its end; undefined where no way leads there. `stays` takes what is written where
   * the event ends and the step stays.
   */
  function follow(
    list: readonly InstructionDefinition[],
    path: JSONPath,
    owner: string,
    start: Written,
    stays: Written[],
    answers: Answers = new Map(),
  ): Written | undefined {
    let written = start
    let known = answers
    for (const [index, instruction] of list.entries()) {
      const place = [...path, index]
      const ask = (source: string, ...more: JSONPath) => isSettled && look(source, [...place, ...more], inside, owner)
      const { when } = instruction
      const answer = when === undefined ? undefined : known.get(when)
      if (answer === false) continue
      const predicate = when === undefined ? undefined : definition.predicates[when]?.when
      let inside = written
      if (when !== undefined && predicate !== undefined) {
        if (isSettled) look(predicate, ['predicate', when, ...place, 'when'], written, owner)
        inside = union(written, toKnown(expressions, predicate, true))
      }
      for (const [name, source] of Object.entries(instruction.with ?? {})) ask(source, 'with', name)
      const branches: Written[] = []
      for (const [outcome, route] of Object.entries(instruction.on ?? {})) {
        const after = follow(route, [...place, 'on', outcome], owner, inside, stays)
        if (after) branches.push(after)
      }
      if (instruction.save !== undefined) inside = save(inside, instruction.save, instruction.call)
      for (const kind of ['set', 'fill'] as const) {
        for (const [target, source] of Object.entries(instruction[kind] ?? {})) {
          ask(source, kind, target)
          inside = write(inside, target, source)
        }
      }
      for (const kind of ['issue', 'say'] as const) {
        for (const [name, source] of Object.entries(instruction[kind]?.params ?? {})) ask(source, kind, 'params', name)
      }
      for (const target of instruction.forget ?? []) inside = presence.forget(inside, target)
      if (instruction.reset) inside = presence.atStart()
      if (instruction.resumeAt !== undefined) ask(instruction.resumeAt, 'resumeAt')

      if (instruction.to !== undefined) arrive(instruction.to, inside)
      else if (instruction.resumeAt !== undefined) for (const step of resumable()) arrive(step, inside)
      else if (instruction.stay || instruction.issue || instruction.dialog !== undefined) {
        stays.push(inside)
        if (instruction.dialog !== undefined) meet(dialogs, `${path[1]} ${instruction.dialog}`, inside)
      } else branches.push(inside)
      // A route that comes to its end goes on behind its call.
      if (predicate !== undefined && answer === undefined)
        branches.push(union(written, toKnown(expressions, predicate, false)))
      const after = join(branches)
      if (!after) return undefined
      written = after
      // What was answered before something was written may be answered otherwise after it.
      if (isWriting(instruction)) known = new Map()
    }
    return written
  }

  function save(written: Written, target: string, call: string | undefined): Written {
    if (target.includes('.')) return union(written, toTarget(target))
    const [expected] = Object.values(definition.actions[call ?? '']?.outcomes ?? {})
    return union(presence.take(written, target, presence.toType(expected)), [target])
  }

  function write(written: Written, target: string, source: string): Written {
    if (target.includes('.')) return union(written, toTarget(target))
    const checked = expressions.check(source)
    return presence.take(written, target, checked.ok ? checked.type : 'any')
  }

  const resumable = () =>
    Object.entries(definition.steps).flatMap(([name, { resumable: isResumable }]) => (isResumable ? [name] : []))

  function visit(name: string, step: StepDefinition, entry: Written): void {
    const owner = `step ${name}`
    const path = ['steps', name]
    const { enter = [], ...others } = step.on
    const stays: Written[] = []
    const through = follow(enter, [...path, 'on', 'enter'], owner, entry, stays)
    const entered = join(through ? [...stays, through] : stays)
    // Whoever is never left in the step can send nothing from it.
    if (!entered) return
    const { submit = [], ...events } = others
    const forms = step.form ? toFormList(step.form) : []
    const drafted = presence.draft(entered, (slot) => isDraft(name, slot))
    if (isSettled) draw(name, step, drafted)
    const submitPath = [...path, 'on', 'submit']
    if (forms.length === 0) follow(submit, submitPath, owner, drafted, [])
    for (const [index, form] of forms.entries()) {
      const accepted = presence.submit(drafted, form)
      follow(submit, submitPath, owner, accepted, [], toAnswers(forms, index))
    }
    for (const [event, list] of Object.entries(events)) {
      const sender = toDialog(step, event)
      const written = sender === undefined ? drafted : dialogs.get(`${name} ${sender}`)
      if (written) follow(list, [...path, 'on', event], owner, written, [])
    }
  }

  function draw(name: string, { view }: StepDefinition, written: Written): void {
    const owner = `step ${name}`
    const show = (when: string | undefined, path: JSONPath) => {
      const source = when === undefined ? undefined : definition.predicates[when]?.when
      if (when !== undefined && source !== undefined) look(source, ['predicate', when, ...path], written, owner)
    }
    for (const [index, part] of view.entries())
      if (typeof part === 'object') show(part.when, ['steps', name, 'view', index, 'when'])
    for (const { form, path } of toForms(name, definition.steps[name] ?? {})) {
      show(form.when, [...path, 'when'])
      show(form.submitWhen, [...path, 'submitWhen'])
      for (const [field, taken] of Object.entries(form.fields ?? {})) {
        show(taken?.disabledWhen, [...path, 'fields', field, 'disabledWhen'])
        show(taken?.readOnlyWhen, [...path, 'fields', field, 'readOnlyWhen'])
        const from = taken?.options?.from
        if (from !== undefined) look(from, [...path, 'fields', field, 'options', 'from'], written, owner)
      }
    }
  }

  function pass(): void {
    follow(definition.startUp, ['startUp'], 'the start-up', presence.atStart(), [])
    for (const { to } of definition.failures ?? []) if (to !== undefined) arrive(to, presence.atStart())
    for (const [name, step] of Object.entries(definition.steps)) {
      const entry = entries.get(name)
      if (entry) visit(name, step, entry)
    }
  }

  return {
    run(): void {
      let before
      do {
        before = toText(entries) + toText(dialogs)
        pass()
      } while (toText(entries) + toText(dialogs) !== before)
      isSettled = true
      pass()
    },
  }
}

/** How the conditions of a step's forms are answered while one of them is shown: its own holds, those before it do not. */
const toAnswers = (forms: readonly FormDefinition[], shown: number): Answers =>
  new Map(
    forms
      .slice(0, shown + 1)
      .flatMap(({ when }, index) => (when === undefined ? [] : [[when, index === shown] as const])),
  )

const isWriting = ({ save, set, fill, forget, reset }: InstructionDefinition): boolean =>
  [save, set, fill, forget, reset].some((part) => part !== undefined)

/** The dialog whose button sends an event, where no other part of the step does. */
function toDialog({ dialogs = {}, view }: StepDefinition, event: string): string | undefined {
  const senders = Object.entries(dialogs).flatMap(([name, { buttons }]) =>
    buttons.some(({ action }) => action === event) ? [name] : [],
  )
  const isOnPage = view.some((part) => typeof part === 'object' && 'action' in part && part.action === event)
  return senders.length === 1 && !isOnPage ? senders[0] : undefined
}

/** Keeps what all that come to a place have written. */
function meet(places: Map<string, Written>, place: string, written: Written): void {
  const known = places.get(place)
  places.set(place, known ? intersect(known, written) : written)
}

/** The slot of a path and the field right below it. */
const toTarget = (path: string): string[] => {
  const [slot = '', field = ''] = path.split('.')
  return [slot, `${slot}.${field}`]
}

const union = (written: Written, more: Iterable<string>): Written => new Set([...written, ...more])
const intersect = (a: Written, b: Written): Written => new Set([...a].filter((slot) => b.has(slot)))
const join = (all: readonly Written[]): Written | undefined => (all.length === 0 ? undefined : all.reduce(intersect))
const toText = (entries: ReadonlyMap<string, Written>) =>
  [...entries]
    .map(([step, written]) => `${step}: ${[...written].toSorted().join()}`)
    .toSorted()
    .join('\n')
