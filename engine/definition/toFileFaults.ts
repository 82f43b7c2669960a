import { toSchemaFaults } from './grammar.ts'
import { rememberByFile } from './rememberByFile.ts'
import { toContent } from './SourceFile.ts'

/** Everything in which a schema file is no JSON Schema. */
export const toFileFaults = rememberByFile((file) => toSchemaFaults(toContent(file)))
