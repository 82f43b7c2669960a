import { type InputProps, SelectInput, TextInput, toPlainDigits, useCopy, useSessionState } from '../../engine/index.ts'
import type { Plate } from './contracts.generated.ts'

/** An object with fields, as the flow passes it to functions. */
export type Fields = Readonly<Record<string, unknown>>

/** The flow's functions that the first step calls before the applicant continues. */
export const startFunctions = {
  uuid: () => crypto.randomUUID(),
  pick: (from: Fields, names: readonly string[]) => filterFields(from, (name) => names.includes(name)),
}

/** Returns only the fields whose names `keep` accepts. */
export function filterFields(from: Fields, keep: (name: string) => boolean): Fields {
  return Object.fromEntries(Object.entries(from).filter(([name]) => keep(name)))
}

/** The inputs of the first step; all others are loaded with the code past it. */
export const startInputs = { plate: PlateInput, select: SelectInput }

/** A license plate, capitalized when it loses the focus, below the name of its state as on a car. */
function PlateInput(props: InputProps) {
  const t = useCopy()
  const state: string | undefined = useSessionState(({ data }) => Object(data['licensePlateInfoForm']).plateState)
  return (
    // Only a text that looks like a state code can have a name.
    <span className="input-plate" data-state={state?.length === 2 ? t(`states.${state}`) : undefined}>
      <TextInput {...props} parse={toPlate} />
    </span>
  )
}

/**
 * Normalizes a plate to the form that states keep: capitals and digits, separated by spaces and hyphens. Accented and wide
 * letters become plain ones, and so do digits of other keyboards; dots, hearts and other symbols are dropped. A text of symbols
 * alone stays, so that the validator refuses it.
 */
export function toPlate(text: string): Plate {
  const plate = toPlainDigits(text)
    .normalize('NFKD')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toUpperCase()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this is where the type comes from
  return (plate || text.trim()) as Plate
}
