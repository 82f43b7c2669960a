import { memo, useEffect, useId, useRef } from 'react'
import { type CopyEntry, type LinkedFlow, toPlaceholders, withDefaultTexts } from '../../engine/authoring.ts'
import { useStudio } from '../StudioContext.ts'
import { useEdit } from './edits/applyEdit.ts'
import { toStepTitles } from './listFormFields.ts'
import { capitalize, editText, toLack, toNameOfLanguage } from './edits/texts.ts'

interface TextRowProps {
  readonly step: string
  readonly entry: CopyEntry
  readonly languages: readonly string[]
  /** The languages whose texts have not followed a change in the first language. */
  readonly stale: readonly string[]
  /** Whether the author has clicked this text in the step. */
  readonly isPointed: boolean
}

/** The largest number of other steps whose titles are shown at once. */
const mostNamed = 3

/** Edits one text in each language, and shows where it appears. Renders again only if its content changes. */
export const TextRow = memo(
  function TextRow({ step, entry: { key, texts, uses, steps }, languages, stale, isPointed }: TextRowProps) {
    const edit = useEdit()
    const { model, desk } = useStudio()
    const row = useRef<HTMLLIElement>(null)
    const id = useId()
    useEffect(() => {
      if (!isPointed) return
      row.current?.scrollIntoView({ block: 'nearest' })
      const { from, language } = desk.getState().pointed ?? {}
      if (from === 'finding') row.current?.querySelector<HTMLElement>(`[lang="${language}"]`)?.focus()
    }, [isPointed, desk])
    const others = steps.filter((name) => name !== step)
    const { flow: latest } = model.getState()
    const titles = latest && toStepTitles(latest, others)
    const isLong = others.length > mostNamed
    const first = languages[0] ?? 'en'
    const placeholders = toPlaceholders(texts[first] ?? '', first) ?? []
    return (
      <li ref={row} className="row" aria-current={isPointed || undefined}>
        <p className="row-head" id={id}>
          <span>{toPlaces(uses)}</span> <code>{key}</code>
        </p>
        <div className="row-languages">
          {languages.map((language) => {
            const text = texts[language] ?? ''
            const lack = toLack(text, first)
            return (
              <label key={language}>
                <span className="quiet" id={`${id}-${language}`}>
                  {toNameOfLanguage(language)} · {text.length} characters
                  {lack !== undefined && <strong className="bad"> · {lack}</strong>}
                  {stale.includes(language) && (
                    <strong className="bad"> · {toNameOfLanguage(first)} has changed</strong>
                  )}
                </span>
                <textarea
                  // The language alone would be the name of every second text.
                  aria-labelledby={`${id}-${language} ${id}`}
                  lang={language}
                  dir="auto"
                  rows={1}
                  value={text}
                  name={`${key} ${language}`}
                  onFocus={() => desk.setState({ pointed: { key, from: 'words' } })}
                  onChange={({ target }) => {
                    const { flow } = model.getState()
                    if (flow) edit(editText(flow, language, key, target.value))
                  }}
                />
              </label>
            )
          })}
        </div>
        {(placeholders.length > 0 || (others.length > 0 && !isLong)) && (
          <p className="quiet row-foot">
            {placeholders.length > 0 &&
              `Filled in automatically: ${placeholders.map((name) => `{${name}}`).join(', ')}. `}
            {others.length > 0 && !isLong && `Also used in ${titles}.`}
          </p>
        )}
        {isLong && (
          <details className="quiet">
            <summary>Also used in {others.length} other steps.</summary>
            {titles}
          </details>
        )}
      </li>
    )
  },
  (before, after) =>
    JSON.stringify([before.entry, before.step, before.languages, before.stale, before.isPointed]) ===
    JSON.stringify([after.entry, after.step, after.languages, after.stale, after.isPointed]),
)

/** Describes the first places where a text appears. */
function toPlaces(uses: readonly string[]): string {
  const [first, second, ...others] = uses.map(capitalize)
  if (first === undefined) return 'Shown by a built-in part'
  return [
    first,
    ...(second === undefined ? [] : [second]),
    ...(others.length > 0 ? [`${others.length} more`] : []),
  ].join(' · ')
}

interface KeyTextsProps {
  readonly flow: LinkedFlow
  /** The copy key; undefined for a rule without its own message. */
  readonly textKey: string | undefined
  /** What the text is for. Without it, the key says so. */
  readonly label?: string
}

/** Edits the text of a copy key in each language. */
export function KeyTexts({ flow, textKey, label }: KeyTextsProps) {
  const edit = useEdit()
  if (textKey === undefined) return <p className="quiet">Shows the general error message.</p>
  return (
    <div className="row-languages">
      {[...flow.copy].map(([language, texts]) => (
        <label key={language}>
          <span className="quiet">
            {label ?? 'Text'} · {toNameOfLanguage(language)} {label === undefined && <code>{textKey}</code>}
          </span>
          <textarea
            lang={language}
            dir="auto"
            rows={1}
            value={texts[textKey] ?? ''}
            placeholder={withDefaultTexts(language, texts)[textKey]}
            onChange={({ target }) => edit(editText(flow, language, textKey, target.value))}
          />
        </label>
      ))}
    </div>
  )
}
