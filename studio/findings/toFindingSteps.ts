import { getLocation } from 'jsonc-parser'
import { useMemo } from 'react'
import { type LinkedFlow, type Problem, listCopy } from '../../engine/authoring.ts'
import { useFindings, useModel, useStudio } from '../StudioContext.ts'
import type { Finding } from './createFindings.ts'
import type { Files } from '../workspace/createWorkspace.ts'

/** The steps that a finding is about: that in which its place lies, or those that use the text, the schema or the name at its place. */
export function toFindingSteps(problem: Problem, flow: LinkedFlow, files: Files): readonly string[] {
  const text = files[problem.file] ?? ''
  const [section = '', name = ''] = getLocation(text, toProblemOffset(problem, text)).path.map(String)
  if (problem.file === flow.source.flow.path) return toFlowSteps(flow, section, name)
  const schema = [...flow.source.schemas].find(([, { path }]) => path === problem.file)?.[0]
  if (schema !== undefined) return toSchemaSteps(flow, schema)
  return listCopy(flow).find(({ key }) => key === section)?.steps ?? []
}

function toFlowSteps(flow: LinkedFlow, section: string, name: string): readonly string[] {
  const { steps, start } = flow.written
  if (section === 'steps') return Object.hasOwn(steps, name) ? [name] : []
  if (section === 'start') return Object.hasOwn(steps, start) ? [start] : []
  if (section === 'saveProgress') return toNaming(flow, '"savesProgressTo":')
  return name === '' || section === 'startUp' ? [] : toNaming(flow, toMention(section, name))
}

/** The steps that name something of the flow, by themselves or by a predicate, a procedure or a group of fields that does. */
function toNaming({ written }: LinkedFlow, mention: string): readonly string[] {
  const others = (['predicates', 'procedures', 'fieldGroups'] as const).flatMap((section) =>
    Object.entries(written[section] ?? {}).map(
      ([name, one]) => [toMention(section, name), JSON.stringify(one)] as const,
    ),
  )
  const mentions = new Set([mention])
  // A set hands out what is added to it while it is walked.
  for (const known of mentions) for (const [own, text] of others) if (names(text, known)) mentions.add(own)
  return Object.entries(written.steps).flatMap(([step, definition]) => {
    const text = JSON.stringify(definition)
    return [...mentions].some((one) => names(text, one)) ? [step] : []
  })
}

/** How something is named where it is used: procedures and groups have names that others may have, too. */
const toMention = (section: string, name: string) =>
  section === 'procedures' ? `"do":"${name}"` : section === 'fieldGroups' ? `"group":"${name}"` : name

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

/** The offset of a finding's place in the text of its file; the end of the text when that is shorter by now. */
export function toProblemOffset({ line, column }: Pick<Problem, 'line' | 'column'>, text: string): number {
  const above = text.split('\n', line - 1)
  return Math.min(above.reduce((sum, { length }) => sum + length + 1, 0) + column - 1, text.length)
}

/** The findings about each step, by its name; one may be about several steps, or about none. */
export function useStepFindings(): ReadonlyMap<string, readonly Finding[]> {
  const { workspace } = useStudio()
  const problems = useFindings((findings) => findings.problems)
  const flow = useModel((model) => model.flow)
  return useMemo(() => {
    const found = new Map<string, readonly Finding[]>()
    const { files } = workspace.store.getState()
    for (const problem of flow ? problems : []) {
      for (const step of flow ? toFindingSteps(problem, flow, files) : [])
        found.set(step, [...(found.get(step) ?? []), problem])
    }
    return found
  }, [problems, flow, workspace])
}
