import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { checkFlow, toText } from '../../../../engine/authoring.ts'
import { readFlow } from '../../../../engine/build.ts'
import { UsageError, type Command } from '../Command.ts'
import { addStep } from '../newStep/addStep.ts'
import { readLinkedFlow } from '../readLinkedFlow.ts'

const left = `Now write its words, its fields, and where it leads. Then:
  npm run flow -- check
  npm test -- -u        accepts the snapshot of the step`

/** Scaffolds something new in a flow: a step with its schema, slot and words. */
export const newStep: Command = {
  summary: 'adds a step with its schema, slot and words after another one',
  usage: 'step NAME --after STEP',
  options: { after: { type: 'string' } },
  async run({ values, positionals: [kind, name], flowFile }) {
    if (kind !== 'step' || name === undefined) throw new UsageError('Say what is new: "step" and its name.')
    const { after } = values
    if (typeof after !== 'string') throw new UsageError('Say after which step it comes: --after STEP.')
    const files = addStep(readLinkedFlow(flowFile), name, after)
    const taken = files.slice(1, 2).find(({ path }) => existsSync(path))
    if (taken) throw new UsageError(`${taken.path} is there already. Choose another name.`)
    for (const { path, text } of files) {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path, endOfLine: 'auto' }))
    }
    const { problems } = checkFlow(readFlow(flowFile))
    return {
      text: [...files.map(({ path }) => `wrote ${path}`), ...problems.map(toText), left].join('\n'),
      exitCode: problems.length === 0 ? 0 : 1,
    }
  },
}
