import { afterAll, beforeAll, it } from 'vitest'
import version1 from '../../flows/released/refinance.1.json' with { type: 'json' }
import { toSeal } from '../../engine/definition/released/ReleasedFlow.ts'
import { storageKey } from '../../src/widget/early/toLocale.ts'
import { createContact } from '../sandbox/applicant.ts'
import { toClient } from '../sandbox/openSandbox.ts'
import { toApplicant } from './support/applicant.ts'
import { useBrowser } from './support/openPage.ts'
import { saveProgress } from './support/sandbox.ts'
import { type Development, serveDevelopment } from './support/serveDevelopment.ts'
import { stage } from './support/stage.ts'

const browser = useBrowser()
const sandbox = toClient(stage().apiUrl)
let development: Development

/** Pretends that version 1 had other names for a slot, a field and a step, and that version 2 migrates from it. */
beforeAll(async () => {
  development = await serveDevelopment(stage().apiUrl)
  const renamed = JSON.stringify(version1)
    .replace('"contactData":', '"applicant":')
    .replace('"contactId":', '"id":')
    .replace('["contactId",', '["id",')
    .replace('"NEXT_STEPS":', '"DOCUMENTS":')
  const content = JSON.parse(renamed)
  await development.write('flows/released/refinance.1.json', JSON.stringify({ ...content, seal: toSeal(content) }))
  const contact = ['leadId', 'assetId', 'loanApplicationId'].map((name) => `'${name}': saved.applicant.${name}`)
  const migration = {
    steps: { DOCUMENTS: 'NEXT_STEPS' },
    data: { contactData: `{ 'contactId': saved.applicant.id, ${contact.join(', ')} }`, applicant: null },
  }
  const migrated = `"version": 2, "migrations": ${JSON.stringify({ 1: migration })},`
  await development.edit('flows/refinance.json', '"version": 2,', migrated)
}, 60_000)
afterAll(() => development.close())

it('an application saved by an earlier version resumes after its migration', async () => {
  const { contactId, ...ids } = await createContact(sandbox, '900120100')
  const applicant = { id: contactId, ...ids, loanApplicationId: crypto.randomUUID() }
  await saveProgress({ contactId, ...ids }, 'DOCUMENTS')

  const page = await browser.open({ url: development.url, isLoaded: false, expectedErrors: /\[vite\]/ })
  const me = toApplicant(page)
  // On the first visit, the server may still prepare its dependencies and reload the page.
  await page.locator('[data-step="ENTER_LICENSE_PLATE"]').waitFor({ timeout: 90_000 })
  const record = { version: 1, timeStamp: Date.now(), data: { applicant, employmentAndIncomeAdded: true } }
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [storageKey, JSON.stringify(record)] as const)
  await page.reload()
  await me.isAt('NEXT_STEPS')

  // The next call needs the contact that the migration has carried over.
  await me.press('checklist')
  await me.isAt('CHECKLIST_STATUS')
  await page.reload()
  await me.isAt('CHECKLIST_STATUS')
})
