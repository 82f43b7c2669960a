/** A call as `flows/api.json` has it; `request` and `response` are schema files below `schemas/`. */
export interface CallSource {
  readonly method: string
  readonly path: string
  readonly query?: readonly string[]
  readonly request?: string
  readonly response: string
  readonly idempotent?: boolean
}

/** The API contract as `flows/api.json` has it. */
export interface ContractSource {
  readonly headers: Readonly<
    Record<'botToken' | 'botOverride' | 'authorization' | 'correlationId' | 'idempotencyKey', string>
  >
  readonly error: string
  readonly calls: Readonly<Record<string, CallSource>>
  readonly hub: { readonly path: string; readonly connectionParameter: string; readonly event: string }
}
