export { toCleanData, validate, validateField } from './validate.ts'
export type { Issue } from './validate.ts'
export type { StandaloneValidator, ValidationContext } from './StandaloneValidator.ts'
