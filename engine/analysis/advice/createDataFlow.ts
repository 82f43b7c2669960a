import type { JSONPath } from 'jsonc-parser'
import { toFormList, toForms } from '../../definition/forms.ts'
import type { FormDefinition, InstructionDefinition, LinkedFlow, StepDefinition } from '../../definition/index.ts'
import { type Written, createPresence, toKnown, createDrafts } from './createPresence.ts'

/** The known answers of predicates, by name. */
type Answers = ReadonlyMap<string, boolean>

/** Receives each expression, its place, what is certainly written there, and its owner. */
type Look = (source: string, path: JSONPath, written: Written, owner: string) => void

/**
 * Follows what is certainly written along every way through a flow (a forward must-analysis): a step has what all ways to it have
 * written. `look` receives every expression once this has settled.
 */
export function createDataFlow(flow: LinkedFlow, look: Look) {
  const { definition, expressions } = flow
  const presence = createPresence(flow)
  const isDraft = createDrafts(definition)
  /** What all ways to a step so far have written; a step that no way has reached has no entry. */
  const entries = new Map<string, Written>()
  /** What is written wherever a dialog opens, by step and dialog name; nothing else is written while a dialog is open. */
  const dialogs = new Map<string, Written>()
  /** The steps to visit, because what is written at their entry or at a dialog of theirs has become less. */
  const due = new Set<string>()
  let isSettled = false

  const arrive = (step: string, written: Written) => {
    if (meet(entries, step, written)) due.add(step)
  }

  /**
   * Returns what is written at the end of a list; undefined if no route leads there. `stays` collects what is written wherever the
   * event ends and the step stays.
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
      // A call that fails leaves the applicant in the step, whose events may be sent all the same.
      if (instruction.call !== undefined && instruction.on?.['failed'] === undefined) stays.push(inside)
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
        const step = String(path[1])
        if (instruction.dialog !== undefined && meet(dialogs, `${step} ${instruction.dialog}`, inside)) due.add(step)
      } else branches.push(inside)
      // The list continues here after each route that reaches its end, and if the condition does not hold.
      if (predicate !== undefined && answer === undefined)
        branches.push(union(written, toKnown(expressions, predicate, false)))
      const after = join(branches)
      if (!after) return undefined
      written = after
      // A write may change the answers of conditions.
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
    // If no way ends in the step, its events cannot occur.
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
      const shown = sender === undefined ? toShown(step, event, drafted) : dialogs.get(`${name} ${sender}`)
      if (shown) follow(list, [...path, 'on', event], owner, shown, [])
    }
  }

  /** Returns what is written while the button of an event is shown, if a condition shows the one button that sends it. */
  function toShown({ view }: StepDefinition, event: string, written: Written): Written {
    const [part, ...more] = view.filter((one) => typeof one === 'object' && 'action' in one && one.action === event)
    const when =
      typeof part === 'object' && more.length === 0 ? definition.predicates[part.when ?? '']?.when : undefined
    return when === undefined ? written : union(written, toKnown(expressions, when, true))
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

  function begin(): void {
    follow(definition.startUp, ['startUp'], 'the start-up', presence.atStart(), [])
    for (const { to } of definition.failures ?? []) if (to !== undefined) arrive(to, presence.atStart())
  }
  function visitAll(names: Iterable<string>): void {
    for (const name of names) {
      due.delete(name)
      const [step, entry] = [definition.steps[name], entries.get(name)]
      if (step && entry) visit(name, step, entry)
    }
  }

  return {
    run(): void {
      begin()
      // A step that becomes due again while the others are visited comes last once more.
      visitAll(due)
      isSettled = true
      begin()
      visitAll(Object.keys(definition.steps))
    },
  }
}

/** Returns the answers of the form conditions while one form is shown: its own holds, and those before it do not. */
const toAnswers = (forms: readonly FormDefinition[], shown: number): Answers =>
  new Map(
    forms
      .slice(0, shown + 1)
      .flatMap(({ when }, index) => (when === undefined ? [] : [[when, index === shown] as const])),
  )

const isWriting = ({ save, set, fill, forget, reset }: InstructionDefinition): boolean =>
  [save, set, fill, forget, reset].some((part) => part !== undefined)

/** Returns the dialog whose button sends an event, if no other part of the step sends it. */
function toDialog({ dialogs = {}, view }: StepDefinition, event: string): string | undefined {
  const senders = Object.entries(dialogs).flatMap(([name, { buttons }]) =>
    buttons.some(({ action }) => action === event) ? [name] : [],
  )
  const isOnPage = view.some((part) => typeof part === 'object' && 'action' in part && part.action === event)
  return senders.length === 1 && !isOnPage ? senders[0] : undefined
}

/** Keeps only what all ways to a place have written; returns whether that has changed. */
function meet(places: Map<string, Written>, place: string, written: Written): boolean {
  const known = places.get(place)
  const both = known ? intersect(known, written) : written
  places.set(place, both)
  return both.size !== known?.size
}

/** Returns the slot of a path and the field directly below it. */
const toTarget = (path: string): string[] => {
  const [slot = '', field = ''] = path.split('.')
  return [slot, `${slot}.${field}`]
}

const union = (written: Written, more: Iterable<string>): Written => new Set([...written, ...more])
const intersect = (a: Written, b: Written): Written => new Set([...a].filter((slot) => b.has(slot)))
const join = (all: readonly Written[]): Written | undefined => (all.length === 0 ? undefined : all.reduce(intersect))
