import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { toApplicant } from './support/applicant.ts'
import { findBrowser } from './support/findBrowser.ts'
import { pressLikeAPerson } from './support/pressLikeAPerson.ts'
import { stage } from './support/stage.ts'
import { becomeContact, confirmAddress, estimate, pickOffer } from './support/walk.ts'

/** Returns the bytes of all files below a folder. */
async function readAll(folder: string): Promise<Buffer> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return Buffer.concat(await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name)))))
}

it('the browser’s disk cache has nothing about the applicant', async () => {
  const profile = await mkdtemp(join(tmpdir(), 'profile-'))
  onTestFinished(() => rm(profile, { recursive: true, force: true, maxRetries: 5 }))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findBrowser(),
    headless: true,
    args: ['--no-sandbox', '--disable-gpu', '--lang=en-US'],
    viewport: { width: 1280, height: 900 },
  })
  await pressLikeAPerson(context)
  const [page = await context.newPage()] = context.pages()
  const said: string[] = []
  page.on('response', (response) => {
    if (response.url().startsWith(stage().apiUrl))
      response.text().then(
        (text) => said.push(text),
        () => undefined,
      )
  })
  await page.goto(stage().siteUrl)
  const me = toApplicant(page)
  await becomeContact(me, '3035552031')
  await estimate(me)
  await pickOffer(me)
  await confirmAddress(me)
  await me.isAt('LOAN_SELECTION')
  await context.close()

  // The data that the provider returns for the phone that ends in 2031.
  const { firstName, lastName, ssn, addresses } = JSON.parse(
    said.find((text) => text.includes('"individual"')) ?? '{}',
  ).individual
  const secrets: string[] = [firstName, lastName, ssn, addresses[0].address, 'avery.nguyen@example.com']
  expect(
    secrets.every((secret) => said.join().includes(secret)),
    'the host has said them',
  ).toBe(true)

  const cache = await readAll(join(profile, 'Default', 'Cache'))
  expect(cache.includes('.js'), 'the cache holds the site').toBe(true)
  expect(secrets.filter((secret) => cache.includes(secret))).toEqual([])
  expect(cache.includes(`${stage().apiUrl}/contacts/`), 'no answer of the host at all').toBe(false)
})
