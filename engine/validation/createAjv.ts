import { Ajv, type CodeKeywordDefinition, Name, type ValidateFunction, _, str, stringify } from 'ajv'
import addFormats from 'ajv-formats'
import { bundleSchema } from './bundleSchema.ts'
import { type JsonSchema, type SchemaMap, toFields } from './JsonSchema.ts'
import { rememberByContent } from './remember.ts'
import { date, dateTime, minimumAge, notBefore, notInFuture } from './runtime/rules.ts'
import { type StandaloneValidator, tell } from './validate.ts'

/** The options for compiling. `allErrors: false` makes a smaller validator that only answers yes or no and has no copy keys. */
export interface AjvOptions {
  allErrors?: boolean
  /** Whether errors contain AJV's English messages, which only tools show. */
  messages?: boolean
  /** False for a part of a schema that was compiled strictly as a whole. */
  strict?: boolean
  /** Keeps the source code, to write an ES module (true) or another script (false). Keeping it takes more memory than anything else. */
  esm?: boolean
  /** False for schemas that are already known to be JSON Schemas. The check takes as long as compiling. */
  validateSchema?: boolean
  /** False for validators so small that shortening their code would take longer than it saves. */
  isOptimized?: boolean
}

/** Creates an AJV for builds, servers and tools: draft-07, our date rules and annotations, strict about unknown keywords. */
export const createAjv = ({
  allErrors = true,
  messages = allErrors,
  strict = true,
  esm,
  validateSchema = true,
  isOptimized = true,
}: AjvOptions = {}): Ajv => {
  const ajv = new Ajv({
    allErrors,
    messages,
    strict,
    validateSchema,
    // A `then` may require a property that only the whole form declares.
    strictRequired: false,
    allowUnionTypes: true,
    passContext: true,
    // The module contains the option lists anyway, as part of the schema: loop over them instead of repeating them.
    loopEnum: 8,
    code: {
      source: esm !== undefined,
      esm: esm ?? false,
      optimize: isOptimized,
      formats: _`require("validation/formats")`,
    },
    formats: { date, 'date-time': dateTime },
  })
  addFormats(ajv, ['email', 'uuid'])
  ajv.addVocabulary(['personal', 'secret', 'tsType', 'ui', ...customRules])
  ajv.addKeyword(allErrors ? errorMessage : 'errorMessage')
  return ajv
}

/**
 * The rules that JSON Schema lacks, for strings that hold ISO dates: `minimumAge: 18`, `notInFuture: true` and `notBefore: "startDate"` (a
 * sibling). Each is generated as code so that it works in a standalone validator, where the `require` becomes an import; `this` is the
 * context of the validator's call.
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

/**
 * Reads the copy keys of a schema's rules in the format of ajv-errors. After all rules, `tell` adds the keys to the errors. The code that
 * ajv-errors generates is longer than that of all rules together.
 */
const errorMessage: CodeKeywordDefinition = {
  keyword: 'errorMessage',
  schemaType: ['string', 'object'],
  post: true,
  code: ({ gen, schema, it }) => {
    if (it.createErrors === false) return
    const told = gen.scopeValue('func', { ref: tell, code: _`require("validation/tell")` })
    const [errors, at] = [new Name('vErrors'), str`${new Name('instancePath')}${it.errorPath}`]
    const call = _`${told}(${errors}, ${at}, ${it.errSchemaPath}, ${stringify(schema)})`
    gen.if(errors, () => gen.code(call))
  },
}

/**
 * Creates a compiler for bundled schemas in this process, for Node. Throws when AJV rejects a schema. Many schemas share one AJV, because
 * each AJV compiles its own keywords first; it is replaced regularly, because it keeps everything it compiled.
 */
export function createSchemaCompiler(options: AjvOptions = {}): (schema: JsonSchema) => ValidateFunction {
  let ajv: Ajv | undefined
  let compiled = 0
  return (schema) => {
    if (compiled % 200 === 0 || !ajv) ajv = createAjv({ ...options, validateSchema: false, isOptimized: false })
    compiled += 1
    try {
      return ajv.compile(schema)
    } finally {
      // The next version of the schema may have the same $id.
      ajv.removeSchema(schema)
    }
  }
}

const compile = createSchemaCompiler({ messages: false })

/** Compiles one bundled JSON Schema (see `bundleSchema`) in this process, for Node. Throws when AJV rejects it. Remembers the result. */
export const compileSchema = rememberByContent((schema): StandaloneValidator => {
  const validator: StandaloneValidator = compile(schema)
  return Object.assign(validator, { fields: toFields(schema) })
})

/** Compiles schemas by `$id` in this process, for Node: the same validators that the browser gets precompiled. */
export const compileSchemas = ({
  schemas,
  ids,
}: {
  schemas: SchemaMap
  ids: Iterable<string>
}): ReadonlyMap<string, StandaloneValidator> =>
  new Map(Array.from(ids, (id) => [id, compileSchema(bundleSchema(id, schemas))]))
