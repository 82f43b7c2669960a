interface Details {
  readonly ready: object
  readonly step: { readonly step: string; readonly progress: number }
  readonly leadCreated: object
  readonly completed: object
  readonly error: { readonly code: string }
  readonly closed: object
}

/** The event of one type, as `schemas/partner-events.v1.schema.json` has it. */
export type PartnerEventOf<Type extends keyof Details> = {
  readonly version: 1
  readonly type: Type
} & Details[Type]

/** An event for partners. */
export type PartnerEvent = { [Type in keyof Details]: PartnerEventOf<Type> }[keyof Details]
