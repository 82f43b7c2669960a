/** A model under one manufacturer identifier, with its inclusive spans of model years; the last may be open (`Infinity`). */
export interface VehicleLine {
  readonly makeId: string
  readonly makeName: string
  readonly wmi: string
  readonly model: string
  readonly spans: readonly (readonly [from: number, to: number])[]
}

const block = /^(?<makeName>\S.*) (?<wmi>[A-HJ-NPR-Z0-9]{3})$/
const entry = /^ {2}(?<model>\S.*) (?<spans>[\d,-]+)$/
const span = /^(?<from>\d{4})(?<dash>-(?<to>\d{4})?)?$/

/** Turns the text of `models.txt` into its lines; throws with the line number on one that cannot be read. */
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
