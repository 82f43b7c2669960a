/** How the widget looks on a partner's page. */
export interface Branding {
  readonly hideTopNav: boolean
  /** A hex or named CSS colour. */
  readonly primaryColor: string
  readonly secondaryColor: string
  readonly roundCorners: boolean
}

/** The branding without any options: both colours have a contrast of at least 4.5:1 on white. */
export const defaultBranding: Branding = {
  hideTopNav: false,
  primaryColor: '#0b7a4b',
  secondaryColor: '#8f1d2c',
  roundCorners: true,
}

/** Merges the branding of options that were validated before (`toInitOptions`) into the defaults. */
export function toBranding({ branding }: { readonly branding?: unknown }): Branding {
  return { ...defaultBranding, ...(typeof branding === 'object' ? branding : {}) }
}
