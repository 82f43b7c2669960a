import type { AjvOptions } from '../../validation/createAjv.ts'
import type { JsonSchema } from '../../validation/JsonSchema.ts'
import { toModule } from './toModule.ts'
import { toStandalone } from './toStandalone.ts'

/**
 * The source of an ES module that exports a validator for each bundled schema, under its name. Without `allErrors`
 * (the default) they are smaller, stop at the first error and know no copy keys: right for what a service answers.
 */
export const compileValidators = (
  schemas: Record<string, JsonSchema>,
  { allErrors = false }: Pick<AjvOptions, 'allErrors'> = {},
): string => {
  const { imports, code } = toModule(toStandalone(schemas, { allErrors }))
  return [...imports, code, ''].join('\n')
}
