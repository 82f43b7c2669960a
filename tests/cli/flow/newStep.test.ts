import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runFlow } from '../../../src/cli/flow/runFlow.ts'
import { copyNewsletter } from './copyNewsletter.ts'

it('the new command adds a step with its schema and texts after another step', async () => {
  const { folder, file } = copyNewsletter()
  const { text, exitCode } = await runFlow(['new', 'step', 'ASK_AGE', '--after', 'ADDRESS', '--flow', file])
  expect(text).toMatch(/wrote .*flow\.json\nwrote .*forms\/ask-age\.schema\.json\nwrote .*en\.json\n/)
  expect(exitCode).toBe(0)
  const written = readFileSync(file, 'utf8')
  expect(written, 'in the layout of the other steps').toContain('"on": { "submit": [{ "to": "TOPICS" }] }')
  const { steps } = JSON.parse(written)
  expect(Object.keys(steps).slice(0, 2)).toEqual(['ADDRESS', 'ASK_AGE'])
  expect(steps.ADDRESS.on.submit.at(-1)).toEqual({ to: 'ASK_AGE' })
  expect(steps.ASK_AGE.on.submit).toEqual([{ to: 'TOPICS' }])
  expect(readFileSync(join(folder, 'copy/en.json'), 'utf8')).toContain('"askAge.title": "TODO: title of ASK_AGE"')
  const { text: left } = await runFlow(['check', file])
  expect(left.split('\n').filter((line) => line.includes('TODO') || line.includes('is not written yet'))).toHaveLength(
    3,
  )
})

it('the new command moves a procedure that leads to the next step to the new step', async () => {
  const { file } = copyNewsletter()
  const flow = JSON.parse(readFileSync(file, 'utf8'))
  flow.procedures = { goOn: { means: 'the topics are shown', do: [{ to: 'TOPICS' }] } }
  flow.steps.ADDRESS.on.submit.splice(-1, 1, { do: 'goOn' })
  writeFileSync(file, JSON.stringify(flow))
  const { exitCode } = await runFlow(['new', 'step', 'ASK_AGE', '--after', 'ADDRESS', '--flow', file])
  expect(exitCode).toBe(0)
  const { steps } = JSON.parse(readFileSync(file, 'utf8'))
  expect(steps.ADDRESS.on.submit.at(-1)).toEqual({ to: 'ASK_AGE' })
  expect(steps.ASK_AGE.on.submit).toEqual([{ do: 'goOn' }])
})

it.each([
  [['new'], 'Say what is new'],
  [['new', 'step', 'ASK_AGE'], 'Say after which step it comes'],
  [['new', 'step', 'ask age', '--after', 'ADDRESS'], '"ask age" is not a name of a step. Write it as ASK_SOMETHING.'],
  [['new', 'step', 'TOPICS', '--after', 'ADDRESS'], 'There is a step TOPICS already.'],
  [['new', 'step', 'ASK_AGE', '--after', 'ADRESS'], 'ADRESS is not a step. Did you mean ADDRESS?'],
  [['new', 'step', 'ASK_AGE', '--after', 'DONE'], 'The primary button of DONE does not end in a "to"'],
])('the new command explains what is missing or wrong in %j and writes nothing', async (args, message) => {
  const { file } = copyNewsletter()
  const before = readFileSync(file, 'utf8')
  const { text, exitCode } = await runFlow([...args, '--flow', file])
  expect(text).toContain(message)
  expect(exitCode).toBe(2)
  expect(readFileSync(file, 'utf8')).toBe(before)
})
