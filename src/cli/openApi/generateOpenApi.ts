import { readFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { toOpenApi } from './toOpenApi.ts'

/** The text of the OpenAPI document of an API contract, formatted for its place; the schemas lie below `schemas/`. */
export async function generateOpenApi(apiFile: string, target: string): Promise<string> {
  const text = JSON.stringify(toOpenApi(JSON.parse(readFileSync(apiFile, 'utf8')), 'schemas'))
  return format(text, { ...(await resolveConfig(target)), filepath: target })
}
