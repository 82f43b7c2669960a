import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const run = promisify(execFile)

it('npm run flow -- check prints that nothing was found in the product’s flow', async () => {
  const { stdout, stderr } = await run('npm', ['run', '--silent', 'flow', '--', 'check'])
  expect(stdout).toBe('flows/refinance.json: nothing found.\n')
  expect(stderr).toBe('')
})

it('npm run flow exits with code 2 for an unknown option', async () => {
  await expect(
    run('npm', ['run', '--silent', 'flow', '--', 'paths', '--two', 'OFFER_SELECTION']),
  ).rejects.toMatchObject({
    code: 2,
    stdout: expect.stringContaining("Unknown option '--two'"),
  })
})
