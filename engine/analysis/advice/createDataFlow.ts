import type { JSONPath } from 'jsonc-parser'
import { toForms } from '../../definition/forms.ts'
import type { InstructionDefinition, LinkedFlow, StepDefinition } from '../../definition/index.ts'
import { toKnown } from './toKnown.ts'

/** The slots that are certainly written at a point of the flow. */
export type Written = ReadonlySet<string>

/** Told of each expression, where it stands, what is certainly written there, and whose it is. */
type Look = (source: string, path: JSONPath, written: Written, owner: string) => void

/**
 * Follows what is certainly written along every way through a flow (a forward must-analysis): at a step, what all ways to
 * it have written. `look` is told of every expression once that is settled.
 */
export function createDataFlow(flow: LinkedFlow, look: Look) {
  const { definition, expressions } = flow
  /** What all ways to a step so far have written; a step that no way has reached is not there. */
  const entries = new Map<string, Written>()
  let isSettled = false

  const arrive = (step: string, written: Written) => {
    const known = entries.get(step)
    entries.set(step, known ? intersect(known, written) : written)
  }

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
  ): Written | undefined {
    let written = start
    for (const [index, instruction] of list.entries()) {
      const place = [...path, index]
      const ask = (source: string, ...more: JSONPath) => isSettled && look(source, [...place, ...more], inside, owner)
      const { when } = instruction
      const predicate = when === undefined ? undefined : definition.predicates[when]
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
      if (instruction.save !== undefined && !instruction.save.includes('.')) inside = union(inside, [instruction.save])
      for (const kind of ['set', 'fill'] as const) {
        for (const [target, source] of Object.entries(instruction[kind] ?? {})) {
          ask(source, kind, target)
          inside = write(inside, target, source)
        }
      }
      for (const kind of ['issue', 'say'] as const) {
        for (const [name, source] of Object.entries(instruction[kind]?.params ?? {})) ask(source, kind, 'params', name)
      }
      if (instruction.reset) inside = new Set()
      if (instruction.resumeAt !== undefined) ask(instruction.resumeAt, 'resumeAt')

      if (instruction.to !== undefined) arrive(instruction.to, inside)
      else if (instruction.resumeAt !== undefined) for (const step of resumable()) arrive(step, inside)
      else if (instruction.stay || instruction.issue || instruction.dialog !== undefined) stays.push(inside)
      else branches.push(inside)
      // A route that comes to its end goes on behind its call.
      if (predicate !== undefined) branches.push(union(written, toKnown(expressions, predicate, false)))
      const after = join(branches)
      if (!after) return undefined
      written = after
    }
    return written
  }

  function write(written: Written, target: string, source: string): Written {
    if (target.includes('.')) return written
    const checked = expressions.check(source)
    const isCertain =
      checked.ok && checked.type !== 'null' && !(typeof checked.type === 'object' && 'nullable' in checked.type)
    return isCertain ? union(written, [target]) : new Set([...written].filter((slot) => slot !== target))
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
    if (isSettled) draw(name, step, entered)
    for (const [event, list] of Object.entries(others)) follow(list, [...path, 'on', event], owner, entered, [])
  }

  function draw(name: string, { view }: StepDefinition, written: Written): void {
    const owner = `step ${name}`
    const show = (when: string | undefined, path: JSONPath) => {
      const source = when === undefined ? undefined : definition.predicates[when]
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
    follow(definition.startUp, ['startUp'], 'the start-up', new Set(), [])
    for (const [name, step] of Object.entries(definition.steps)) {
      const entry = entries.get(name)
      if (entry) visit(name, step, entry)
    }
  }

  return {
    run(): void {
      let before
      do {
        before = toText(entries)
        pass()
      } while (toText(entries) !== before)
      isSettled = true
      pass()
    },
  }
}

const union = (written: Written, more: Iterable<string>): Written => new Set([...written, ...more])
const intersect = (a: Written, b: Written): Written => new Set([...a].filter((slot) => b.has(slot)))
const join = (all: readonly Written[]): Written | undefined => (all.length === 0 ? undefined : all.reduce(intersect))
const toText = (entries: ReadonlyMap<string, Written>) =>
  [...entries]
    .map(([step, written]) => `${step}: ${[...written].toSorted().join()}`)
    .toSorted()
    .join('\n')
