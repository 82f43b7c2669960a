import type { ReactNode } from 'react'

interface PictureProps {
  readonly children: ReactNode
  /** Sparks around it, for good news. */
  readonly hasSparks?: boolean
}

/** The frame of a drawing of 96 by 96; it decorates, so screen readers pass it over. */
export function Picture({ children, hasSparks = false }: PictureProps) {
  return (
    <svg className="picture" viewBox="0 0 96 96" width="96" height="96" aria-hidden="true" focusable="false">
      <circle className="picture-ground" cx="48" cy="48" r="46" />
      {hasSparks && (
        <path className="picture-spark" d="M19 20l4 4M77 20l-4 4M6 40h5M90 40h-5M48 6v5M33 12v.1M63 12v.1" />
      )}
      {children}
    </svg>
  )
}
