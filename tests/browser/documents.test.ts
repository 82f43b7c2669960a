import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import flow from '../../flows/refinance.json?flow'
import { createContact } from '../sandbox/applicant.ts'
import { toClient } from '../sandbox/openSandbox.ts'
import { toApplicant } from './support/applicant.ts'
import { openDocumentsSite } from './support/documentsSite.ts'
import { useBrowser, type OpenOptions } from './support/openPage.ts'
import { saveProgress } from './support/sandbox.ts'
import { stage } from './support/stage.ts'

const browser = useBrowser()
const sandbox = toClient(stage().apiUrl)

/** Resumes an application with this SSN at the next steps; `scripts` collects the text of every script that the page loads. */
async function comeBack(ssn: string, options: OpenOptions = {}) {
  const contactData = { ...(await createContact(sandbox, ssn)), loanApplicationId: crypto.randomUUID() }
  await saveProgress(contactData, 'NEXT_STEPS')
  const saved = JSON.stringify({ version: flow.version, timeStamp: Date.now(), data: { contactData } })
  const scripts: string[] = []
  const page = await browser.open({
    ...options,
    saved,
    prepare: async (context) => {
      context.on('response', (response) => {
        if (response.url().endsWith('.js'))
          response.text().then(
            (text) => scripts.push(text),
            () => undefined,
          )
      })
      await options.prepare?.(context)
    },
  })
  const me = toApplicant(page)
  await me.isAt('NEXT_STEPS')
  return { me, page, scripts }
}

/** Presses the button that opens the documents site; `count` returns how many connections the hub has for this visit. */
async function connect(page: Page, press: () => Promise<void>) {
  const [answer, site] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/documents/redirect') && response.ok()),
    openDocumentsSite(page, press),
  ])
  const { connectionId }: { connectionId: string } = await answer.json()
  const count = async () => (await sandbox.get<{ connections: number }>(`sandbox/hub/${connectionId}`)).body.connections
  return { site, count }
}

it('the message hub is loaded when the documents site opens, and disconnects when the step is left', async () => {
  const { me, page, scripts } = await comeBack('900120100')
  // SignalR's code contains this sentence, for a server that is silent too long.
  const isFetched = () => scripts.some((text) => text.includes('Server timeout elapsed'))
  expect(isFetched()).toBe(false)
  const { count } = await connect(page, () => me.press('submit'))
  await expect.poll(count).toBe(1)
  await expect.poll(isFetched).toBe(true)
  await page.goto('about:blank')
  await expect.poll(count, { message: 'the page was left' }).toBe(0)
  await page.goBack()
  await me.isAt('NEXT_STEPS')
  const again = await connect(page, () => me.press('submit'))
  await expect.poll(again.count).toBe(1)
  await me.press('checklist')
  await me.isAt('CHECKLIST_STATUS')
  await expect.poll(again.count, { message: 'the step was left' }).toBe(0)
})

it('the page polls for documents when the hub refuses connections', async () => {
  const { me, page } = await comeBack('900120128', {
    expectedErrors: /status of 503/,
    // The product gives up on the hub after 42 seconds, which a fake clock skips.
    prepare: (context) => context.clock.install(),
  })
  const asked = page.waitForRequest((request) => request.url().endsWith('/documents/upload-status'))
  const { site, count } = await connect(page, () => me.press('submit'))
  await me.reads('Waiting for your documents.')
  await site.upload()
  const step = page.locator('[data-step]')
  await expect
    .poll(async () => {
      await page.clock.runFor(5000)
      return step.getAttribute('data-step')
    })
    .toBe('OFF_RAMP')
  await asked
  expect(await count()).toBe(0)
})
