import { writeFileSync } from 'node:fs'
import { generateContracts } from './generateContracts.ts'

const [flowFile, apiFile, target] = process.argv.slice(2)
if (flowFile === undefined || apiFile === undefined || target === undefined) {
  throw new Error('Give three paths: the flow file, the API contract and the file to write.')
}
writeFileSync(target, await generateContracts(flowFile, apiFile, target))
console.log(`Wrote ${target}`)
