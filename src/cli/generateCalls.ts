import { readFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'

interface Contract {
  readonly headers: object
  readonly calls: Readonly<Record<string, { readonly request?: string; readonly response: string }>>
}

/** The text of a JSON file with what a page needs of the API contract to call it: no schemas, whose code it has by name. */
export async function generateCalls(apiFile: string, target: string): Promise<string> {
  const { headers, calls }: Contract = JSON.parse(readFileSync(apiFile, 'utf8'))
  const bare = Object.entries(calls).map(([name, { request: _request, response: _response, ...call }]) => [name, call])
  const text = JSON.stringify({ headers, calls: Object.fromEntries(bare) })
  return format(text, { ...(await resolveConfig(target)), filepath: target })
}
