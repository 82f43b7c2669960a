/** One error as a compiled validator reports it, in AJV's shape. */
export interface ValidationError {
  keyword: string
  instancePath: string
  schemaPath: string
  params: Record<string, unknown>
  message?: string
}

/** What date rules are validated by: `today` is an ISO date; without it the device's local date counts. */
export interface ValidationContext {
  today?: string
}

/** A compiled validator, from `compileSchemas` or from a module that the schema compiler wrote. */
export interface StandaloneValidator {
  (this: ValidationContext | undefined, data: unknown): boolean
  errors?: ValidationError[] | null
  /** Every field of the schema in its order, `addresses.*.city` for one in a list; issues are sorted by it. */
  fields?: readonly string[]
}
