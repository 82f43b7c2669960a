/** The kinds of change, in the order in which reviewers read them. */
export const changeGroups = ['limits', 'words', 'rules', 'routes', 'actions', 'screens', 'data'] as const

/** One thing that is otherwise than before; without `before` it is new, without `after` it is gone. */
export interface FlowChange {
  readonly group: (typeof changeGroups)[number]
  /** `step YOUR_INFO, on submit`, `constant historyMonths`. */
  readonly where: string
  readonly before?: string
  readonly after?: string
}

/** What a change means for what is outside the flow, as sentences. */
export interface FlowDifference {
  readonly changes: readonly FlowChange[]
  /** Ways between steps that are new or gone: `ENTER_LICENSE_PLATE → DISQUALIFIED, "Find my car": if …`. */
  readonly waysAdded: readonly string[]
  readonly waysRemoved: readonly string[]
  /** Languages whose words changed. */
  readonly languages: readonly string[]
  /** What analytics or partners may hear that they did not before, or no longer do. */
  readonly eventsAdded: readonly string[]
  readonly eventsRemoved: readonly string[]
  /** Whether applications that were saved before are taken up as they are, brought to the new version, or begun anew. */
  readonly saved: 'kept' | 'migrated' | 'dropped'
  /** Steps at which a saved application could resume and no longer can, and where it goes on; nowhere: it is begun anew. */
  readonly notResumable: readonly { readonly step: string; readonly goesOnAt?: string }[]
}
