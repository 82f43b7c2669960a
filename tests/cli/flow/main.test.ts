import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const run = promisify(execFile)

it('npm run flow -- check prints that nothing was found in the product’s flow', async () => {
  const { stdout, stderr } = await run('npm', ['run', '--silent', 'flow', '--', 'check'])
  expect(stdout).toBe('flows/refinance.json: nothing found.\n')
  expect(stderr).toBe('')
})

it.each(['OFFER_SELECTION', 'NEXT_STEPS', 'THANK_YOU'])(
  'npm run flow -- paths --to %s leads an applicant there who starts anew, without a failure',
  async (step) => {
    const { stdout } = await run('npm', ['run', '--silent', 'flow', '--', 'paths', '--to', step])
    const [start, ...others] = stdout.split('\n')
    expect(start).toMatch(/^1\. Open the page, with [^;]*\.$/)
    expect(others.filter((line) => / fails: | was saved/.test(line))).toEqual([])
    expect(stdout).toContain(`(${step})`)
  },
)

it('npm run flow exits with code 2 for an unknown option', async () => {
  await expect(
    run('npm', ['run', '--silent', 'flow', '--', 'paths', '--two', 'OFFER_SELECTION']),
  ).rejects.toMatchObject({
    code: 2,
    stdout: expect.stringContaining("Unknown option '--two'"),
  })
})
