import { getLocation } from 'jsonc-parser'
import { listCopy, type LinkedFlow, type Problem } from '../../../engine/authoring.ts'
import type { Files } from '../workspace/Workspace.ts'
import { toProblemOffset } from './toProblemOffset.ts'

/** The steps that a finding is about: that in which its place lies, or those that use the text, the schema or the name at its place. */
export function toFindingSteps(problem: Problem, flow: LinkedFlow, files: Files): readonly string[] {
  const text = files[problem.file] ?? ''
  const [section = '', name = ''] = getLocation(text, toProblemOffset(problem, text)).path.map(String)
  if (problem.file === flow.source.flow.path) return toFlowSteps(flow, section, name)
  const schema = [...flow.source.schemas].find(([, { path }]) => path === problem.file)?.[0]
  if (schema !== undefined) return toSchemaSteps(flow, schema)
  return listCopy(flow).find(({ key }) => key === section)?.steps ?? []
}

function toFlowSteps({ definition }: LinkedFlow, section: string, name: string): readonly string[] {
  if (section === 'steps') return Object.hasOwn(definition.steps, name) ? [name] : []
  if (section === 'start') return Object.hasOwn(definition.steps, definition.start) ? [definition.start] : []
  return name === '' || section === 'startUp' ? [] : toNaming(definition, name)
}

/** The steps that name something of the flow, by themselves or by a predicate that does. */
function toNaming({ steps, predicates }: LinkedFlow['definition'], name: string): readonly string[] {
  const naming = Object.entries(predicates).flatMap(([own, { when }]) => (names(when, name) ? [own] : []))
  return Object.entries(steps).flatMap(([step, definition]) => {
    const text = JSON.stringify(definition)
    return [name, ...naming].some((one) => names(text, one)) ? [step] : []
  })
}

const names = (text: string, name: string) =>
  new RegExp(`(?<![\\w-])${name.replaceAll(/[^\w]/g, '\\$&')}(?![\\w-])`).test(text)

/** The steps whose forms are drawn by a schema file, or by one that refers to it. */
function toSchemaSteps({ definition, source }: LinkedFlow, schema: string): readonly string[] {
  const users = new Set([schema])
  // A set hands out what is added to it while it is walked.
  for (const used of users) {
    for (const [path, { text }] of source.schemas) {
      const targets = [...text.matchAll(/"\$ref":\s*"([^"#]+)/g)].map(([, ref = '']) => toTarget(ref, path))
      if (targets.includes(used)) users.add(path)
    }
  }
  return Object.entries(definition.steps).flatMap(([step, { form = [] }]) =>
    [form].flat().some((one) => users.has(one.schema)) ? [step] : [],
  )
}

/** The path of the file that a `$ref` of another leads to: below the schema folder, as URLs resolve (RFC 3986). */
const toTarget = (ref: string, path: string) => decodeURIComponent(new URL(ref, `file:///${path}`).pathname.slice(1))
