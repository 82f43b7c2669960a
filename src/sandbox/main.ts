import { resolve } from 'node:path'
import { createSandbox, readSandboxOptions } from './createSandbox.ts'
import { toPersonaTable } from './personas.ts'

const port = Number(process.env['PORT'] ?? 4000)
const dataFile = resolve(process.env['DATA_FILE'] ?? '.sandbox/state.json')

const app = await createSandbox({ dataFile, log: console.log, ...readSandboxOptions(process.env) })
const address = await app.listen({ port, host: 'localhost' })

console.log(`${toPersonaTable()}

The sandbox runs at ${address}
  the applicant's phone   ${address}/phone
  counters                ${address}/sandbox/state
  data                    ${dataFile}
`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close())
