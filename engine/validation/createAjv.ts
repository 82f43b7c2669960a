import { Ajv, _ } from 'ajv'
import addMessages from 'ajv-errors'
import addFormats from 'ajv-formats'
import { customRules } from './customRules.ts'
import { date } from './runtime/date.ts'
import { dateTime } from './runtime/dateTime.ts'

/** How to compile: `allErrors: false` gives a smaller validator that answers yes or no and knows no copy keys. */
export interface AjvOptions {
  allErrors?: boolean
  /** False for a fragment of a schema that was compiled strictly as a whole. */
  strict?: boolean
  esm?: boolean
  /** False for schemas that were found to be JSON Schemas before, which takes as long as compiling them. */
  validateSchema?: boolean
  /** False for validators that check so little that making their code shorter would take longer. */
  isOptimized?: boolean
}

/** The one configuration of AJV, for Node only: draft-07, our date rules and annotations, strict about everything unknown. */
export const createAjv = ({
  allErrors = true,
  strict = true,
  esm = true,
  validateSchema = true,
  isOptimized = true,
}: AjvOptions = {}): Ajv => {
  const ajv = new Ajv({
    allErrors,
    messages: allErrors,
    strict,
    validateSchema,
    // A `then` may require what only the whole form declares.
    strictRequired: false,
    allowUnionTypes: true,
    passContext: true,
    // Option lists live in the schema, which the module holds anyway: loop over them instead of spelling them out again.
    loopEnum: 8,
    code: { source: true, esm, optimize: isOptimized, formats: _`require("validation/formats")` },
    formats: { date, 'date-time': dateTime },
  })
  addFormats(ajv, ['email', 'uuid'])
  ajv.addVocabulary(['personal', 'secret', 'tsType', 'ui', ...customRules])
  if (allErrors) addMessages(ajv)
  else ajv.addKeyword('errorMessage')
  return ajv
}
