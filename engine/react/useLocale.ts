import { useFlow } from './FlowContext.ts'

/** The language that is shown, as a BCP 47 tag; for formatting numbers and dates. */
export const useLocale = (): string => useFlow().locale
