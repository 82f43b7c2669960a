import type { JSONPath } from 'jsonc-parser'
import { type LinkedFlow, toMeaning } from '../../../engine/authoring.ts'
import type { Name } from '../../settings/SettingsFile.ts'
import { findAt } from '../edits/steps.ts'
import { firstTexts } from '../edits/texts.ts'

const predicateKeys = ['when', 'submitWhen', 'disabledWhen', 'readOnlyWhen']
const clauseKeys = ['anyOf', 'allOf', 'not']
const copyKeys = ['title', 'label', 'text', 'submit', 'message', 'progress', 'description', 'placeholder']

/** Lists the names of the flow that are allowed as the value at a path of the flow file. */
export function listNames(flow: LinkedFlow, path: JSONPath): Name[] {
  const { definition, schemas } = flow
  const [section, owner] = path
  const key = path.findLast((part) => typeof part === 'string')
  const step = section === 'steps' ? definition.steps[String(owner)] : undefined
  if (key === 'to' || key === 'savesProgressTo' || (key === 'start' && path.length === 1)) return listSteps(flow)
  if (predicateKeys.includes(String(key)) && section !== 'predicates') return listPredicates(flow)
  if (clauseKeys.includes(String(key)) && section === 'predicates') return listPredicates(flow)
  if (key === 'do' && path.at(-1) === 'do') return listMeanings(definition.procedures)
  if (key === 'group') return listMeanings(definition.fieldGroups)
  if (key === 'seconds' && path.includes('wait')) return listNumbers(flow)
  if (key === 'call') return Object.keys(definition.actions).map((label) => ({ label }))
  if (key === 'save' || (key === 'data' && path.length > 2))
    return Object.keys(definition.data).map((label) => ({ label }))
  if (key === 'schema') return [...schemas.files.keys()].map((label) => ({ label }))
  if (key === 'track') return Object.keys(definition.events ?? {}).map((label) => ({ label }))
  if (key === 'dialog') return Object.keys(step?.dialogs ?? {}).map((label) => ({ label }))
  if (key === 'action') return Object.keys(step?.on ?? {}).map((label) => ({ label }))
  if (key === 'component' || (key === 'view' && path.length === 4)) return listComponents(flow)
  if (copyKeys.includes(String(key)) && path.length > 1) return listTexts(flow)
  if (path.includes('layout') || path.includes('layouts')) return listFields(flow, path)
  return []
}

/** Lists the names of the flow that are allowed as keys of the object at a path of the flow file. */
export function listKeys(flow: LinkedFlow, path: JSONPath): Name[] {
  const { definition } = flow
  const [section, owner, third] = path
  const last = path.at(-1)
  const instruction = findAt(flow.written, path.slice(0, -1))
  const call: unknown = Object(instruction)['call']
  const action = typeof call === 'string' ? definition.actions[call] : undefined
  if (action && last === 'on') return [...Object.keys(action.outcomes).slice(1), 'failed'].map((label) => ({ label }))
  if (action && last === 'with') {
    return Object.keys(flow.schemas.open(action.input)?.properties ?? {}).map((label) => ({ label }))
  }
  if (section === 'steps' && third === 'on' && path.length === 3) return listEvents(flow, String(owner))
  if (last === 'fields' && path.includes('form')) return listFields(flow, path)
  return []
}

/** Lists the copy keys, with their texts in the first language. */
const listTexts = (flow: LinkedFlow): Name[] =>
  Object.entries(firstTexts(flow)).map(([label, detail]) => ({ label, detail }))

function listSteps(flow: LinkedFlow): Name[] {
  const texts = firstTexts(flow)
  return Object.entries(flow.definition.steps).map(([label, { title }]) => ({ label, detail: texts[title] ?? title }))
}

const listPredicates = ({ definition }: LinkedFlow): Name[] =>
  Object.keys(definition.predicates).map((label) => ({ label, detail: toMeaning(definition, label) }))

const listMeanings = (named: Readonly<Record<string, { readonly means: string }>> = {}): Name[] =>
  Object.entries(named).map(([label, { means }]) => ({ label, detail: means }))

const listNumbers = ({ definition: { constants } }: LinkedFlow): Name[] =>
  Object.entries(constants).flatMap(([label, value]) =>
    typeof value === 'number' ? { label, detail: String(value) } : [],
  )

function listComponents({ definition }: LinkedFlow): Name[] {
  const parts = Object.values(definition.steps).flatMap(({ view }) =>
    view.flatMap((part) => (typeof part === 'string' ? part : 'component' in part ? part.component : [])),
  )
  return [...new Set(['form', ...parts])].map((label) => ({ label }))
}

function listEvents(flow: LinkedFlow, name: string): Name[] {
  const { view = [], dialogs = {} } = flow.definition.steps[name] ?? {}
  const buttons = [...view, ...Object.values(dialogs).flatMap((dialog) => dialog.buttons)]
  const actions = buttons.flatMap((part) => (typeof part === 'object' && 'action' in part ? part.action : []))
  const changes = listFields(flow, ['steps', name]).map(({ label }) => `change ${label}`)
  return [...new Set(['submit', 'enter', 'leave', ...actions, ...changes])].map((label) => ({ label }))
}

/** Lists the top-level fields of a step's forms. */
function listFields({ definition, schemas }: LinkedFlow, [, step]: JSONPath): Name[] {
  const forms = [definition.steps[String(step)]?.form ?? []].flat()
  const names = forms.flatMap(({ schema }) => {
    const { properties = {}, allOf = [] } = schemas.open(schema) ?? {}
    return [properties, ...allOf.map(({ then }) => then?.properties ?? {})].flatMap((one) => Object.keys(one))
  })
  return [...new Set(names)].map((label) => ({ label }))
}

/** Lists the names of the flow that are allowed as the value at a path of a schema file, which is given by its id. */
export function listSchemaNames(flow: LinkedFlow, id: string, path: JSONPath): Name[] {
  const last = path.at(-1)
  if (last === '$ref')
    return [...flow.schemas.files.keys()]
      .filter((other) => other !== id)
      .map((other) => ({ label: toRelative(id, other) }))
  const isText = last === 'title' || last === 'description' || last === 'placeholder' || path.includes('errorMessage')
  return isText && path.length > 1 ? listTexts(flow) : []
}

function toRelative(from: string, to: string): string {
  const ups = from.split('/').slice(0, -1)
  return `${ups.map(() => '../').join('')}${to}`
}
