import type { ReactNode } from 'react'

/** The frame of a drawing of 96 by 96; it decorates, so screen readers pass it over. */
export function Picture({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="picture" viewBox="0 0 96 96" width="96" height="96" aria-hidden="true" focusable="false">
      <circle className="picture-ground" cx="48" cy="48" r="46" />
      {children}
    </svg>
  )
}
