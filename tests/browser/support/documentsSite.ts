import type { Page } from 'playwright-core'
import type { Applicant } from './applicant.ts'

/** The actions of an applicant on the documents site, in its tab. */
export interface DocumentsSite {
  readonly page: Page
  upload(): Promise<void>
  addReference(): Promise<void>
}

/** Returns the documents site in the tab that an action of the widget opens. */
export async function openDocumentsSite(page: Page, open: () => Promise<void>): Promise<DocumentsSite> {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), open()])
  await tab.getByRole('heading', { name: 'Your documents' }).waitFor()
  return {
    page: tab,
    async upload() {
      const file = { name: 'license.pdf', mimeType: 'application/pdf', buffer: Buffer.from('a license') }
      await tab.locator('[name="fileName"]').setInputFiles(file)
      await tab.getByRole('button', { name: 'Upload' }).click()
      await tab.getByText('The document has arrived.').waitFor()
    },
    async addReference() {
      await tab.getByLabel('Name', { exact: true }).fill('Robin Reference')
      await tab.getByLabel('Address').fill('5 Oak Lane, Denver, CO 80203')
      await tab.getByLabel('Phone').fill('7205550134')
      await tab.getByRole('button', { name: 'Add reference' }).click()
      await tab.getByText('The reference was added.').waitFor()
    },
  }
}

/** Goes from the next steps to the thank-you page with a document that is uploaded on the documents site. */
export async function sendDocuments(me: Applicant): Promise<void> {
  const site = await openDocumentsSite(me.page, () => me.press('submit'))
  await site.upload()
  await me.isAt('OFF_RAMP')
}
