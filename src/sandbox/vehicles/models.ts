import { readFileSync } from 'node:fs'

const oldestYear = 1990

/** Lists the available model years, newest first: from the year after `now`, since next year's models are sold early, down to 1990. */
export function listYears(now: Date): number[] {
  const newestYear = now.getFullYear() + 1
  return Array.from({ length: newestYear - oldestYear + 1 }, (_, age) => newestYear - age)
}

/** A make with its stable id, a slug such as `mercedes-benz`. */
interface Make {
  readonly makeId: string
  readonly makeName: string
}

/** Lists the makes sold in a model year, sorted by name; none for a year outside the list. */
export function listMakes(year: number): Make[] {
  const names = new Map(listVehicles(year).map(({ makeId, makeName }) => [makeId, makeName]))
  return Array.from(names, ([makeId, makeName]) => ({ makeId, makeName })).toSorted((a, b) =>
    a.makeName.localeCompare(b.makeName, 'en'),
  )
}

const byName = new Intl.Collator('en', { numeric: true })

/** Lists the models of a make sold in a model year, sorted by name; none for a make or a year outside the list. */
export function listModels(year: number, makeId: string): string[] {
  return listVehicles(year)
    .filter((vehicle) => vehicle.makeId === makeId)
    .map(({ model }) => model)
    .toSorted(byName.compare)
}

/** Returns the lines of the list that were sold in a model year. */
export function listVehicles(year: number): VehicleLine[] {
  return readVehicles().filter(({ spans }) => spans.some(([from, to]) => from <= year && year <= to))
}

let vehicles: readonly VehicleLine[] | undefined

/** Returns the lines of `models.txt`, which is read and parsed on first use. */
function readVehicles(): readonly VehicleLine[] {
  vehicles ??= parseModels(readFileSync(new URL('./models.txt', import.meta.url), 'utf8'))
  return vehicles
}

/** A model under one manufacturer identifier, with its inclusive spans of model years. The last span may be open (`Infinity`). */
interface VehicleLine {
  readonly makeId: string
  readonly makeName: string
  readonly wmi: string
  readonly model: string
  readonly spans: readonly (readonly [from: number, to: number])[]
}

const block = /^(?<makeName>\S.*) (?<wmi>[A-HJ-NPR-Z0-9]{3})$/
const entry = /^ {2}(?<model>\S.*) (?<spans>[\d,-]+)$/
const span = /^(?<from>\d{4})(?<dash>-(?<to>\d{4})?)?$/

/** Parses the text of `models.txt`. Throws an error with the line number for a line that cannot be read. */
export function parseModels(text: string): VehicleLine[] {
  const lines: VehicleLine[] = []
  let make: Pick<VehicleLine, 'makeId' | 'makeName' | 'wmi'> | undefined
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const fail = (why: string): never => {
      throw new Error(`models.txt:${index + 1}: "${line.trim()}" ${why}`)
    }
    const { makeName, wmi } = block.exec(line)?.groups ?? {}
    if (makeName !== undefined && wmi !== undefined) {
      make = { makeId: makeName.toLowerCase().replaceAll(' ', '-'), makeName, wmi }
      continue
    }
    const { model, spans } = entry.exec(line)?.groups ?? {}
    if (model === undefined || spans === undefined) {
      return fail('is neither "Make WMI" at the margin nor, indented by two, "Model 1990-1996,2003-"')
    }
    if (make === undefined) return fail('stands before the first make')
    lines.push({ ...make, model, spans: spans.split(',').map((part) => toSpan(part) ?? fail(`has no span "${part}"`)) })
  }
  return lines
}

function toSpan(text: string): [number, number] | undefined {
  const { from, dash, to } = span.exec(text)?.groups ?? {}
  if (from === undefined) return undefined
  const last = dash === undefined ? Number(from) : to === undefined ? Infinity : Number(to)
  return Number(from) <= last ? [Number(from), last] : undefined
}
