import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { FlowError, type LinkedFlow, checkFlow } from '../../../engine/authoring.ts'
import { readFlow } from '../../../engine/build.ts'

/** Reads a flow that must be free of faults; throws a `FlowError` with all of them. */
export function readLinkedFlow(file: string): LinkedFlow {
  const { flow, problems } = checkFlow(readFlow(file))
  if (!flow) throw new FlowError(problems)
  return flow
}

/** Where the code of a flow lies: in its own folder where its page is there, else in that of the product. */
export const toCodeFolder = (flowFile: string): string =>
  existsSync(join(dirname(flowFile), 'main.tsx')) ? dirname(flowFile) : 'src'

/** The product's own code as one text, for what the flow declares and only the code names; nothing where there is none. */
export function readCode(folder: string): string {
  if (!existsSync(folder)) return ''
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.generated.'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}
