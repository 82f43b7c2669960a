import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { toDeploymentFiles } from '../../../src/headers/toDeploymentFiles.ts'

/** A published site behind nginx. */
interface NginxSite {
  readonly url: string
  /** Returns what nginx has written since it started. */
  readonly log: () => string
  readonly close: () => Promise<void>
}

/**
 * Compresses and publishes a built site, and serves it by nginx with the files that `npm run configure` makes of these
 * settings. Only the port and the folder for temporary files differ.
 */
export async function serveByNginx(built: string, settings: object): Promise<NginxSite> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  // The workers of nginx run as another user when the tests run as root.
  chmodSync(folder, 0o755)
  const whole = join(folder, 'built')
  cpSync(built, whole, { recursive: true })
  execFileSync(process.execPath, ['--import', 'tsx', 'src/cli/compressSite.ts', whole], { stdio: 'pipe' })
  execFileSync('sh', ['deploy/publish.sh', whole, join(folder, 'site')], { stdio: 'pipe' })
  const environment = join(folder, 'environments', 'tested')
  mkdirSync(environment, { recursive: true })
  const port = await findPort()
  for (const [file, text] of Object.entries(toDeploymentFiles(settings, []))) {
    const own = text.replace('listen 8080;', `listen ${port};`).replaceAll(' /tmp/nginx', ` ${folder}/nginx`)
    writeFileSync(join(environment, file), own)
  }

  // A file, because nginx opens its output by name, which fails for the usual pipe.
  const log = join(folder, 'log')
  const output = openSync(log, 'w')
  const options = ['-p', `${environment}/`, '-c', 'nginx.conf', '-g', 'daemon off;']
  const server = spawn('nginx', options, { stdio: ['ignore', output, output] })
  const gone = new Promise<void>((resolve) => void server.on('exit', () => resolve()))
  const url = `http://localhost:${port}`
  await untilItAnswers(`${url}/health`)
  return {
    url,
    log: () => readFileSync(log, 'utf8'),
    async close() {
      server.kill()
      await gone
      rmSync(folder, { recursive: true })
    },
  }
}

/** Waits until the server answers; after ten seconds, throws the last error. */
async function untilItAnswers(url: string, until = Date.now() + 10_000): Promise<void> {
  try {
    await fetch(url)
  } catch (error) {
    if (Date.now() > until) throw error
    await setTimeout(50)
    await untilItAnswers(url, until)
  }
}

/** Returns a free port. */
function findPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address()
      server.close(() => resolve(Object(address).port))
    })
  })
}
