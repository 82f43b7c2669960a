import { once } from 'node:events'
import { resolve } from 'node:path'
import { createServer } from 'vite'
import { createDemo } from './demo/createDemo.ts'
import { createSandbox, readSandboxOptions } from './sandbox/createSandbox.ts'
import { toPersonaTable } from './sandbox/personas.ts'

/** Starts the widget in development together with the sandbox API host, and prints their addresses. */
const sandboxPort = Number(process.env['SANDBOX_PORT'] ?? 4000)
const widgetPort = Number(process.env['PORT'] ?? 5173)
const demoPort = Number(process.env['DEMO_PORT'] ?? 5180)

const sandbox = await createSandbox({
  dataFile: resolve('.sandbox/state.json'),
  ...readSandboxOptions(process.env),
})
const api = await sandbox.listen({ port: sandboxPort, host: 'localhost' }).catch((error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error
  console.error(`Port ${sandboxPort} is taken, perhaps by another start. Stop that, or set SANDBOX_PORT to a free one.`)
  process.exit(1)
})

process.env['VITE_API_BASE_URL'] ??= `${api}/`
process.env['VITE_ENVIRONMENT'] ??= 'dev'
const widget = await createServer({ server: { port: widgetPort } })
await widget.listen()
const widgetUrl = widget.resolvedUrls?.local[0] ?? ''

// A different host from the widget's, like that of every partner.
const demo = createDemo(widgetUrl).listen(demoPort, '127.0.0.1')
const demoUrl = await once(demo, 'listening').then(
  () => `http://127.0.0.1:${demoPort}/`,
  () => `nowhere: port ${demoPort} is taken, set DEMO_PORT to a free one`,
)

console.log(`${toPersonaTable()}

Everything is running:
  the application            ${widgetUrl}
  a partner's page with it   ${demoUrl}
  the applicant's phone      ${api}/phone
  the sandbox API host       ${api}/
`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    demo.close()
    void Promise.allSettled([widget.close(), sandbox.close()]).then(() => process.exit())
  })
}
