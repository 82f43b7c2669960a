import {
  type ReactElement,
  type ReactNode,
  type DetailedHTMLProps,
  type HTMLAttributes,
  createElement,
  useEffect,
  useRef,
} from 'react'
import type { EmbedOptions, EmbeddedWidget } from '../embed/EmbedOptions.ts'
import { init } from './embed.ts'

/** The options of the widget under their React names. */
export interface RefinanceWidgetProps extends Omit<EmbedOptions, 'PartnerName'> {
  readonly partnerName?: string | undefined
  /** The address of the site that serves the widget. Changing it opens a new widget. */
  readonly siteUrl?: string | undefined
  /** The class of the element that the widget goes into. */
  readonly className?: string | undefined
  /** The button that opens the widget when `mode` is a dialog or drawer. */
  readonly children?: ReactNode
}

/**
 * Renders the widget as a component for React 17 to 19. Changed props update it in place and keep the applicant's input.
 * Callbacks are always those of the latest render. Unmounting the component removes the widget.
 */
export function RefinanceWidget({ siteUrl, className, children, ...props }: RefinanceWidgetProps): ReactElement {
  const place = useRef<HTMLDivElement>(null)
  const widget = useRef<EmbeddedWidget | undefined>(undefined)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })

  useEffect(() => {
    let opened: EmbeddedWidget | undefined
    let isGone = false
    // Deferred, because StrictMode mounts, unmounts and remounts each component at once, and no frame should load for that.
    queueMicrotask(() => {
      if (isGone || !place.current) return
      opened = init({
        target: place.current,
        ...(siteUrl !== undefined && { siteUrl }),
        ...(latest.current.loadTimeout !== undefined && { loadTimeout: latest.current.loadTimeout }),
        ...toOptions(toText(latest.current)),
        onReady: (event) => latest.current.onReady?.(event),
        onStep: (event) => latest.current.onStep?.(event),
        onLeadCreated: (event) => latest.current.onLeadCreated?.(event),
        onCompleted: (event) => latest.current.onCompleted?.(event),
        onError: (event) => latest.current.onError?.(event),
        onClosed: (event) => latest.current.onClosed?.(event),
      })
      widget.current = opened
    })
    return () => {
      isGone = true
      widget.current = undefined
      opened?.destroy()
    }
  }, [siteUrl])

  // Compared as text, because an object literal in JSX is a new object on each render.
  const text = toText(props)
  useEffect(() => widget.current?.update(toOptions(text)), [text])

  // oxlint-disable-next-line react/refs -- no JSX, because Node cannot import the JSX runtime of React 17
  return createElement('div', { ref: place, className }, children)
}

/** Returns the options as JSON without the callbacks, or an empty object if they are circular. */
function toText({
  partnerName,
  reference,
  prefillToken,
  mode,
  locale,
  branding,
  theme,
  tracking,
}: RefinanceWidgetProps): string {
  try {
    return JSON.stringify({
      PartnerName: partnerName,
      reference,
      prefillToken,
      mode,
      locale,
      branding,
      theme,
      tracking,
    })
  } catch {
    return '{}'
  }
}

const toOptions = (text: string): EmbedOptions => JSON.parse(text)

/** The attributes of `<refinance-widget>`. An empty string sets a flag. */
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

// For the types of React before version 19.
declare global {
  // oxlint-disable-next-line typescript/no-namespace -- JSX is typed by namespaces
  namespace JSX {
    interface IntrinsicElements {
      'refinance-widget': RefinanceElementAttributes
    }
  }
}
