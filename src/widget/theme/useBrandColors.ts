import { useLayoutEffect, useRef, type RefObject } from 'react'
import { defaultBranding, type Branding } from './toBranding.ts'

/** Gives the element around the one that holds the ref the partner's colours; the theme has the default ones itself. */
export function useBrandColors({ primaryColor, secondaryColor }: Branding): RefObject<HTMLElement | null> {
  const inside = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    // Through the object model, which a policy without inline styles allows.
    const style = inside.current?.parentElement?.style
    const show = (name: string, color: string, byDefault: string) =>
      color === byDefault ? style?.removeProperty(name) : style?.setProperty(name, color)
    show('--brand', primaryColor, defaultBranding.primaryColor)
    show('--brand-2', secondaryColor, defaultBranding.secondaryColor)
  }, [primaryColor, secondaryColor])
  return inside
}
