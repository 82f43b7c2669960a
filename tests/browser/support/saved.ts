import type { Page } from 'playwright-core'
import { expect, vi } from 'vitest'
import { storageKey } from '../../../src/widget/early/toLocale.ts'

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

/**
 * The record under the product's key, once the API host knows how far the application is: until then, whoever comes back is asked
 * for by what this browser has kept.
 */
export async function readSaved(page: Page): Promise<Saved> {
  return vi.waitFor(async () => {
    const text = await readSavedText(page)
    const saved: Saved = JSON.parse(text ?? '{}')
    expect(saved, 'the product has kept something in this browser').toHaveProperty('data')
    expect(saved.data['unsentProgress'] ?? null, 'all progress is sent').toBeNull()
    return saved
  }, 10_000)
}
