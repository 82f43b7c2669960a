import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'

interface TabsProps<Name extends string> {
  readonly label: string
  readonly names: readonly Name[]
  readonly current: Name
  readonly onChoose: (name: Name) => void
  /** What belongs to the tab that is chosen. */
  readonly children: ReactNode
}

/** Tabs with the arrow keys (WAI-ARIA, tabs with automatic activation). */
export function Tabs<Name extends string>({ label, names, current, onChoose, children }: TabsProps<Name>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const toIndex = (key: string) => {
    const index = names.indexOf(current)
    const { length } = names
    if (key === 'ArrowRight') return (index + 1) % length
    if (key === 'ArrowLeft') return (index - 1 + length) % length
    if (key === 'Home') return 0
    return key === 'End' ? length - 1 : undefined
  }
  const follow = (event: KeyboardEvent) => {
    const index = toIndex(event.key)
    const name = index === undefined ? undefined : names[index]
    if (index === undefined || name === undefined) return
    event.preventDefault()
    onChoose(name)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus()
  }
  return (
    <div className="tabs">
      <div ref={list} role="tablist" aria-label={label} className="tabs-list">
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id} ${name}`.replaceAll(' ', '-')}
            aria-selected={name === current}
            aria-controls={`${id}-panel`}
            tabIndex={name === current ? 0 : -1}
            onClick={() => onChoose(name)}
            onKeyDown={follow}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id} ${current}`.replaceAll(' ', '-')}
        className="tabs-panel"
      >
        {children}
      </div>
    </div>
  )
}
