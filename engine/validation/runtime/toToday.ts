/** Today as an ISO date: the one a validator was called with, or the device's local date (a form library passes none). */
export const toToday = (context: unknown): string => {
  if (typeof context === 'object' && context && 'today' in context && typeof context.today === 'string')
    return context.today
  const now = new Date()
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-')
}
