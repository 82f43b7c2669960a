import { diffFlows, toMarkdown } from '../../../../engine/authoring.ts'
import { UsageError, type Command } from '../Command.ts'
import { readRevision } from '../diff/readRevision.ts'

/** Says what is otherwise in one flow than in another, in words, and what that touches. */
export const diff: Command = {
  summary: 'says what changed between two files or revisions of git, for a pull request',
  usage: 'OLD [NEW] [--json]',
  run({ values, positionals: [old, now], flowFile }) {
    if (old === undefined) throw new UsageError('Name what to compare with: a file or a revision of git, such as main.')
    const difference = diffFlows(readRevision(old, flowFile), readRevision(now ?? flowFile, flowFile))
    return { text: values['json'] ? JSON.stringify(difference, undefined, 2) : toMarkdown(difference), exitCode: 0 }
  },
}
