import { type ReactNode, useEffect, useRef } from 'react'
import type { Mistake } from './useHandwrittenForm.ts'

const sections = ['Your car', 'About you', 'Your offer', 'Your details', 'Documents']

interface HandwrittenStepProps {
  readonly title: string
  /** The index of its section, from 0. */
  readonly section: number
  readonly minutes: number
  readonly mistakes: readonly Mistake[]
  readonly children: ReactNode
}

/** Renders everything that the product draws around the form of a step, with the same texts. */
export function HandwrittenStep({ title, section, minutes, mistakes, children }: HandwrittenStepProps) {
  return (
    <div className="refinance" lang="en">
      <header className="header is-round">
        <span className="logo">
          <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
            <path d="M4 20a12 12 0 0 1 24 0" />
            <path className="logo-needle" d="M16 20l6-7" />
            <circle className="logo-needle" cx="16" cy="20" r="2.5" />
          </svg>
          Car loan refinance
        </span>
        <a href="tel:+13035550142">(303) 555-0142</a>
        <div className="progress">
          <p id="progress" className="progress-words">
            <span className="progress-section">
              <strong>{sections[section]}</strong> <span>{section + 1} of 5</span>
            </span>{' '}
            <span>About {minutes} minutes left</span>
          </p>
          <progress max={5} value={section + 0.5} aria-labelledby="progress" />
          <ol className="progress-sections" aria-hidden="true">
            {sections.map((name, index) => (
              <li key={name} className={index < section ? 'is-done' : index === section ? 'is-current' : undefined}>
                {name}
              </li>
            ))}
          </ol>
        </div>
      </header>
      {section > 0 && (
        <button type="button" className="back-link">
          Back
        </button>
      )}
      <h1 className="step-title" tabIndex={-1}>
        {title}
      </h1>
      <div role="alert" />
      <Summary mistakes={mistakes} />
      {children}
      <output className="visually-hidden" />
      <footer className="footer">
        <p className="bot-badge">Protected by a bot check</p>
        <p className="bot-badge">Example Auto Refinance, LLC, NMLS ID 0000000</p>
        <div className="language">
          <button type="button" className="button button-link" lang="es">
            Español
          </button>
        </div>
      </footer>
    </div>
  )
}

/** Lists the errors of a rejected submit with a link to each field, and takes the focus. */
function Summary({ mistakes }: Pick<HandwrittenStepProps, 'mistakes'>) {
  const box = useRef<HTMLElement>(null)
  const isEmpty = mistakes.length === 0
  useEffect(() => {
    if (!isEmpty) box.current?.focus()
  }, [isEmpty])
  return (
    <section ref={box} className="error-summary" aria-labelledby="summary" tabIndex={-1} hidden={isEmpty}>
      {!isEmpty && <h2 id="summary">There are {mistakes.length} things to correct</h2>}
      {!isEmpty && (
        <ul>
          {mistakes.map(({ name, words }) => (
            <li key={name}>
              <a
                href={`#${name}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
                }}
              >
                {words}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
