import type { Settings } from '../widget/config/readConfig.ts'

/** The variables of a build that are read, as Vite hands them out. */
export interface BuildVariables {
  /** prod, dev or qa; without it a build is for prod, and a development server for dev. */
  readonly VITE_ENVIRONMENT?: string
  readonly VITE_API_BASE_URL?: string
  /** Read by everybody who reads the script, so never for production. */
  readonly VITE_BOT_OVERRIDE?: string
  readonly DEV?: boolean
}

/** The settings that a build was made with. */
export const toBuildSettings = (variables: BuildVariables): Settings => ({
  environment: variables.VITE_ENVIRONMENT || (variables.DEV ? 'dev' : 'prod'),
  ...(variables.VITE_API_BASE_URL ? { apiBaseUrl: variables.VITE_API_BASE_URL } : {}),
  ...(variables.VITE_BOT_OVERRIDE ? { botOverride: variables.VITE_BOT_OVERRIDE } : {}),
})
