import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { linkFlow } from '../definition/checkFlow.ts'
import { readFlow } from '../definition/readFlow.ts'
import { type CompiledCalls, type ListedApi, compileCalls } from './compileCalls.ts'

/** Where the API of a flow is written. */
export const toApiFile = (flowFile: string): string => join(dirname(flowFile), 'api.json')

/** Compiles the API beside a flow on disk; throws where there is none, and while the flow's grammar is not kept. */
export function readCalls(flowFile: string): CompiledCalls {
  const file = toApiFile(flowFile)
  const flow = linkFlow(readFlow(flowFile))
  if (!flow || !existsSync(file)) throw new Error(`There is no API to read in ${file}.`)
  const api: ListedApi = JSON.parse(readFileSync(file, 'utf8'))
  return compileCalls(flow, api)
}
