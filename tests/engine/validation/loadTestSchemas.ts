import { fileURLToPath } from 'node:url'
import { loadSchemas } from './loadSchemas.ts'

/** Loads the small schemas that the tests of validation and its compiler share. */
export const loadTestSchemas = () => loadSchemas(fileURLToPath(new URL('schemas', import.meta.url)))
