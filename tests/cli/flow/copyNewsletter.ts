import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Creates a folder with a copy of the newsletter flow, and deletes it after the test. */
export function copyNewsletter(): { readonly folder: string; readonly file: string } {
  const folder = mkdtempSync(join(tmpdir(), 'newsletter-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync('tests/flows/newsletter', folder, { recursive: true })
  return { folder, file: join(folder, 'flow.json') }
}
