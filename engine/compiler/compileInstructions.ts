import type { InstructionDefinition } from '../definition/index.ts'
import type { CompileExpression } from './compileExpression.ts'

/** A list of instructions as `CompiledInstruction`s in the making; `toPlaced` gives them their places. */
export const compileInstructions = (list: readonly InstructionDefinition[], compile: CompileExpression): object[] =>
  list.map((instruction) => compileInstruction(instruction, compile))

function compileInstruction(instruction: InstructionDefinition, compile: CompileExpression): object {
  const { call, with: input = {}, save, on = {}, set, fill, say, issue, resumeAt, ...plain } = instruction
  const compileAll = (expressions: Readonly<Record<string, string>>) =>
    mapValues(expressions, (source) => compile(source))
  return {
    ...plain,
    call:
      call === undefined
        ? undefined
        : {
            action: call,
            with: compileAll(input),
            save,
            on: mapValues(on, (route) => compileInstructions(route, compile)),
          },
    set: set && Object.entries(set).map(([path, source]) => [path, compile(source)]),
    fill: fill && Object.entries(fill).map(([path, source]) => [path, compile(source)]),
    say: say && { ...say, params: compileAll(say.params ?? {}) },
    issue: issue && { ...issue, params: compileAll(issue.params ?? {}) },
    resumeAt: resumeAt === undefined ? undefined : compile(resumeAt),
  }
}

/** The same object with every value replaced. */
export const mapValues = <Value, Result>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value, name: string) => Result,
): Record<string, Result> => Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value, name)]))
