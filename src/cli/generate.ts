import { readFileSync, writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { generateContracts, generatePartnerEvents } from './generateFromFlow.ts'
import { generateOpenApi } from './toOpenApi.ts'
import { toConfigSchemas } from './toConfigSchemas.ts'
import { toDoorPages } from './toDoorPages.ts'
import { toGrammarPage } from './toGrammarPage.ts'

const flowFile = 'flows/refinance.json'
const apiFile = 'flows/api.json'
const types = 'src/widget/contracts.generated.ts'
const openApi = 'schemas/openapi.json'
const flowPage = 'docs/flow.md'
const partnerEvents = 'schemas/partner-events.v1.schema.json'
const written: Record<string, string> = {
  [types]: await generateContracts(flowFile, apiFile, types),
  [flowPage]: await toGrammarPage(readFileSync(flowPage, 'utf8'), [flowFile, 'tests/flows/newsletter/flow.json']),
  [openApi]: await generateOpenApi(apiFile, openApi),
  ...(await toDoorPages()),
  [partnerEvents]: await generatePartnerEvents(flowFile, partnerEvents),
}
for (const [name, schema] of Object.entries(toConfigSchemas())) {
  const file = `schemas/${name}.schema.json`
  written[file] = await format(JSON.stringify(schema), { ...(await resolveConfig(file)), filepath: file })
}
for (const [file, text] of Object.entries(written)) {
  writeFileSync(file, text)
  console.log(`Wrote ${file}`)
}
