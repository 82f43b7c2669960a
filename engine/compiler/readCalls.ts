import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openFlow } from '../definition/openFlow.ts'
import { type CompiledCalls, type ListedApi, compileCalls } from './compileCalls.ts'

/** Where the API of a flow is written. */
export const toApiFile = (flowFile: string): string => join(dirname(flowFile), 'api.json')

/** Compiles the API beside a flow on disk; throws where there is none, and for a flow whose grammar is not kept. */
export function readCalls(flowFile: string): CompiledCalls {
  const file = toApiFile(flowFile)
  const api: ListedApi = JSON.parse(readFileSync(file, 'utf8'))
  return compileCalls(openFlow(flowFile), api)
}
