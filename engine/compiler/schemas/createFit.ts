import { createSchemaCompiler } from '../../validation/createAjv.ts'
import { type JsonSchema, isSchema, resolveRef, withoutKeywords, words } from '../../validation/JsonSchema.ts'
import { rememberByContent, rememberByIdentity, rememberWithin } from '../../validation/remember.ts'

/** Checks whether a value matches all of some schemas within one bundled schema. */
export type Fit = (nodes: readonly JsonSchema[], value: unknown) => boolean

/**
 * Creates the check for whether a value matches, for tools that check against any part of a schema. `today` is an ISO date.
 * Each part is compiled on first use and shared among callers and dates.
 */
export const createFit = rememberWithin((root: JsonSchema, today: string | undefined): Fit => {
  const context = today === undefined ? {} : { today }
  const compile = toCompiler(root)
  return (nodes, value) => nodes.every((node) => (isSchema(node) ? compile(node).call(context, value) : node !== false))
})

const unasked = new Set([...words, 'errorMessage'])

/** Equal schemas, such as an amount of money in several forms, are compiled once. */
const compileOnce = rememberByContent(createSchemaCompiler({ allErrors: false, strict: false }))

const toCompiler = rememberByIdentity((root: JsonSchema) => {
  const { definitions } = root
  const shared = definitions && withoutKeywords({ definitions }, unasked)
  return rememberByIdentity((node: JsonSchema) => {
    // With its `$id`, AJV would treat it as a second schema of that name.
    const { $id: _, ...own } = resolveRef(node, root)
    return compileOnce({ allOf: [withoutKeywords(own, unasked)], ...shared })
  })
})
