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
]

/**
 * What the pages of a browser are for: most live too briefly for optimized code to pay off. Those of the studio check a whole flow,
 * which is faster with code from the first of the two optimizing compilers.
 */
export type Pages = 'brief' | 'busy'

const launched: Partial<Record<Pages, Promise<Browser>>> = {}

/**
 * Returns the one browser of a worker for such pages, which all of its test files share. A browser shared among workers would
 * need another process for every message, which takes a quarter more time.
 */
export const theBrowser = (pages: Pages = 'brief'): Promise<Browser> => (launched[pages] ??= launch(pages))

const launch = async (pages: Pages) =>
  chromium.launch({
    executablePath: await findBrowser(),
    args: [...args, `--js-flags=--no-turbofan${pages === 'busy' ? '' : ' --no-maglev'}`],
  })
