import { _, type CodeKeywordDefinition } from 'ajv'
import { minimumAge } from './runtime/minimumAge.ts'
import { notBefore } from './runtime/notBefore.ts'
import { notInFuture } from './runtime/notInFuture.ts'

/**
 * The rules that JSON Schema lacks, for strings that hold ISO dates: `minimumAge: 18`, `notInFuture: true` and
 * `notBefore: "startDate"` (a sibling). Each is written as code so that it works in a standalone validator, where
 * the `require` becomes an import; `this` is what the validator was called with.
 */
export const customRules: CodeKeywordDefinition[] = [
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
