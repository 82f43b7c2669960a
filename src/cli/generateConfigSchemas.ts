import { writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { toConfigSchemas } from './toConfigSchemas.ts'

for (const [name, schema] of Object.entries(toConfigSchemas())) {
  const target = `schemas/${name}.schema.json`
  writeFileSync(target, await format(JSON.stringify(schema), { ...(await resolveConfig(target)), filepath: target }))
  console.log(`Wrote ${target}`)
}
