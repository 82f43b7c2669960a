import { createSchemaCompiler } from '../../validation/createAjv.ts'
import { type JsonSchema, isSchema, resolveRef, withoutKeywords, words } from '../../validation/JsonSchema.ts'
import { rememberByContent, rememberByIdentity, rememberWithin } from '../../validation/remember.ts'

/** Whether a value fits all of some schemas of one bundled schema. `today` is an ISO date. */
export type Fit = (nodes: readonly JsonSchema[], value: unknown) => boolean

/**
 * Creates what tells whether a value fits: for tools, which ask about any part of a schema. Each part is compiled when it is first
 * asked about, by whomever and for whatever day.
 */
export const createFit = rememberWithin((root: JsonSchema, today: string | undefined): Fit => {
  const context = today === undefined ? {} : { today }
  const compile = toCompiler(root)
  return (nodes, value) => nodes.every((node) => (isSchema(node) ? compile(node).call(context, value) : node !== false))
})

const unasked = new Set([...words, 'errorMessage'])

/** What says the same, as an amount of money does in each form, is compiled once. */
const compileOnce = rememberByContent(createSchemaCompiler({ allErrors: false, strict: false }))

const toCompiler = rememberByIdentity((root: JsonSchema) => {
  const { definitions } = root
  const shared = definitions && withoutKeywords({ definitions }, unasked)
  return rememberByIdentity((node: JsonSchema) => {
    // Without its $id, or AJV would take it for a second schema of that name.
    const { $id: _, ...own } = resolveRef(node, root)
    return compileOnce({ allOf: [withoutKeywords(own, unasked)], ...shared })
  })
})
