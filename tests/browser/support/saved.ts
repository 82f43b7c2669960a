import type { Page } from 'playwright-core'
import { expect, vi } from 'vitest'
import { storageKey } from '../../../src/widget/early/toLocale.ts'

/** The product's saved record, as far as tests read or change it. */
export interface Saved {
  readonly version: number
  readonly timeStamp: number
  readonly data: {
    readonly contactData: { readonly contactId: string; readonly leadId: string; readonly assetId: string }
    readonly selectedOffer?: { readonly monthlyPaymentAmount: number } | null
    readonly [slot: string]: unknown
  }
}

/** Returns the text saved under the product's key, or null if there is none. */
export const readSavedText = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), storageKey)

/**
 * Returns the record under the product's key once the API host knows the application's progress. Until then, a returning
 * applicant resumes from this browser's record.
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
