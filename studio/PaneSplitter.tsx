import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react'

/** The map's share of the room beside the step, in percent: initial, minimum and maximum values, and the change for one key press. */
const [initial, least, most, byKey] = [45, 20, 80, 5] as const

const steps: Readonly<Record<string, (now: number) => number>> = {
  ArrowLeft: (now) => now - byKey,
  ArrowRight: (now) => now + byKey,
  Home: () => least,
  End: () => most,
}

/** Divides the room between the map and the words, by dragging or with the arrow keys (ARIA: window splitter). */
export function PaneSplitter() {
  const [share, setShare] = useState<number>(initial)
  const [from, setFrom] = useState<{ readonly x: number; readonly share: number }>()
  const move = (next: number) => setShare(Math.round(Math.min(most, Math.max(least, next))))
  useEffect(() => {
    document.documentElement.style.setProperty('--map-share', `${share}fr`)
    document.documentElement.style.setProperty('--words-share', `${100 - share}fr`)
  }, [share])

  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    move(step(share))
  }
  const pull = ({ clientX, currentTarget }: PointerEvent) => {
    const width = currentTarget.parentElement?.clientWidth ?? 0
    if (from && width > 0) move(from.share + ((clientX - from.x) / width) * 100)
  }
  return (
    // oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- one that can be focused is a widget (ARIA 1.2, separator)
    <hr
      className="splitter"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label="Resize the panes"
      aria-valuenow={share}
      aria-valuemin={least}
      aria-valuemax={most}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        setFrom({ x: event.clientX, share })
      }}
      onPointerMove={pull}
      onLostPointerCapture={() => setFrom(undefined)}
    />
    // oxlint-enable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex
  )
}
