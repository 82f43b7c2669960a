import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkData } from '../analysis/checkData.ts'
import { FlowError } from '../definition/index.ts'
import { toHint } from '../definition/Problem.ts'
import { readSource } from '../definition/readFlow.ts'
import grammar from './scenarios.schema.json' with { type: 'json' }

/** An answer of the sandbox other than the default successful one. */
export interface Scenario {
  readonly means: string
  readonly call: string
  readonly when?: Readonly<Record<string, unknown>>
  readonly status?: number
  readonly answer?: unknown
  readonly seconds?: number
  readonly times?: number
}

/** Reads the scenarios next to a flow. Throws a `FlowError` for a faulty file, or for a call that is not in `calls`. */
export function readScenarios(flowFile: string, calls: readonly string[]): readonly Scenario[] {
  const path = join(dirname(flowFile), 'scenarios.json')
  if (!existsSync(path)) return []
  const file = readSource(path)
  let scenarios: readonly Scenario[] = []
  const problems = checkData(
    file,
    grammar,
    ({ $schema: _, ...named }: Readonly<Record<string, Scenario>> & { readonly $schema?: string }, report) => {
      for (const [name, { call }] of Object.entries(named)) {
        if (calls.includes(call)) continue
        report({
          code: 'wrong-value',
          path: [name, 'call'],
          message: `scenario ${name} plays ${call}, which is not a call`,
          hint: toHint(call, calls),
        })
      }
      scenarios = Object.values(named)
    },
  )
  if (problems.length > 0) throw new FlowError(problems)
  return scenarios
}
