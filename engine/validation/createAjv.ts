import { Ajv, type CodeKeywordDefinition, _ } from 'ajv'
import addMessages from 'ajv-errors'
import addFormats from 'ajv-formats'
import { date } from './runtime/date.ts'
import { dateTime } from './runtime/dateTime.ts'
import { minimumAge } from './runtime/minimumAge.ts'
import { notBefore } from './runtime/notBefore.ts'
import { notInFuture } from './runtime/notInFuture.ts'

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

/**
 * The rules that JSON Schema lacks, for strings that hold ISO dates: `minimumAge: 18`, `notInFuture: true` and
 * `notBefore: "startDate"` (a sibling). Each is written as code so that it works in a standalone validator, where
 * the `require` becomes an import; `this` is what the validator was called with.
 */
const customRules: CodeKeywordDefinition[] = [
  {
    keyword: 'minimumAge',
    type: 'string',
    schemaType: 'number',
    error: { message: 'must be a birth date old enough', params: ({ schemaCode }) => _`{limit: ${schemaCode}}` },
    code: (cxt) => {
      const rule = cxt.gen.scopeValue('func', { ref: minimumAge, code: _`require("validation/minimumAge")` })
      cxt.pass(_`${rule}(${cxt.data}, ${cxt.schemaCode}, this)`)
    },
  },
  {
    keyword: 'notInFuture',
    type: 'string',
    schemaType: 'boolean',
    error: { message: 'must not be in the future', params: _`{}` },
    code: (cxt) => {
      if (cxt.schema === false) return
      const rule = cxt.gen.scopeValue('func', { ref: notInFuture, code: _`require("validation/notInFuture")` })
      cxt.pass(_`${rule}(${cxt.data}, this)`)
    },
  },
  {
    keyword: 'notBefore',
    type: 'string',
    schemaType: 'string',
    error: { message: 'must not be before its sibling', params: ({ schemaCode }) => _`{sibling: ${schemaCode}}` },
    code: (cxt) => {
      const rule = cxt.gen.scopeValue('func', { ref: notBefore, code: _`require("validation/notBefore")` })
      cxt.pass(_`${rule}(${cxt.data}, ${cxt.it.parentData}, ${cxt.schemaCode})`)
    },
  },
]
