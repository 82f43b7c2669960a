import { useState } from 'react'

interface InfoTipProps {
  /** What the button is for, as nothing but a sign is seen of it. */
  readonly label: string
  readonly text: string
}

/** A sign that shows a short text when it is pressed, by mouse, key or finger; a second press or Escape hides the text. */
export function InfoTip({ label, text }: InfoTipProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <span className="info-tip">
      <button
        type="button"
        className="info-tip-button"
        aria-label={label}
        aria-expanded={isOpen}
        // Not hidden when it is left: what stands below would move away from under the click that leaves it.
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setIsOpen(false)
        }}
      >
        i
      </button>
      <output className="info-tip-text">{isOpen && text}</output>
    </span>
  )
}
