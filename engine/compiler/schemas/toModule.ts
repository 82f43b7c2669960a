import { toModulePath } from '../toModulePath.ts'

const RUNTIME = toModulePath(new URL('../../validation/runtime', import.meta.url))

// What AJV's code and our rules `require`, and the ES module of ours that takes its place.
const MODULES: Record<string, string> = {
  'require("ajv/dist/runtime/equal").default': 'equal',
  'require("ajv/dist/runtime/ucs2length").default': 'ucs2length',
  'require("validation/formats").date': 'date',
  'require("validation/formats")["date-time"]': 'dateTime',
  'require("validation/minimumAge")': 'minimumAge',
  'require("validation/notBefore")': 'notBefore',
  'require("validation/notInFuture")': 'notInFuture',
}

// Inside a JSON string the quote after `require(` would be escaped, so a schema's own words never match.
const REQUIRE = /(const \w+ = )(require\("[^"\\]+"\)(?:\.\w+|\["[^"\\]+"\])*);/g

/** Standalone code without its `require`s, and the imports that it needs instead; throws on one that has no module of ours. */
export const toModule = (standalone: string): { imports: string[]; code: string } => {
  const imports = new Set<string>()
  const code = standalone.replace(/^"use strict";/, '').replace(REQUIRE, (_, start: string, required: string) => {
    const name = MODULES[required]
    if (name === undefined) {
      throw new Error(
        `A compiled schema asks for ${required}, which has no ES module in engine/validation/runtime. Add one there.`,
      )
    }
    imports.add(`import { ${name} } from ${JSON.stringify(`${RUNTIME}/${name}.ts`)}`)
    return `${start}${name};`
  })
  return { imports: [...imports], code }
}
