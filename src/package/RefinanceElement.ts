import type { DetailedHTMLProps, HTMLAttributes } from 'react'

/** The attributes of `<refinance-widget>`; a flag is set by an empty text. */
export interface RefinanceElementAttributes extends DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> {
  'partner-name'?: string | undefined
  reference?: string | undefined
  'prefill-token'?: string | undefined
  mode?: 'dialog' | 'drawer' | 'lazy' | undefined
  locale?: string | undefined
  'primary-color'?: string | undefined
  'secondary-color'?: string | undefined
  'hide-top-nav'?: '' | 'true' | 'false' | undefined
  'round-corners'?: '' | 'true' | 'false' | undefined
  /** The theme as JSON. */
  theme?: string | undefined
  /** The campaign fields as JSON. */
  tracking?: string | undefined
}

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- JSX is typed by namespaces
  namespace JSX {
    interface IntrinsicElements {
      'refinance-widget': RefinanceElementAttributes
    }
  }
}

// Of releases of React before 19.
declare global {
  // oxlint-disable-next-line typescript/no-namespace -- JSX is typed by namespaces
  namespace JSX {
    interface IntrinsicElements {
      'refinance-widget': RefinanceElementAttributes
    }
  }
}
