import { toSchemaFaults } from './grammar.ts'
import { rememberByIdentity } from '../validation/remember.ts'
import { toContent, type SourceFile } from './SourceFile.ts'

/** Everything in which a schema file is no JSON Schema. */
export const toFileFaults = rememberByIdentity((file: SourceFile) => toSchemaFaults(toContent(file)))
