import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { toMarkdown } from '../analysis/diff/FlowChange.ts'
import { diffFlows } from '../analysis/diff/diffFlows.ts'
import type { LinkedFlow } from '../definition/index.ts'
import { upgradeFlow } from '../definition/upgradeFlow.ts'
import { type Command, UsageError } from './Command.ts'
import { extractRevision } from './extractRevision.ts'
import { readLinkedFlow } from './readLinkedFlow.ts'

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

/**
 * The flow in a file, or the flow file as it is in a revision of git (`main`, `HEAD~3`, `v1.2`) with its schemas and words.
 * Throws a `UsageError` when there is neither.
 */
export function readRevision(name: string, flowFile: string): LinkedFlow {
  if (existsSync(name)) return readLinkedFlow(name)
  return extractRevision(name, flowFile, (file) => {
    // What was written before may be of an older form.
    writeFileSync(file, upgradeFlow(readFileSync(file, 'utf8')))
    return readLinkedFlow(file)
  })
}
