/**
 * The name of an event or property where names are identifiers, as in Google Analytics: `Lead Created` is `lead_created`,
 * `partnerName` is `partner_name`.
 */
export const toTrackedName = (name: string): string =>
  name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|[^A-Za-z0-9]+/g, '_').toLowerCase()
