import { rememberBySchema } from '../validation/rememberBySchema.ts'
import { compileForm } from './schemas/compileForm.ts'

/** The same as `compileForm`, remembered. */
export const compileFormOnce = rememberBySchema(compileForm)
