import { flowFunctions } from '../widget/flowFunctions.ts'

/** The functions of this product, with which the studio plays its flow. */
export const loadFunctions = async () => flowFunctions
