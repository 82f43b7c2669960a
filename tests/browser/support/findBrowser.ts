import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const installed = [
  // The headless shell has no browser windows, which would take half as much time again.
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
 * Returns the path of a Chromium: `CHROMIUM_PATH`, an installed one, or the one from the npm package. Throws if there is none,
 * because skipped browser tests would look like passing ones.
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
  // The package unpacks its libraries only if it detects this runtime, from a variable that it reads on import.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs20.x'
  // It unpacks to a fixed name in TMPDIR, which two users of one machine must not share.
  process.env['TMPDIR'] = mkdtempSync(join(tmpdir(), 'chromium-'))
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}
