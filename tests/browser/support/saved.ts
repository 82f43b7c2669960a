import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { storageKey } from '../../../src/widget/early/createKeptLocale.ts'

/** What the product keeps in the browser, as far as tests read or change it. */
export interface Saved {
  readonly version: number
  readonly timeStamp: number
  readonly data: {
    readonly contactData: { readonly contactId: string; readonly leadId: string; readonly assetId: string }
    readonly selectedOffer?: { readonly monthlyPaymentAmount: number } | null
    readonly [slot: string]: unknown
  }
}

/** The text under the product's key; null when there is none. */
export const readSavedText = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), storageKey)

/** The record under the product's key. */
export async function readSaved(page: Page): Promise<Saved> {
  const text = await readSavedText(page)
  if (text === null) throw new Error('The product has kept nothing in this browser.')
  return JSON.parse(text)
}

/** Waits until the API host knows how far the application is: whoever leaves before is asked for by what this browser has kept. */
export async function waitUntilSent(page: Page): Promise<void> {
  await expect.poll(async () => (await readSaved(page)).data['unsentProgress'] ?? undefined).toBeUndefined()
}
