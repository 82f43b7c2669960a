import type { InstructionDefinition } from '../../definition/index.ts'
import type { Loose } from '../../definition/Loose.ts'
import { isEnding, toItems, toLists } from '../../definition/instructions.ts'
import { toMeaning } from '../toMeaning.ts'
import type { Advice } from './Advice.ts'

/** Finds conditions that are always or never met: those that look at no data, and those that were asked before with an end. */
export const adviseConditions: Advice = function* ({ flow }) {
  const { definition, expressions } = flow
  for (const [name, source] of Object.entries(definition.predicates)) {
    const checked = expressions.check(source, 'boolean', true)
    if (!checked.ok || checked.reads.some((read) => !read.startsWith('constants.'))) continue
    if (/\w\(/.test(source)) continue
    yield {
      code: 'constant-condition',
      path: ['predicates', name],
      message: `predicate ${name} looks at no data, so it always holds or never does`,
      hint: 'Take it out, or ask for what may differ',
    }
  }
  for (const site of toLists(definition)) {
    const ended = new Map<string, number>()
    for (const { instruction, path, owner } of toItems(site)) {
      const { when } = instruction
      const earlier = when === undefined ? undefined : ended.get(when)
      if (when !== undefined && earlier !== undefined) {
        yield {
          code: 'constant-condition',
          path: [...path, 'when'],
          message: `${owner} asks for ${when} (${toMeaning(definition, when)}), which ended the list at number ${earlier + 1}, so it never holds here`,
          hint: 'Take the instruction out, or ask for something else',
        }
      }
      // What is written may make it hold again.
      if (isWriting(instruction)) ended.clear()
      else if (when !== undefined && isEnding(instruction)) ended.set(when, Number(path.at(-1)))
    }
  }
}

const isWriting = ({ call, set, fill, reset }: Loose<InstructionDefinition>) =>
  [call, set, fill, reset].some((part) => part !== undefined)
