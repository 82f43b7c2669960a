/**
 * Stands in for RJSF's `omitExtraData.js` and `toPathSchema.js`: our forms keep all that was typed, and the session hands on
 * what the schema knows. Reached only when a form asks RJSF to leave data out.
 */
export default function omitExtraData(): never {
  throw new Error('Forms here do not use omitExtraData or liveOmit: what is sent is chosen by the session.')
}

export const getUsedFormData = omitExtraData
export const getFieldNames = omitExtraData
export const isValueEmpty = omitExtraData
