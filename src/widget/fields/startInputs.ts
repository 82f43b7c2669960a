import PlateInput from '../vehicle/PlateInput.tsx'

/** Those of the product's inputs that stand in the first step. */
export const startInputs = { plate: PlateInput }
