import type { JSONPath } from 'jsonc-parser'
import type { Finding, FlowContext } from './FlowContext.ts'
import { toValueAt } from './Loose.ts'
import { toInstructions } from './instructions.ts'
import { toAllForms } from './forms.ts'
import { type Meant, findPasted, listExchanged } from './misplaced.ts'
import { collectProblems, type Problem, toMeant, toOrigin } from './Problem.ts'
import { toAbsoluteRef, toRelativeRef } from './SchemaCatalog.ts'
import { findProperty, listLone, listUnnamed } from './schemaFields.ts'
import { type SourceFile, toContent, toOffset, toSourceFile } from './SourceFile.ts'

/** The section that declares what a finding with each code misses. */
const sections: Readonly<Record<string, string>> = {
  'unknown-step': 'steps',
  'unknown-predicate': 'predicates',
  'unknown-procedure': 'procedures',
  'unknown-slot': 'data',
  'unknown-action': 'actions',
  'unknown-event': 'events',
  'unknown-group': 'fieldGroups',
}

/** Blames a name that is not there on the only one of its kind that nothing uses: at the declaration, if several places ask for the former. */
export function withRenamed(problems: readonly Problem[]): readonly Problem[] {
  const origins = problems.flatMap((problem) => toOrigin(problem) ?? [])
  const idle = origins.filter(isIdle)
  const explained = new Set<Finding | undefined>()
  const told = problems.map((problem) => {
    const finding = toOrigin(problem)
    if (finding?.about === undefined || !finding.file) return problem
    const { code, about, hint, message, file, ...origin } = finding
    const asked = toSections(code, message)
    const [one, ...others] = idle.filter((other) => asked.includes(String(toIdleSection(other))))
    const [own, place] = [String(one?.path[one.path.length === 1 ? 0 : 1]), one?.file ?? file]
    const isOften = message.includes('(also in ')
    if (!one || others.some((other) => !other.path.includes(own))) return problem
    // What one place asks for by nearly the right name is misspelled there.
    if (toMeant(hint) === own && !isOften) return problem
    // What several places ask for may have been blamed on it already.
    if (origin.path.length === 2 && origin.path[1] === own) return problem
    const { report, toList: toProblems } = collectProblems([place])
    const loses = [...(origin.loses ?? []), own, `renamed ${about}`]
    if (isOften || one.code === 'unknown-schema') {
      explained.add(one)
      const path = one.path.slice(0, 2)
      const renamed = `nothing asks for ${own}, and ${about} is asked for, which is not there`
      const blamed = { code, file: place, path, at: 'key', message: renamed } as const
      report({ ...blamed, hint: `Did you mean ${about}?`, loses: [...loses, about] })
    } else {
      // Of an option, its own name is what the author has to write.
      const meant = origin.path.includes('enum') ? own.slice(own.lastIndexOf('.') + 1) : own
      report({ ...origin, file, code, about, message, hint: `Did you mean ${meant}?`, loses })
    }
    return toProblems()[0] ?? problem
  })
  return told.filter((problem) => !explained.has(toOrigin(problem)))
}

/** Names the sections of which one lacks what a finding asks for. */
export function toSections(code: string, message: string): readonly string[] {
  if (code === 'unknown-copy') return ['copy']
  if (code !== 'bad-expression') return [sections[code] ?? []].flat()
  if (message.includes('in `constants`')) return ['constants']
  if (message.includes('no function')) return ['functions']
  return /There is no `\w+` here/.test(message) ? ['facts', 'data'] : []
}

/** Names the section in which something idle stands; a text stands in no section of its file. */
const toIdleSection = ({ path }: Finding) => (path.length === 1 ? 'copy' : path[0])

/** Checks whether something declared is told to be of no use, to hold nothing, or to have no file. */
const isIdle = ({ code, path, leftOver }: Finding) =>
  (leftOver !== undefined && path.length <= 2) ||
  (code === 'unwritten-data' && path[0] === 'data') ||
  (code === 'unknown-schema' && path[0] === 'actions')

interface Known extends Pick<FlowContext, 'source' | 'flow'> {
  /** Whether the grammar accepts the flow and its schemas. */
  readonly isWhole: boolean
}

/** How many changes are tried, since each of them is a whole check. */
const mostTried = 6

/**
 * Blames several findings on the declaration that they have in common: a property that is misspelled in its schema, or the schema of
 * another slot or input. It is the fault if `toLeft` says that nothing but some of the same is left to find once it is changed.
 */
export function findDeclared(
  findings: readonly Finding[],
  known: Known,
  toLeft: (source: Known['source'], changed: SourceFile) => readonly Problem[] | undefined,
): { readonly finding: Finding; readonly left: readonly Problem[] } | undefined {
  const emptied = findEmptied(findings, known.source.flow)
  if (emptied) return { finding: emptied, left: [] }
  const isAlone = findings.length < 2 && !findings.some(({ message }) => message.includes('(also in '))
  const told = findings.filter(isOfDeclared)
  const all = known.isWhole && !isAlone ? [...listRespelled(told, known), ...listOtherSchemas(told, known)] : []
  const toSaid = ({ file = known.source.flow, path, message, hint }: Finding) => {
    const value = toValueAt(toContent(file), path)
    return `${message} ${hint} ${typeof value === 'string' ? value : ''}`
  }
  const isNamed = ({ finding: { loses = [] } }: Meant) => {
    const naming = told.filter((finding) => loses.some((name) => toSaid(finding).includes(name)))
    return naming.length * 2 >= told.length || naming.length > 1
  }
  const likely = [...listExchanged(findings, known.source, known.isWhole ? told : []), ...all.filter(isNamed)]
  const tried = [...new Map(likely.map((one) => [one.file.path + one.text, one])).values()].slice(0, 5 * mostTried)
  let best: { readonly finding: Finding; readonly left: readonly Problem[] } | undefined
  for (const { file, text, finding } of tried) {
    const [changed, { source }] = [toSourceFile(file.path, text), known]
    const schemas = [...source.schemas].map(([id, one]) => [id, one === file ? changed : one] as const)
    const flow = file === source.flow ? changed : source.flow
    const copy = [...source.copy].map(([language, one]) => [language, one === file ? changed : one] as const)
    const left = toLeft({ ...source, flow, schemas: new Map(schemas), copy: new Map(copy) }, changed)
    if (left?.length === 0) return { finding, left }
    if (left && left.length < (best?.left.length ?? Infinity)) best = { finding, left }
  }
  if (best) return best
  const pasted = findPasted(findings, known.source)
  return pasted && { finding: pasted, left: [] }
}

/** Whether a finding may follow from what a declaration says, as findings do that name it: that a name is declared nowhere does not. */
const isOfDeclared = ({ code }: Finding) => !/^unknown-(?:action|predicate|procedure|slot|step)$/.test(code)

/** Finds a section of the flow with nothing in it, although several findings miss something of it. */
function findEmptied(findings: readonly Finding[], file: SourceFile): Finding | undefined {
  const content = Object(toContent(file))
  const asked = findings.flatMap(({ code, about, message }) =>
    // What is not there at all may have been meant for a slot, or for a fact where there are some.
    toSections(code, message).flatMap((section) =>
      about === undefined || (/ here\b/.test(message) && !(section === 'facts' && Object.hasOwn(content, section)))
        ? []
        : [{ section, about }],
    ),
  )
  const isEmpty = (section: string) => Object.keys(Object(content[section])).length === 0
  const toNames = (section: string) => new Set(asked.flatMap((one) => (one.section === section ? one.about : [])))
  const section = asked.map((one) => one.section).find((one) => isEmpty(one) && toNames(one).size > 1)
  if (section === undefined || section === 'copy' || file.errors.length > 0) return undefined
  const isThere = Object.hasOwn(content, section)
  const message = `${isThere ? `"${section}" has nothing in it` : `the flow lacks "${section}"`}, and ${toNames(section).size} of them are asked for`
  const [code, path] = isThere ? ['empty', [section]] : ['missing-property', []]
  return { code, file, path, message, hint: 'Restore them from git, or write them there', isWhole: true }
}

/** Lists properties of schemas that may be what several places ask for by another name, each under that name. */
const listRespelled = (findings: readonly Finding[], { source }: Known): readonly Meant[] =>
  findings.flatMap(({ about, hint }) => {
    const pairs = [...(about === undefined ? [] : source.schemas.values())].flatMap((file) =>
      [toMeant(hint) ?? listLone(file, about ?? '')].flat().map((own) => ({ file, own })),
    )
    return pairs.flatMap(({ file, own }): readonly Meant[] => {
      const path = findProperty(toContent(file), own)
      const beside = path && toValueAt(toContent(file), path.slice(0, -1))
      if (!path || about === undefined || Object.hasOwn(Object(beside), about)) return []
      const message = `nothing asks for ${own}, and ${about} is asked for, which is not there`
      const told = { message, hint: `Did you mean ${about}?`, loses: [own, about] }
      const finding = { code: 'unknown-path', file, path, at: 'key', ...told } as const
      return [{ file, text: file.text.replaceAll(`"${own}"`, `"${about}"`), finding }]
    })
  })

/** Returns the file of the items of a list; an empty text if there is none. */
const toItem = (schema: unknown) => String(Object(Object(schema).items).$ref ?? '')

/** Lists the slots and inputs that findings are about, each with the schema of what is put into it. */
function* listOtherSchemas(findings: readonly Finding[], { source, flow }: Known): Generator<Meant> {
  const said = findings.map(({ message, hint }) => `${message} ${hint}`).join(' ')
  const toSchema = (slot: string) => flow.data?.[slot]?.schema
  const listSlots = (text: string | undefined) =>
    (text?.match(/(?<![\w.'])\w+(?![\w(])/g) ?? []).filter((one) => toSchema(one))

  const actions = Object.entries(flow.actions ?? {}).map(([name, action]) => {
    const id = String(Object(action).schema)
    const file = source.schemas.get(id)
    const { properties = {} } = Object(Object(Object(toContent(file ?? source.flow)).properties).input)
    return { name, id, file, inputs: Object.entries<{ readonly $ref?: string }>(file ? properties : {}) }
  })
  for (const [slot, { schema } = {}] of Object.entries(flow.data ?? {})) {
    if (!new RegExp(`\\b${slot}\\b`).test(said)) continue
    const path = ['data', slot, 'schema', 'items', '$ref']
    const items = actions.flatMap(({ id, inputs }) =>
      inputs.flatMap(([input, one]) => (input === slot && toItem(one) ? toAbsoluteRef(toItem(one), id) : [])),
    )
    if (toItem(schema)) yield* toMeantSchemas(source.flow, path, toItem(schema), items, `slot ${slot}`, slot)
    if (typeof schema !== 'string') continue
    const put = toInstructions(flow).flatMap(({ instruction: { set = {}, save, call = '' } }) => {
      const { outcomes = {} } = Object(flow.actions?.[call])
      const [answer] = save === slot ? Object.values<unknown>(outcomes) : []
      const exchanged = Object.entries(set).flatMap(([target, value]) => {
        const others = listSlots(value)
        return target === slot ? others : others.includes(slot) ? [target] : []
      })
      return [answer, ...exchanged.map(toSchema)]
    })
    const asked = toAllForms(flow).flatMap(({ form }) => (form.data === slot ? form.schema : []))
    const others = [...asked, ...put, ...listUnnamed(source, findings)]
    yield* toMeantSchemas(source.flow, ['data', slot, 'schema'], schema, others, `slot ${slot}`, slot)
  }
  for (const [fact, schema] of Object.entries(flow.facts ?? {})) {
    if (typeof schema !== 'string' || !new RegExp(`\\b${fact}\\b`).test(said)) continue
    const others = [...source.schemas.keys()].filter((one) => one.startsWith(schema.replace(/\/.*/, '/')))
    yield* toMeantSchemas(source.flow, ['facts', fact], schema, others, `fact ${fact}`, fact)
  }
  for (const { name, id, file, inputs } of actions)
    for (const [input, { $ref }] of inputs) {
      const slot = toSchema(input)
      if (!file || typeof $ref !== 'string' || typeof slot !== 'string' || !said.includes(`${input} of ${name}`))
        continue
      const path = ['properties', 'input', 'properties', input, '$ref']
      yield* toMeantSchemas(file, path, $ref, [toRelativeRef(slot, id)], `the input ${input} of ${name}`, input)
    }
}

/** Puts each of some schemas in the place of another one. */
function toMeantSchemas(
  file: SourceFile,
  path: JSONPath,
  own: string,
  others: readonly unknown[],
  what: string,
  name: string,
): readonly Meant[] {
  const at = toOffset(file, path) + 1
  return [...new Set(others)].flatMap((other) => {
    if (typeof other !== 'string' || other === own) return []
    const message = `${what} has the schema ${own}, which does not fit what is put into it and read from it`
    const finding = { code: 'wrong-value', file, path, message, hint: `Did you mean ${other}?`, loses: [name] }
    return [{ file, text: file.text.slice(0, at) + other + file.text.slice(at + own.length), finding }]
  })
}
