import { rememberByContent } from '../validation/remember.ts'
import { compileForm } from './schemas/compileForm.ts'

/** The same as `compileForm`, remembered. */
export const compileFormOnce = rememberByContent(compileForm)
