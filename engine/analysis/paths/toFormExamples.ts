import { toFormList } from '../../definition/forms.ts'
import type { FormDefinition, LinkedFlow } from '../../definition/index.ts'
import { toNow } from '../../machine/index.ts'
import { bundleForm } from '../../validation/bundleForm.ts'
import { toMeaning } from '../../definition/predicates.ts'
import type { explore } from './findExamples.ts'
import type { FlowWorld } from './createPlay.ts'
import type { ProvenForm, ProvenSide } from './PathReport.ts'
import { type Found, toExample } from './Found.ts'
import { createFit } from '../../compiler/schemas/createSampler.ts'
import { toConditionText } from '../../compiler/text/listFields.ts'
import { type JsonSchema, isSchema, resolveRef } from '../../validation/JsonSchema.ts'

/** The most situations of a form that are searched for values on each side of its conditions. */
const mostSituations = 40

/**
 * Finds, for each form of a step and each of its variants, data that lead to it, and valid values for both sides of each condition
 * in its schema. Also returns the points at which these examples end.
 */
export function toFormExamples(flow: LinkedFlow, explored: ReturnType<typeof explore>, { now }: FlowWorld) {
  const { result, answers, play } = explored
  const today = toNow(now).date
  const byStep = new Map<string, Found[]>()
  for (const found of result.found) {
    const { asked, state } = found.point
    if (asked || state.dialog !== undefined || state.visit === 0) continue
    const known = byStep.get(state.currentStep)
    if (known) known.push(found)
    else byStep.set(state.currentStep, [found])
  }
  const ends: Found[] = []
  const holds = ({ when }: FormDefinition, { scope }: Found) => when === undefined || answers(when, scope) === '1'

  function toForm(step: string, form: FormDefinition, at: string, others: readonly FormDefinition[]): ProvenForm {
    const situations = byStep.get(step) ?? []
    const fitting = situations.filter((found) => holds(form, found))
    const shown = fitting.filter((found) => !others.some((other) => holds(other, found)))
    const sides = createSides(bundleForm(form.schema, flow.schemas.files), today)
    const [first] = shown
    if (first) {
      ends.push(first)
      return { at, step, example: toExample(first, 'its form shows'), sides: toSides(sides, shown) }
    }
    const reason =
      situations.length === 0
        ? `the step ${step} is never reached`
        : fitting.length > 0 || form.when === undefined
          ? 'another form of the step always comes before it'
          : `it was never true that ${toMeaning(flow.definition, form.when)} (${form.when}) in the ${situations.length} situations that were examined`
    return { at, step, reason, sides: sides.all().map((side) => ({ ...side, reason: 'its form never shows' })) }
  }

  function toSides(sides: ReturnType<typeof createSides>, shown: readonly Found[]): readonly ProvenSide[] {
    const all = sides.all()
    const met = new Map<string, Found>()
    for (const from of shown.slice(0, mostSituations)) {
      if (met.size === all.length) break
      for (const { value, submit } of toSubmits(from)) {
        const news = sides.of(value).filter((side) => !met.has(toId(side)))
        const end = news.length > 0 ? submit() : undefined
        if (!end) continue
        ends.push(end)
        for (const side of news) met.set(toId(side), end)
      }
    }
    return all.map((side) => {
      const end = met.get(toId(side))
      const label = `${side.holds ? '' : 'not: '}${side.condition}`
      return end
        ? { ...side, example: toExample(end, label) }
        : { ...side, reason: 'no values of this kind were found that its form takes' }
    })
  }

  /** Lists the values that can be submitted at a point, each with a function that submits it. */
  function* toSubmits(from: Found) {
    for (const { move, input } of explored.listMoves(from)) {
      if (move?.kind !== 'submit') continue
      const submit = (): Found | undefined => {
        try {
          const { point, ways } = play.next(from.point, input)
          const scope = play.scopeOf(point)
          const depth = from.depth + 1
          return { point, scope, from, move, answer: undefined, saved: undefined, ways, depth }
        } catch {
          // The search already reports errors of the flow.
          return undefined
        }
      }
      yield { value: move.value, submit }
    }
  }

  const forms = Object.entries(flow.definition.steps).flatMap(([name, step]) => {
    const variants = toFormList(step.form)
    const at = `steps.${name}.form`
    return variants.map((form, index) =>
      toForm(name, form, variants === step.form ? `${at}.${index}` : at, variants.slice(0, index)),
    )
  })
  return { forms, ends }
}

/** One side of an `if` in the JSON Schema of a form: that the condition holds, or that it does not. */
type FormSide = Pick<ProvenSide, 'at' | 'condition' | 'holds'>

const toId = ({ at, holds }: FormSide) => `${at} ${holds}`

/** The value to follow through the schema; undefined to visit every branch. */
type Held = { readonly value: unknown } | undefined

/** Creates the lists of the sides of all conditions in a bundled schema, and of those that a value meets. `today` is an ISO date. */
export function createSides(root: JsonSchema, today: string) {
  const fit = createFit(root, today)

  function* walk(node: unknown, at: string, held: Held): Generator<FormSide> {
    if (!isSchema(node)) return
    const { if: asked, then, else: otherwise, allOf = [], anyOf = [], oneOf = [], ...own } = resolveRef(node, root)
    if (isSchema(asked)) {
      for (const holds of held ? [fit([asked], held.value)] : [true, false]) {
        yield { at: `${at}if`, condition: toConditionText(asked), holds }
        yield* walk(holds ? then : otherwise, `${at}${holds ? 'then' : 'else'}/`, held)
      }
    }
    for (const [index, inner] of allOf.entries()) yield* walk(inner, `${at}allOf/${index}/`, held)
    for (const [name, list] of Object.entries({ anyOf, oneOf })) {
      for (const [index, inner] of list.entries())
        if (!held || fit([inner], held.value)) yield* walk(inner, `${at}${name}/${index}/`, held)
    }
    for (const [name, inner] of Object.entries(own.properties ?? {})) {
      const value: unknown = isSchema(held?.value) ? held.value[name] : undefined
      if (!held || value !== undefined) yield* walk(inner, `${at}properties/${name}/`, held && { value })
    }
    for (const item of held ? [held.value].flat() : [undefined])
      if (!Array.isArray(own.items) && (!held || Array.isArray(held.value)))
        yield* walk(own.items, `${at}items/`, held && { value: item })
  }

  return {
    /** Lists both sides of every condition. */
    all: (): readonly FormSide[] => [...walk(root, '', undefined)],
    /** Lists the sides that a value meets. */
    of: (value: unknown): readonly FormSide[] => [...walk(root, '', { value })],
  }
}
