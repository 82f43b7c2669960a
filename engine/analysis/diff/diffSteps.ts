import { diffArrays } from 'diff'
import type { FlowChange } from './FlowChange.ts'
import { mapValues } from '../../definition/Loose.ts'
import { toFlowText } from '../../compiler/text/toFlowText.ts'
import type { LinkedFlow } from '../../definition/index.ts'

/** Lists what changed in the steps and the start-up: what they show, ask and call, and where they lead. Ignores changed words. */
export function diffSteps(before: LinkedFlow, after: LinkedFlow): FlowChange[] {
  const [old, now] = [toTexts(before), toTexts(after)]
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((name): FlowChange[] => {
    if (old[name] === undefined) return [{ group: 'screens', where: `step ${name}`, after: 'a new step' }]
    if (now[name] === undefined) return [{ group: 'screens', where: `step ${name}`, before: 'the whole step' }]
    return old[name] === now[name] ? [] : diffStatements(toStatements(name, old[name]), toStatements(name, now[name]))
  })
}

/** Describes each step in text, with copy keys for the words and meanings for the expressions of predicates. */
function toTexts(flow: LinkedFlow): Readonly<Record<string, string>> {
  const keys = Object.fromEntries(
    [...flow.copy.values()].flatMap((texts) => Object.keys(texts).map((key) => [key, key])),
  )
  const definition = {
    ...flow.definition,
    predicates: mapValues(flow.definition.predicates, ({ means }, name) => ({ when: means ?? name })),
  }
  const { steps } = toFlowText({ ...flow, definition, copy: new Map([['keys', keys]]) }, 'keys')
  return steps
}

function diffStatements(before: readonly Statement[], after: readonly Statement[]): FlowChange[] {
  const known = new Map([...before, ...after].map((statement) => [toKey(statement), statement]))
  const parts = diffArrays(before.map(toKey), after.map(toKey))
  return parts.flatMap(({ added, removed, value }) =>
    value.flatMap((key): FlowChange[] => {
      const statement = known.get(key)
      if (!statement || (!added && !removed)) return []
      const { group, where, text } = statement
      return [{ group, where, ...(added ? { after: text } : { before: text }) }]
    }),
  )
}

const toKey = ({ where, text }: Statement) => `${where}\n${text}`

/** One line of a step's text that can be compared by itself. */
interface Statement {
  readonly group: FlowChange['group']
  readonly where: string
  readonly text: string
}

/** Splits the text of a step, as `toFlowText` writes it, into statements that can be compared one by one. */
function toStatements(step: string, text: string): Statement[] {
  return text
    .trimEnd()
    .split('\n\n')
    .flatMap((section, index) => {
      const [heading = '', ...lines] = section.split('\n')
      if (index === 0) return lines.map((line) => ({ group: 'screens' as const, where: `step ${step}`, text: line }))
      return toLines(lines).map(({ line, under }) => ({
        group: toGroup(heading, line),
        where: [`step ${step}`, toPlace(heading), under].filter((part) => part !== '').join(', '),
        text: line,
      }))
    })
}

/** Removes the numbers of the lines, and adds to each the names of the lines that it is nested under. */
function toLines(lines: readonly string[]): { readonly line: string; readonly under: string }[] {
  const parents: { readonly depth: number; readonly name: string }[] = []
  return lines.map((numbered) => {
    const plain = numbered.replace(
      /^(\s*)(\d+\. )/,
      (_, space: string, number: string) => space + ' '.repeat(number.length),
    )
    const line = plain.trim()
    const depth = plain.length - plain.trimStart().length
    while (parents.length > 0 && (parents.at(-1)?.depth ?? 0) >= depth) parents.pop()
    const under = parents.map(({ name }) => name).join(', ')
    parents.push({ depth, name: /^[^:,]+/.exec(line)?.[0] ?? line })
    return { line, under }
  })
}

function toGroup(heading: string, line: string): FlowChange['group'] {
  if (heading.startsWith('On ')) return /^(call|with|when) /.test(line) ? 'actions' : 'routes'
  return heading.includes('a form, kept in') ? 'rules' : 'screens'
}

const toPlace = (heading: string): string =>
  heading.startsWith('On ') ? heading.replace('On ', 'on ') : heading.includes('a form, kept in') ? 'form' : heading
