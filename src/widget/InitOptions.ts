/** What a page may tell the widget when it starts it. */
export interface InitOptions {
  /** Who sends the applicant, as the lead names it. */
  readonly PartnerName?: string
  readonly branding?: {
    readonly hideTopNav?: boolean
    /** A hex or named CSS colour. */
    readonly primaryColor?: string
    readonly secondaryColor?: string
    readonly roundCorners?: boolean
  }
  readonly tracking?: {
    /** Campaign fields that are sent with the lead, by their names on the wire. */
    readonly extraData?: Readonly<Record<string, string>>
  }
}
