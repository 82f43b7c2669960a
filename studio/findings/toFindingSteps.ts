import { findNodeAtOffset, getNodePath } from 'jsonc-parser'
import { useMemo } from 'react'
import { type LinkedFlow, type Problem, listCopy } from '../../engine/authoring.ts'
import { useFindings, useModel } from '../StudioContext.ts'
import type { Desk } from '../createDesk.ts'
import { toOptions } from '../words/edits/options.ts'
import { isNumberRule, listFieldRules } from '../words/edits/rules.ts'
import { type SchemaPlace, listStepForms } from '../words/listFormFields.ts'
import type { Finding } from './createFindings.ts'

/** Returns the steps that a finding concerns: the step at its place, or the steps that use the text, schema or name there. */
export function toFindingSteps(problem: Problem, flow: LinkedFlow): readonly string[] {
  const { file, path } = toPlace(problem, flow)
  const [section = '', name = ''] = path
  if (file === flow.source.flow) return toFlowSteps(flow, section, name)
  const schema = [...flow.source.schemas].find(([, one]) => one === file)?.[0]
  if (schema !== undefined) return toSchemaSteps(flow, schema)
  return listCopy(flow).find(({ key }) => key === section)?.steps ?? []
}

/** Returns the file of a finding, if it belongs to the flow, and the path of the value at its place. */
function toPlace(problem: Problem, { source }: LinkedFlow) {
  const files = [source.flow, ...source.schemas.values(), ...source.copy.values()]
  const file = files.find(({ path }) => path === problem.file)
  const node = file?.tree && findNodeAtOffset(file.tree, toProblemOffset(problem, file.text))
  return { file, path: (node ? getNodePath(node) : []).map(String) }
}

/** The form that shows the place of a finding. */
export type FindingForm = Pick<Desk, 'tab'> & Partial<Pick<Desk, 'settings' | 'pointed'>>

/** Returns the form for a finding; undefined if only the JSON has its place. `settings` are the paths of the settings files. */
export function toFindingForm(
  problem: Problem,
  flow: LinkedFlow,
  settings: readonly string[],
): FindingForm | undefined {
  if (settings.includes(problem.file)) return { tab: 'Settings', settings: problem.file }
  const { file, path } = toPlace(problem, flow)
  const [section = '', , part = ''] = path
  if (file === flow.source.flow) {
    if (section === 'constants' && path.length > 1) return { tab: 'Limits' }
    if (section === 'procedures' && part !== '') return { tab: 'Routes' }
    const tab = section === 'steps' ? formsOfSteps.get(part) : undefined
    return tab && { tab }
  }
  const language = [...flow.source.copy].find(([, one]) => one === file)?.[0]
  if (language === undefined) return toFieldForm(problem, flow, path)
  const isText = listCopy(flow).some(({ key }) => key === section)
  return isText ? { tab: 'Words', pointed: { key: section, from: 'finding', language } } : undefined
}

/** Returns the form for a part of a field's schema: a limit, an option, or that the field is required. */
function toFieldForm(problem: Problem, flow: LinkedFlow, path: readonly string[]): FindingForm | undefined {
  const isAt = ({ file, path: at }: SchemaPlace, keyword: string) =>
    file === problem.file && `${path.join('/')}/`.startsWith(`${[...at, keyword].join('/')}/`)
  const [step = ''] = toFindingSteps(problem, flow)
  for (const field of listStepForms(flow, step).flatMap(({ fields }) => fields)) {
    const limits = listFieldRules(field).filter(({ rule }) => isNumberRule(rule))
    const isNeed = field.needs.some(({ place }) => isAt(place, 'required'))
    if (isNeed || limits.some(({ rule, place }) => isAt(place, rule))) return { tab: 'Rules' }
    const options = toOptions(field)
    if (options && isAt(options.place, 'enum')) return { tab: 'Options' }
  }
  return undefined
}

/** The forms that edit the properties of a step. */
const formsOfSteps: ReadonlyMap<string, Desk['tab']> = new Map([
  ['on', 'Routes'],
  ['progress', 'Step'],
  ['dialogs', 'Step'],
])

function toFlowSteps(flow: LinkedFlow, section: string, name: string): readonly string[] {
  const { steps, start } = flow.written
  if (section === 'steps') return Object.hasOwn(steps, name) ? [name] : []
  if (section === 'start') return Object.hasOwn(steps, start) ? [start] : []
  if (section === 'saveProgress') return toNaming(flow, '"savesProgressTo":')
  return name === '' || section === 'startUp' ? [] : toNaming(flow, toMention(section, name))
}

/** Returns the steps that mention a part of the flow, directly or through a predicate, a procedure or a field group. */
function toNaming({ written }: LinkedFlow, mention: string): readonly string[] {
  const others = (['predicates', 'procedures', 'fieldGroups'] as const).flatMap((section) =>
    Object.entries(written[section] ?? {}).map(
      ([name, one]) => [toMention(section, name), JSON.stringify(one)] as const,
    ),
  )
  const mentions = new Set([mention])
  // A Set also iterates over items that are added during the loop.
  for (const known of mentions) for (const [own, text] of others) if (names(text, known)) mentions.add(own)
  return Object.entries(written.steps).flatMap(([step, definition]) => {
    const text = JSON.stringify(definition)
    return [...mentions].some((one) => names(text, one)) ? [step] : []
  })
}

/**
 * Returns the text with which the flow mentions a part. Procedures and field groups need their key, because other parts may have the same
 * name.
 */
const toMention = (section: string, name: string) =>
  section === 'procedures' ? `"do":"${name}"` : section === 'fieldGroups' ? `"group":"${name}"` : name

const names = (text: string, name: string) =>
  new RegExp(`(?<![\\w-])${name.replaceAll(/[^\w]/g, '\\$&')}(?![\\w-])`).test(text)

/** Returns the steps whose forms use a schema file, directly or through a reference. */
function toSchemaSteps({ definition, source }: LinkedFlow, schema: string): readonly string[] {
  const users = new Set([schema])
  // A Set also iterates over items that are added during the loop.
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

/** Resolves a `$ref` in a schema file to a path below the schema folder, like a URL (RFC 3986). */
const toTarget = (ref: string, path: string) => decodeURIComponent(new URL(ref, `file:///${path}`).pathname.slice(1))

/** Returns the offset of a finding in the text of its file, or the end of the text if it has become shorter. */
export function toProblemOffset({ line, column }: Pick<Problem, 'line' | 'column'>, text: string): number {
  const above = text.split('\n', line - 1)
  return Math.min(above.reduce((sum, { length }) => sum + length + 1, 0) + column - 1, text.length)
}

/** Returns the findings by the names of their steps. A finding may concern several steps, or none. */
export function useStepFindings(): ReadonlyMap<string, readonly Finding[]> {
  const problems = useFindings((findings) => findings.problems)
  const flow = useModel((model) => model.flow)
  return useMemo(() => {
    const found = new Map<string, readonly Finding[]>()
    for (const problem of flow ? problems : []) {
      for (const step of flow ? toFindingSteps(problem, flow) : [])
        found.set(step, [...(found.get(step) ?? []), problem])
    }
    return found
  }, [problems, flow])
}
