import { createFit } from '../../compiler/schemas/createFit.ts'
import { toConditionText } from '../../compiler/text/listFields.ts'
import { type JsonSchema, isSchema, resolveRef } from '../../validation/JsonSchema.ts'

/** One side of a condition in the schema of a form, as `if` of JSON Schema says it: that it holds, or that it does not. */
export interface FormSide {
  /** Where the condition stands in the schema: `allOf/0/if`. */
  readonly at: string
  /** In words: `incomeType is FullTime or PartTime`. */
  readonly condition: string
  readonly holds: boolean
}

/** A value that is looked at; without one everything that a schema may come to is. */
type Held = { readonly value: unknown } | undefined

/** Creates what lists the sides of all conditions in a bundled schema, or those that a value meets. `today` is an ISO date. */
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
    /** Both sides of every condition. */
    all: (): readonly FormSide[] => [...walk(root, '', undefined)],
    /** The sides that a value meets. */
    of: (value: unknown): readonly FormSide[] => [...walk(root, '', { value })],
  }
}
