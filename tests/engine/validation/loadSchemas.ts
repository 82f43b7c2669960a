import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type JsonSchema, isSchema } from '../../../engine/validation/JsonSchema.ts'

const parse = (text: string, file: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(`${file} is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

/** Reads every `*.schema.json` below a folder, by `$id`. Throws when an `$id` is not the file's path below that folder. */
export const loadSchemas = async (folder: string): Promise<Map<string, JsonSchema>> => {
  const names = await readdir(folder, { recursive: true })
  const files = names.filter((name) => name.endsWith('.schema.json')).toSorted()
  const schemas = await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name)
      const id = name.replaceAll('\\', '/')
      const schema = parse(await readFile(file, 'utf8'), file)
      const given = isSchema(schema) ? schema.$id : undefined
      if (!isSchema(schema) || given !== id) {
        throw new Error(`${file} has the $id ${JSON.stringify(given)}; write "$id": "${id}", its path below ${folder}`)
      }
      return [id, schema] as const
    }),
  )
  return new Map(schemas)
}

/** Loads the small schemas that the tests of validation and its compiler share. */
export const loadTestSchemas = () => loadSchemas(fileURLToPath(new URL('schemas', import.meta.url)))
