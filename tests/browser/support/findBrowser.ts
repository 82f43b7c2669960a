import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const installed = [
  // Without the windows of a browser, which take half as much time again.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/**
 * The path of a Chromium: `CHROMIUM_PATH`, an installed one, or the one that comes with the npm package. Throws when
 * there is none, since browser tests that are skipped would look like tests that pass.
 */
export async function findBrowser(): Promise<string> {
  const named = process.env['CHROMIUM_PATH']
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM_PATH is ${named}, which does not exist. Point it at a Chromium, or unset it.`)
  }
  const found = installed.find((path) => existsSync(path))
  if (found !== undefined) return found
  try {
    return await unpackChromium()
  } catch (cause) {
    throw new Error('No browser found. Install Chromium or Chrome, or set CHROMIUM_PATH.', { cause })
  }
}

async function unpackChromium(): Promise<string> {
  // The package unpacks its libraries only where it believes to be on this runtime; it reads the variable when imported.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs20.x'
  // It unpacks to a fixed name below TMPDIR, which two users of one machine must not share.
  process.env['TMPDIR'] = mkdtempSync(join(tmpdir(), 'chromium-'))
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}
