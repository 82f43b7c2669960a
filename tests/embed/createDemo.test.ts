import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { createDemo } from '../../src/demo/createDemo.ts'
import { listen } from '../listen.ts'

/** Asks a demo page's server for a path, exactly as it is written. */
async function ask(path: string) {
  const { url, close } = await listen(createDemo('https://site.example/apply/'))
  onTestFinished(close)
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { path }, resolve).on('error', reject)
  })
  const { statusCode: status, headers } = answer
  return { status, policy: headers['content-security-policy'], body: await text(answer) }
}

it('the demo page loads the script of the site, and may frame nothing else', async () => {
  const { status, policy, body } = await ask('/?from=mail')
  expect(status).toBe(200)
  expect(policy).toContain("script-src 'self' https://site.example; frame-src https://site.example;")
  expect(body).toContain('src="https://site.example/apply/embed/v1.js"')
})

it.each([
  ['/demo.css', 200],
  ['/package.json', 404],
  ['//', 404],
])('the demo page’s server answers %s with %i', async (path, status) => {
  expect(await ask(path)).toMatchObject({ status })
})
