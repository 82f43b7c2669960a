const validate = (text: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  // Engines roll 30 February over to March instead of refusing it.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** The format `date`: a real day written as YYYY-MM-DD (RFC 3339 full-date). */
export const date = { validate }
