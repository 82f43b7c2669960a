import { readFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'

/** An API contract, as far as it says what is sent and what is answered. */
export interface ApiCalls {
  readonly headers: object
  readonly calls: Readonly<Record<string, { readonly request?: string; readonly response: string }>>
}

/** Whether a call only stores what it was given, so that any good answer says that it did. */
export const isSaving = ({ response }: { readonly response: string }) => response === 'api/saved.response.schema.json'

/** The text of a JSON file with what a page needs of the API contract to call it; what is answered it has elsewhere. */
export async function generateCalls(apiFile: string, target: string): Promise<string> {
  const { headers, calls }: ApiCalls = JSON.parse(readFileSync(apiFile, 'utf8'))
  const bare = Object.entries(calls).map(([name, { request: _, response, ...call }]) => [
    name,
    { ...call, ...(isSaving({ response }) && { saves: true }) },
  ])
  const text = JSON.stringify({ headers, calls: Object.fromEntries(bare) })
  return format(text, { ...(await resolveConfig(target)), filepath: target })
}
