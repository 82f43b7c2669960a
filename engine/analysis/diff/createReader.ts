import { expandFlow } from '../../definition/expandFlow.ts'
import type { FlowDefinition, LinkedFlow } from '../../definition/index.ts'
import { type Loose, mapValues } from '../../definition/Loose.ts'
import type { SchemaCatalog } from '../../definition/SchemaCatalog.ts'
import type { FlowWords } from '../../compiler/text/FlowWords.ts'
import { toStepText } from '../../compiler/text/toFlowText.ts'
import { toInstructionLines } from '../../compiler/text/toInstructionLines.ts'
import type { FlowChange } from './FlowChange.ts'

/** One line of a step's text that can be compared by itself. */
export interface Statement {
  readonly group: FlowChange['group']
  readonly where: string
  readonly text: string
}

/** The statements about each step, and about the start-up under an empty name. */
export type Texts = Readonly<Record<string, readonly Statement[]>>

/**
 * Creates a function that describes the steps and the start-up in statements, with copy keys for the words. Meanings of predicates and
 * contracts of actions are those of the later flow, so that a change of them is no change of each step.
 */
export function createReader(before: LinkedFlow, after: LinkedFlow) {
  const both = <Name extends 'predicates' | 'actions'>(name: Name): FlowDefinition[Name] => ({
    ...before.definition[name],
    ...after.definition[name],
  })
  const [predicates, actions] = [both('predicates'), both('actions')]
  const words: FlowWords = {
    quote: (key) => `"${key}"`,
    when: (name) => (name === undefined ? '' : `if ${name} (${predicates[name]?.means ?? name})`),
  }
  return (written: unknown, schemas: SchemaCatalog): Texts => {
    // eslint-disable-next-line typescript/no-unsafe-type-assertion -- the grammar has accepted the flow, and each part of this one
    const definition = expandFlow(written as Loose<FlowDefinition>, schemas) as FlowDefinition
    const flow = { ...after, schemas, definition: { ...definition, actions } }
    const startUp = toInstructionLines(definition.startUp, { ...words, actions })
    return {
      '': toPlaced(['start-up'], 'On the start', startUp),
      ...mapValues(definition.steps, (step, name) => toStatements(name, toStepText(name, step, flow, words))),
    }
  }
}

/** Splits the text of a step, as `toStepText` writes it, into statements that can be compared one by one. */
function toStatements(step: string, text: string): Statement[] {
  return text
    .trimEnd()
    .split('\n\n')
    .flatMap((section, index) => {
      const [heading = '', ...lines] = section.split('\n')
      if (index === 0) return lines.map((line) => ({ group: 'screens' as const, where: `step ${step}`, text: line }))
      return toPlaced([`step ${step}`, toPlace(heading)], heading, lines)
    })
}

const toPlaced = (place: readonly string[], heading: string, lines: readonly string[]): Statement[] =>
  toLines(lines).map(({ line, under }) => ({
    group: toGroup(heading, line),
    where: [...place, under].filter((part) => part !== '').join(', '),
    text: line,
  }))

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
