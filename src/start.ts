import { resolve } from 'node:path'
import { createServer } from 'vite'
import { createSandbox } from './sandbox/createSandbox.ts'
import { personas } from './sandbox/personas.ts'
import { toPersonaTable } from './sandbox/toPersonaTable.ts'

/** Starts the widget in development together with the sandbox API host, and prints where they are. */
const sandboxPort = Number(process.env['SANDBOX_PORT'] ?? 4000)
const widgetPort = Number(process.env['PORT'] ?? 5173)

const sandbox = await createSandbox({ dataFile: resolve('.sandbox/state.json') })
const api = await sandbox.listen({ port: sandboxPort, host: 'localhost' }).catch((error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error
  console.error(`Port ${sandboxPort} is taken, perhaps by another start. Stop that, or set SANDBOX_PORT to a free one.`)
  process.exit(1)
})

process.env['VITE_API_BASE_URL'] ??= `${api}/`
process.env['VITE_ENVIRONMENT'] ??= 'dev'
const widget = await createServer({ server: { port: widgetPort } })
await widget.listen()

console.log(`${toPersonaTable(personas)}

Everything is running:
  the application            ${widget.resolvedUrls?.local[0]}
  the applicant's phone      ${api}/phone
  the sandbox API host       ${api}/
`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void Promise.allSettled([widget.close(), sandbox.close()]).then(() => process.exit()))
}
