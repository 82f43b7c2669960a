import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { checkFlow } from '../compiler/checkFlow.ts'
import { FlowError, type LinkedFlow } from '../definition/index.ts'
import { readFlow } from '../definition/readFlow.ts'

/** Reads a flow that must be free of faults; throws a `FlowError` with all of them. */
export function readLinkedFlow(file: string): LinkedFlow {
  const { flow, problems } = checkFlow(readFlow(file))
  if (!flow) throw new FlowError(problems)
  return flow
}

/** The code below a folder as one text, for what the flow declares and only the code names; nothing where there is none. */
export function readCode(folder: string): string {
  if (!existsSync(folder)) return ''
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.generated.'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}
