import { diffArrays } from 'diff'
import { toFlowText } from '../../compiler/text/toFlowText.ts'
import { mapValues } from '../../compiler/compileInstructions.ts'
import type { LinkedFlow } from '../../definition/index.ts'
import type { FlowChange } from './FlowChange.ts'
import { toStatements, type Statement } from './toStatements.ts'

/** What changed in the steps and the start-up: what is shown, asked and called, and where each leads. Words count elsewhere. */
export function diffSteps(before: LinkedFlow, after: LinkedFlow): FlowChange[] {
  const [old, now] = [toTexts(before), toTexts(after)]
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((name): FlowChange[] => {
    if (old[name] === undefined) return [{ group: 'screens', where: `step ${name}`, after: 'a new step' }]
    if (now[name] === undefined) return [{ group: 'screens', where: `step ${name}`, before: 'the whole step' }]
    return old[name] === now[name] ? [] : diffStatements(toStatements(name, old[name]), toStatements(name, now[name]))
  })
}

/** The texts of the steps with keys in place of words, and what predicates mean in place of their expressions. */
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
