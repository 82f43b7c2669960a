import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { toReleasedFile, readSource } from '../definition/readFlow.ts'
import { type ReleasedFlow, toReleasedFlow, toSeal } from '../definition/released/ReleasedFlow.ts'
import { isRecord } from '../definition/Loose.ts'
import { toContent } from '../definition/SourceFile.ts'
import { type Command, UsageError } from './Command.ts'
import { formatFile } from './formatFile.ts'
import { readLinkedFlow } from './readLinkedFlow.ts'
import { listSyntaxProblems } from '../definition/checks/checkSyntax.ts'
import { FlowError } from '../definition/index.ts'
import { upgradeFlow } from '../definition/upgradeFlow.ts'

/**
 * Records what saved applications of this version rely on, so that later versions can be checked against it. Never changes an
 * existing record.
 */
export const release: Command = {
  summary: 'records what saved applications of this version rely on; before it goes live',
  usage: '[--flow FILE]',
  async run({ flowFile }) {
    const flow = readLinkedFlow(flowFile)
    const { name, version } = flow.definition
    const file = toReleasedFile(flowFile, name, version)
    const shown = relative(process.cwd(), file)
    const released = toReleasedFlow(flow)
    if (existsSync(file)) {
      const { hash: _, seal: __, ...known } = JSON.parse(readFileSync(file, 'utf8'))
      const isSame = isDeepStrictEqual(known, JSON.parse(JSON.stringify(released)))
      return isSame
        ? { text: `${shown} is up to date.`, exitCode: 0 }
        : {
            text: `Version ${version} is already released with other content. Raise "version" in ${flowFile} to ${version + 1}, then release it.`,
            exitCode: 1,
          }
    }
    const plain: ReleasedFlow = JSON.parse(JSON.stringify(released))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, await formatFile(file, JSON.stringify({ ...plain, seal: toSeal(plain) })))
    return { text: `Wrote ${shown}. Commit it with what goes live.`, exitCode: 0 }
  },
}

/** Rewrites a flow file from an older format to the current one. */
export const upgrade: Command = {
  summary: 'rewrites a flow file from the old format; its meaning stays the same',
  usage: '[FILE]',
  async run({ positionals: [named], flowFile }) {
    const file = named ?? flowFile
    const source = readSource(file)
    const problems = listSyntaxProblems(source)
    if (problems.length > 0) throw new FlowError(problems)
    if (!isRecord(Object(toContent(source)).steps)) throw new UsageError(`${file} is not a flow: it has no "steps".`)
    const upgraded = upgradeFlow(source.text)
    if (upgraded === source.text) return { text: `${file} is up to date.`, exitCode: 0 }
    writeFileSync(file, await formatFile(file, upgraded))
    return { text: `Rewrote ${file}.`, exitCode: 0 }
  },
}
