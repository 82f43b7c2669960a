import { checkSyntax } from '../definition/checks/index.ts'
import { collectProblems } from '../definition/Problem.ts'
import type { LinkedFlow, Problem, SourceFile } from '../definition/index.ts'
import { isRecord } from '../definition/Loose.ts'
import { listNames } from '../definition/personal.ts'
import { toContent } from '../definition/SourceFile.ts'

/** Finds calls of an API contract that put something personal into an address, which ends up in logs. */
export function checkContract(file: SourceFile, { definition, schemas }: LinkedFlow): readonly Problem[] {
  const { report, toList } = collectProblems([file])
  checkSyntax(file, report)
  const personal = listNames({ flow: definition, schemas })
  const content = toContent(file)
  const calls = isRecord(content) && isRecord(content['calls']) ? content['calls'] : {}
  for (const [name, call] of Object.entries(calls)) {
    if (!isRecord(call)) continue
    const path = typeof call['path'] === 'string' ? call['path'] : ''
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => ({
      param,
      at: ['path'],
    }))
    const query: unknown[] = Array.isArray(call['query']) ? call['query'] : []
    const inQuery = query.map((param, index) => ({ param: String(param), at: ['query', index] }))
    for (const { param, at } of [...inPath, ...inQuery]) {
      if (!personal.has(param)) continue
      report({
        code: 'personal-in-url',
        path: ['calls', name, ...at],
        message: `the address of ${name} has ${param} in it, which a schema marks as personal`,
        hint: 'Send it in the body of a POST',
      })
    }
  }
  return toList()
}
