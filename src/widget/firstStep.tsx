import { type InputProps, SelectInput, TextInput, useCopy, useSessionState } from '../../engine/index.ts'
import type { Plate } from './contracts.generated.ts'

/** Something with fields that a flow passes on. */
export type Fields = Readonly<Record<string, unknown>>

/** Those of the flow's functions that its first step calls until a person leads on from it. */
export const startFunctions = {
  uuid: () => crypto.randomUUID(),
  pick: (from: Fields, names: readonly string[]) => filterFields(from, (name) => names.includes(name)),
}

/** Something with only those of its fields that are to be kept. */
export function filterFields(from: Fields, keep: (name: string) => boolean): Fields {
  return Object.fromEntries(Object.entries(from).filter(([name]) => keep(name)))
}

/** The inputs that stand in the first step; all others come with what lies beyond it. */
export const startInputs = { plate: PlateInput, select: SelectInput }

/** A license plate, in capitals once it is left, below the name of its state as on the car. */
function PlateInput(props: InputProps) {
  const t = useCopy()
  const state: string | undefined = useSessionState(({ data }) => Object(data['licensePlateInfoForm']).plateState)
  return (
    // Only what has the form of a state's code can have a name.
    <span className="input-plate" data-state={state?.length === 2 ? t(`states.${state}`) : undefined}>
      <TextInput {...props} parse={toPlate} />
    </span>
  )
}

/**
 * A plate as states keep it: capitals and digits, set apart by spaces and hyphens. An accented or wide letter is the plain one,
 * and a dot, a heart or another sign counts for nothing. A text of signs alone stays, for the validator to refuse.
 */
export function toPlate(text: string): Plate {
  const plate = text
    .normalize('NFKD')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toUpperCase()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this is where the type comes from
  return (plate || text.trim()) as Plate
}
