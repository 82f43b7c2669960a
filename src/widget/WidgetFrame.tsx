import {
  type ComponentType,
  type RefObject,
  memo,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import {
  FlowRoot,
  type FlowRootProps,
  useCopy,
  useLateEffect,
  useProgressText,
  useSession,
  useSessionState,
} from '../../engine/index.ts'
import { SectionProgress } from './screens/SectionProgress.tsx'
import { StartOver } from './screens/startScreens.tsx'

/** The product's frame around every step, in the widget and in a preview. */
export const WidgetFrame = memo(function WidgetFrame(props: Pick<FlowRootProps, 'footer' | 'hasHistory'>) {
  return (
    <FlowRoot className="refinance" busy={<LoadingPicture />} notices={<ResumedNotice />} {...props}>
      <Header />
    </FlowRoot>
  )
})

/** The logo and the progress, unless the partner hides them; also applies the partner's colors and theme to the widget. */
export function Header() {
  const t = useCopy()
  const { phone, phoneLink } = useSession().flow.constants
  const init = useSessionState((state) => state.init)
  const branding = useMemo(() => toBranding(init), [init])
  const header = useBrandColors(branding)
  useTheme(header, init['theme'])
  return (
    <header ref={header} className={branding.roundCorners ? 'header is-round' : 'header'} hidden={branding.hideTopNav}>
      <span className="logo">
        <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
          <path d="M4 20a12 12 0 0 1 24 0" />
          <path className="logo-needle" d="M16 20l6-7" />
          <circle className="logo-needle" cx="16" cy="20" r="2.5" />
        </svg>
        {t('app.logo')}
      </span>
      <a href={`tel:${phoneLink}`}>{phone}</a>
      <SectionProgress />
    </header>
  )
}

/** Sets the partner's colors on the parent of the element that holds the ref; the theme itself has the default ones. */
function useBrandColors({ primaryColor, secondaryColor }: Branding): RefObject<HTMLElement | null> {
  const inside = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    // Uses the CSSOM, which a Content-Security-Policy without inline styles allows.
    const style = inside.current?.parentElement?.style
    const show = (name: string, color: string, byDefault: string) =>
      color === byDefault ? style?.removeProperty(name) : style?.setProperty(name, color)
    show('--brand', primaryColor, defaultBranding.primaryColor)
    show('--brand-2', secondaryColor, defaultBranding.secondaryColor)
  }, [primaryColor, secondaryColor])
  return inside
}

/** Applies a partner's theme to the parent of the element that holds the ref; loads its code only if there is a theme. */
function useTheme(inside: RefObject<HTMLElement | null>, theme: unknown): void {
  useLayoutEffect(() => {
    const root = inside.current?.parentElement
    if (!root || theme === undefined) return
    import('./theme/showTheme.ts').then(
      ({ showTheme }) => showTheme(root, Object(theme)),
      () => undefined, // The widget keeps its own look.
    )
  }, [inside, theme])
}

/** How the widget looks on a partner's page. */
interface Branding {
  readonly hideTopNav: boolean
  /** A hex or named CSS color. */
  readonly primaryColor: string
  readonly secondaryColor: string
  readonly roundCorners: boolean
}

/** The default branding: both colors have a contrast of at least 4.5:1 on white. */
export const defaultBranding: Branding = {
  hideTopNav: false,
  primaryColor: '#0b7a4b',
  secondaryColor: '#8f1d2c',
  roundCorners: true,
}

/** Merges the branding of validated options (see `toInitOptions`) into the defaults. */
export function toBranding({ branding }: { readonly branding?: unknown }): Branding {
  return { ...defaultBranding, ...Object(branding) }
}

/** Says what the step is waiting for, beside pictures that are loaded when first needed. */
export function LoadingPicture() {
  const t = useCopy()
  const progress = useProgressText()
  return (
    <span className="busy">
      <span className="busy-pictures">
        <LateView load={loadPictures} />
      </span>
      {progress ?? t('common.loading')}
    </span>
  )
}

const loadPictures = async () => (await import('./screens/pictures.tsx')).LoadingPictures

interface LateViewProps {
  /** Loads the view; should keep its identity between renders. */
  readonly load: () => Promise<ComponentType>
  /** Another number tries again after a failed load. */
  readonly attempt?: number
}

/** A view that the page can do without: its code is loaded after its surroundings are on the screen. */
export function LateView({ load, attempt }: LateViewProps) {
  const [View, setView] = useState<ComponentType>()
  const show = useCallback(async () => {
    const Loaded = await load()
    return () => {
      setView(() => Loaded)
      return undefined
    }
    // oxlint-disable-next-line react/exhaustive-deps -- another attempt loads again
  }, [load, attempt])
  useLateEffect(View || !navigator.onLine ? undefined : show)
  return View && <View />
}

/** The notice of a resumed application, which lets anybody else start over; not needed on a step that offers to start over itself. */
function ResumedNotice() {
  const t = useCopy()
  const session = useSession()
  const isShown = useSessionState(
    // The start step's part of the flow does not have this slot.
    ({ data, currentStep }) =>
      Object(data['visit']).isResumed === true && !session.flow.steps[currentStep]?.on['startOver'],
  )
  if (!isShown) return null
  return (
    <div className="resumed">
      <p>{t('app.notYou')}</p>
      <StartOver />
    </div>
  )
}
