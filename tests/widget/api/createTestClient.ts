import contract from '../../../flows/refinance.json?calls'
import { type ApiClientOptions, createApiClient } from '../../../src/widget/api/createApiClient.ts'

/** Creates a client of the real contract with a new bot token for each call, and a list of its reports. */
export function createTestClient(baseUrl: string, options: Partial<ApiClientOptions> = {}) {
  const reports: string[] = []
  const client = createApiClient({
    baseUrl,
    contract,
    botToken: () => Promise.resolve({ header: 'token', value: crypto.randomUUID() }),
    report: (error) => reports.push(error.message),
    ...options,
  })
  return { client, reports }
}

/** A signal that is never aborted. */
export const noAbort = new AbortController().signal
