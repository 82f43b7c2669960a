import { toHint } from '../../definition/Problem.ts'
import type { Advice } from './Advice.ts'
import { createDecider } from './createDecider.ts'
import { toMeaning } from '../words.ts'
import type { Loose } from '../../definition/Loose.ts'
import type { InstructionDefinition } from '../../definition/index.ts'
import { isEnding, toItems, toLists } from '../../definition/instructions.ts'

/**
 * Finds conditions that are always or never met: whatever the data are, or after what the list has asked before and ended for.
 */
export const adviseConditions: Advice = function* ({ flow }) {
  const { definition } = flow
  const decide = createDecider(flow)
  const constant = new Set<string>()
  for (const name of Object.keys(definition.predicates)) {
    const answer = decide(name)
    if (answer === undefined) continue
    constant.add(name)
    yield {
      code: 'constant-condition',
      path: ['predicates', name, 'when'],
      message: `predicate ${name} ${answer} holds, whatever the data are`,
      hint: 'Take it out, or ask for what may differ',
    }
  }
  for (const site of toLists(definition)) {
    let ended: string[] = []
    for (const { instruction, path, owner } of toItems(site)) {
      const { when } = instruction
      const answer =
        when === undefined || ended.length === 0 || constant.has(when)
          ? undefined
          : decide(
              when,
              ended.map((predicate) => ({ predicate, holds: false })),
            )
      if (when !== undefined && answer !== undefined) {
        yield {
          code: 'constant-condition',
          path: [...path, 'when'],
          message: `${owner} asks for ${when} (${toMeaning(definition, when)}), which ${answer} holds here, since the list has ended for ${ended.join(', ')}`,
          hint: answer === 'never' ? 'Take the instruction out, or ask for something else' : 'Take "when" out',
        }
      }
      if (isEnding(instruction)) ended.push(...[when ?? []].flat())
      // What is written may make it hold again.
      else if (isWriting(instruction)) ended = []
    }
  }
}

const isWriting = ({ call, set, fill, forget, reset }: Loose<InstructionDefinition>) =>
  [call, set, fill, forget, reset].some((part) => part !== undefined)

/**
 * Finds predicates that a reader of the map would meet without words, in a flow that has words for others, and meanings with
 * a placeholder that no constant fills.
 */
export const adviseMeanings: Advice = function* ({ flow }) {
  const known = Object.keys(flow.definition.constants)
  for (const section of ['predicates', 'procedures'] as const) {
    for (const [name, { means = '' }] of Object.entries<{ means?: string }>(flow.definition[section] ?? {})) {
      const placeholders = [...means.matchAll(/\{(\w+)\}/g)].map(([, placeholder = '']) => placeholder)
      const unfilled = placeholders.find((placeholder) => !known.includes(placeholder))
      if (unfilled === undefined) continue
      const message = `nothing fills {${unfilled}} in what ${name} means`
      const hint = toHint(unfilled, known)
      yield {
        code: 'unfilled-placeholder',
        path: [section, name, 'means'],
        message,
        ...(hint !== undefined && { hint }),
      }
    }
  }
  const predicates = Object.entries(flow.definition.predicates)
  if (predicates.every(([, { means }]) => means === undefined)) return
  for (const [name, { means }] of predicates) {
    if (means !== undefined) continue
    yield {
      code: 'missing-meaning',
      path: ['predicates', name],
      at: 'key',
      message: `predicate ${name} does not say what it means`,
      hint: 'Say it in words: "means": "the order is too old"',
    }
  }
}
