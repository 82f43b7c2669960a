import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const run = promisify(execFile)

it('answers on the command line as the README says', async () => {
  const { stdout, stderr } = await run('npm', ['run', '--silent', 'flow', '--', 'check'])
  expect(stdout).toBe('flows/refinance.json: nothing found.\n')
  expect(stderr).toBe('')
})

it('tells a script by its exit code that it was asked in a wrong way', async () => {
  await expect(
    run('npm', ['run', '--silent', 'flow', '--', 'paths', '--two', 'OFFER_SELECTION']),
  ).rejects.toMatchObject({
    code: 2,
    stdout: expect.stringContaining("Unknown option '--two'"),
  })
})
