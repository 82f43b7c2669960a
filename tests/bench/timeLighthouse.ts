import { execFile, execFileSync } from 'node:child_process'
import { promisify } from 'node:util'
import { findBrowser } from '../browser/support/findBrowser.ts'
import { serveByNginx } from '../deploy/nginx/serveByNginx.ts'

/** Downloaded when it runs, because installing 200 packages is too much for one number. */
const lighthouse = 'lighthouse@12.8.2'
const aims = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
const run = promisify(execFile)

/** Returns the Lighthouse scores of three mobile visits behind nginx, as deployed: each category's median with its aim. */
export async function timeLighthouse(product: string) {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
  } catch {
    return { Lighthouse: { phone: 'not run: install nginx' } }
  }
  const site = await serveByNginx(product, { environment: 'prod' })
  try {
    const visits = [await visit(site.url), await visit(site.url), await visit(site.url)]
    const toMarks = (category: string) =>
      visits.map((marks) => Math.round(Number(marks[category]?.score) * 100)).toSorted((a, b) => a - b)
    return Object.fromEntries(
      Object.entries(aims).map(([category, aim]) => {
        const [least, median, most] = toMarks(category)
        return [`Lighthouse: ${category}`, { phone: `${median} (${least} to ${most})`, aim: `≥ ${aim}` }]
      }),
    )
  } finally {
    await site.close()
  }
}

async function visit(url: string): Promise<Readonly<Record<string, { readonly score: number }>>> {
  const flags = '--chrome-flags=--headless --no-sandbox --disable-gpu'
  const env = { ...process.env, CHROME_PATH: await findBrowser() }
  const options = { env, maxBuffer: 64 * 1024 * 1024 }
  const { stdout } = await run('npx', ['--yes', lighthouse, `${url}/`, '--quiet', '--output=json', flags], options)
  return JSON.parse(stdout).categories
}
