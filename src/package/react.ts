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

/** The options of the widget by their names in React. */
export interface RefinanceWidgetProps extends Omit<EmbedOptions, 'PartnerName'> {
  readonly partnerName?: string | undefined
  /** The address of the site that the widget comes from; another one opens another widget. */
  readonly siteUrl?: string | undefined
  /** Of the element that the widget goes into. */
  readonly className?: string | undefined
  /** The button that opens it, where `mode` is a dialog or a drawer. */
  readonly children?: ReactNode
}

/**
 * The widget as a component for React 17 to 19. Other props change it in place and lose nothing that was typed; callbacks are
 * always those of the last rendering. It is taken away when the component is.
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
    // A moment later, since StrictMode takes every component away once, at once: no frame is loaded for that.
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

  // As a text: whoever writes an object into JSX passes a new one each time.
  const text = toText(props)
  useEffect(() => widget.current?.update(toOptions(text)), [text])

  // oxlint-disable-next-line react/refs -- no JSX: what it becomes cannot be imported in React 17 by Node
  return createElement('div', { ref: place, className }, children)
}

/** The options without callbacks as JSON; nothing when they lead back to themselves. */
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
