const pad = (part: number) => String(part).padStart(2, '0')

/** Returns the date this many months before today, as `YYYY-MM-DD` in local time. Avoids days that the month lacks. */
export function monthsAgo(months: number): string {
  const today = new Date()
  const day = new Date(today.getFullYear(), today.getMonth() - months, Math.min(today.getDate(), 28))
  return `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`
}
