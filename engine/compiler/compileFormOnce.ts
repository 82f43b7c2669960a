import { compileForm } from './schemas/compileForm.ts'
import { rememberBySchema } from './schemas/rememberBySchema.ts'

/** The same as `compileForm`, remembered. */
export const compileFormOnce = rememberBySchema(compileForm)
