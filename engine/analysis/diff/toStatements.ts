import type { FlowChange } from './FlowChange.ts'

/** One line of a step's text that says something by itself. */
export interface Statement {
  readonly group: FlowChange['group']
  readonly where: string
  readonly text: string
}

/** Takes the text of a step, as `toFlowText` makes it, apart into statements that can be compared one by one. */
export function toStatements(step: string, text: string): Statement[] {
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

/** The lines without their numbers, each with the one that it is a detail of. */
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
