import type { ReactNode } from 'react'

/** A picture beside what it is about. */
export function Scene({ picture, children }: { readonly picture: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="scene">
      {picture}
      <div className="scene-text">{children}</div>
    </div>
  )
}
