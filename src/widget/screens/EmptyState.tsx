import type { ReactNode } from 'react'

/** Stands where something will stand once there is something. */
export function EmptyState({ picture, text }: { readonly picture: ReactNode; readonly text: string }) {
  return (
    <div className="empty">
      {picture}
      <p>{text}</p>
    </div>
  )
}
