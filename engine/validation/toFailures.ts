import type { Issue } from './Issue.ts'
import type { ValidationError } from './StandaloneValidator.ts'

interface Failure extends Issue {
  schemaPath: string
}

const toPath = ({ instancePath, params }: ValidationError): string => {
  const segments = instancePath.split('/').slice(1)
  const names = segments.map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
  // A missing property is reported on the object that lacks it, a surplus one on the object that holds it.
  const own = params.missingProperty ?? params.additionalProperty
  return (typeof own === 'string' ? [...names, own] : names).join('.')
}

const toPlaceholders = (params: Record<string, unknown>): Issue['params'] =>
  Object.fromEntries(
    Object.entries(params).filter(
      (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  )

const toFailure = (error: ValidationError, message?: string): Failure => ({
  path: toPath(error),
  message: message ?? (error.keyword === 'required' ? 'errors.required' : 'errors.invalid'),
  rule: error.keyword,
  params: toPlaceholders(error.params),
  schemaPath: error.schemaPath,
})

// ajv-errors folds the errors that one message stands for into `params.errors`, on the parent for `required`.
const isFolded = (error: ValidationError): error is ValidationError & { params: { errors: ValidationError[] } } =>
  error.keyword === 'errorMessage' && Array.isArray(error.params.errors)

/** Every failing rule of a validator's errors, with its copy key; branches of a failed choice are told as the choice alone. */
export const toFailures = (errors: readonly ValidationError[]): Failure[] => {
  const failures = errors.flatMap((error) =>
    isFolded(error) ? error.params.errors.map((inner) => toFailure(inner, error.message)) : [toFailure(error)],
  )
  const choices = failures.filter(({ rule }) => rule === 'oneOf' || rule === 'anyOf')
  return failures.filter(
    ({ rule, schemaPath }) =>
      // A failed `then` reports its own rules; that the `if` led there is no mistake of its own.
      rule !== 'if' && !choices.some((choice) => schemaPath.startsWith(`${choice.schemaPath}/`)),
  )
}
