import { BotCheckFailedScreen } from './BotCheckFailedScreen.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'

/** The whole-page screens by name. Not lazy: they are needed when nothing can be fetched. */
export const pageScreens = {
  error: ErrorScreen,
  'bot-check-failed': BotCheckFailedScreen,
} as const
