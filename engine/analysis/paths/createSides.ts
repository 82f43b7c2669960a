import { createFit } from '../../compiler/schemas/createSampler.ts'
import { toConditionText } from '../../compiler/text/listFields.ts'
import { type JsonSchema, isSchema, resolveRef } from '../../validation/JsonSchema.ts'

/** One side of an `if` in the JSON Schema of a form: that the condition holds, or that it does not. */
export interface FormSide {
  /** The place of the condition in the schema: `allOf/0/if`. */
  readonly at: string
  /** The condition in words: `incomeType is FullTime or PartTime`. */
  readonly condition: string
  readonly holds: boolean
}

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
