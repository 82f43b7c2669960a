import type { JSONPath } from 'jsonc-parser'
import type { FlowDefinition } from './FlowDefinition.ts'
import type { InstructionDefinition } from './StepDefinition.ts'
import type { Loose } from './Loose.ts'

/** An instruction and where in the file it stands; undefined for one that the grammar refused. */
export interface WrittenInstruction {
  readonly instruction: Loose<InstructionDefinition> | undefined
  readonly path: JSONPath
}

/** What procedures are called here, one within the other. */
type Calls = readonly string[]

/**
 * The instructions of a list, with those of a procedure in the place of its name. A name that is no procedure, or one of a
 * procedure that leads back to itself, stays as it is, for the checks to find.
 */
export function* inlineProcedures(
  list: Loose<readonly InstructionDefinition[]>,
  path: JSONPath,
  procedures: Loose<FlowDefinition>['procedures'],
  within: Calls = [],
): Generator<WrittenInstruction> {
  for (const [index, instruction] of list.entries()) {
    const name = instruction?.do
    const inner = name === undefined || within.includes(name) ? undefined : toOwn(procedures, name)?.do
    if (name === undefined || !inner) yield { instruction, path: [...path, index] }
    else yield* inlineProcedures(inner, ['procedures', name, 'do'], procedures, [...within, name])
  }
}

/** What an object has by itself under a name that somebody wrote. */
const toOwn = <Value>(record: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined =>
  record && Object.hasOwn(record, name) ? record[name] : undefined
