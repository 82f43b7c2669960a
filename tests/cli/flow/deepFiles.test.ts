import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runFlow } from '../../../src/cli/flow/runFlow.ts'
import { copyNewsletter, editFile } from './copyNewsletter.ts'

const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`

it.each(['flow.json', 'schemas/forms/choice.schema.json', 'copy/en.json'])(
  'a %s nested 100,000 levels deep is reported with its position',
  async (name) => {
    const { folder, file } = copyNewsletter()
    editFile(join(folder, name), '{', `{ "x": ${deep},`)
    const { text, exitCode } = await runFlow(['check', file])
    expect(text).toMatch(new RegExp(`${name.replaceAll('.', '\\.')}:1:\\d+ this is nested deeper than 100 levels`))
    expect(exitCode).toBe(1)
  },
)

it('an api.json nested 100,000 levels deep is reported with its position', async () => {
  const { folder, file } = copyNewsletter()
  const api = join(folder, 'api.json')
  writeFileSync(api, deep)
  const { text } = await runFlow(['check', file])
  expect(text).toMatch(/api\.json:1:\d+ this is nested deeper than 100 levels/)
})
