import { type Browser, chromium } from 'playwright-core'
import { findBrowser } from './findBrowser.ts'

const args = [
  '--no-sandbox',
  // Tests enter dates in the American format.
  '--lang=en-US',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages of tests live too briefly for optimized code to pay off: making it took over two fifths of the processor time
  // of the studio's tests.
  '--js-flags=--no-turbofan --no-maglev',
]

let launched: Promise<Browser> | undefined

/**
 * Returns the one browser of a worker, which all of its test files share. A browser shared among workers would need another
 * process for every message, which takes a quarter more time.
 */
export const theBrowser = (): Promise<Browser> => (launched ??= launch())

const launch = async () => chromium.launch({ executablePath: await findBrowser(), args })
