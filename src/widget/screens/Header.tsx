import { useMemo } from 'react'
import { useCopy, useSessionState } from '../../../engine/index.ts'
import { toBranding } from '../theme/toBranding.ts'
import { useBrandColors } from '../theme/useBrandColors.ts'
import { SectionProgress } from './SectionProgress.tsx'

/** Logo and progress, unless the partner hides them; gives the widget around it the partner's colours. */
export function Header() {
  const t = useCopy()
  const init = useSessionState((state) => state.init)
  const branding = useMemo(() => toBranding(init), [init])
  const header = useBrandColors(branding)
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
      <SectionProgress />
    </header>
  )
}
