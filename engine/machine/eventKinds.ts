/** Whether an event comes from the engine, and nobody asked for it. */
export const isByItself = (event: string): boolean => event === 'enter' || event === 'leave' || event === 'startUp'

/** Whether an event says that a field has another value. */
export const isChange = (event: string): boolean => event.startsWith('change ')
