import { type Browser, chromium } from 'playwright-core'
import { findBrowser } from './findBrowser.ts'

const args = [
  '--no-sandbox',
  // Date fields are typed into as an American does.
  '--lang=en-US',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No page of a test lives long enough to be worth optimizing code for.
  '--js-flags=--no-maglev --no-turbofan',
]

let launched: Promise<Browser> | undefined

/**
 * The one browser of a worker, for all test files that it runs; it ends with the worker. Every message to a browser that all
 * workers share would go through a process more, which takes a quarter of all time again.
 */
export const theBrowser = (): Promise<Browser> => (launched ??= launch())

const launch = async () => chromium.launch({ executablePath: await findBrowser(), args })
