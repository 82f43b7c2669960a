import { resolve } from 'node:path'
import { createSandbox } from './createSandbox.ts'
import { personas } from './personas.ts'
import { readSandboxOptions } from './readSandboxOptions.ts'
import { toPersonaTable } from './toPersonaTable.ts'

const port = Number(process.env['PORT'] ?? 4000)
const dataFile = resolve(process.env['DATA_FILE'] ?? '.sandbox/state.json')

const app = await createSandbox({ dataFile, log: console.log, ...readSandboxOptions(process.env) })
const address = await app.listen({ port, host: 'localhost' })

console.log(`${toPersonaTable(personas)}

The sandbox runs at ${address}
  the applicant's phone   ${address}/phone
  counters                ${address}/sandbox/state
  data                    ${dataFile}
`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close())
