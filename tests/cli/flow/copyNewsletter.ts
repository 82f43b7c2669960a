import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'

/** Creates a folder with a copy of the newsletter flow, and deletes it after the test. */
export function copyNewsletter(): { readonly folder: string; readonly file: string } {
  const folder = mkdtempSync(join(tmpdir(), 'newsletter-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync('tests/flows/newsletter', folder, { recursive: true })
  return { folder, file: join(folder, 'flow.json') }
}

/** Replaces a text of a file, which must have it. */
export function editFile(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(from)
  writeFileSync(file, text.replace(from, to))
}
