import { readFileSync, writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import type { Command } from '../Command.ts'
import { upgradeFlow } from '../../../../engine/authoring.ts'

/** Rewrites a flow file of an older form in today's. */
export const upgrade: Command = {
  summary: 'rewrites a flow file that is written the old way; what it says stays',
  usage: '[FILE]',
  async run({ positionals: [named], flowFile }) {
    const file = named ?? flowFile
    const text = readFileSync(file, 'utf8')
    const upgraded = upgradeFlow(text)
    if (upgraded === text) return { text: `${file} is up to date.`, exitCode: 0 }
    writeFileSync(file, await format(upgraded, { ...(await resolveConfig(file)), filepath: file }))
    return { text: `Rewrote ${file}.`, exitCode: 0 }
  },
}
