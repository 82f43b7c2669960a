import { memo, useEffect, useRef } from 'react'
import { type CopyEntry, type LinkedFlow, toPlaceholders } from '../../engine/authoring.ts'
import { useStudio } from '../StudioContext.ts'
import { useEdit } from './edits/applyEdit.ts'
import { editText, toNameOfLanguage, toUntranslated } from './edits/texts.ts'

interface TextRowProps {
  readonly step: string
  readonly entry: CopyEntry
  readonly languages: readonly string[]
  /** The languages that may not say any more what the first one says. */
  readonly stale: readonly string[]
  /** Whether somebody has pointed at it in the step. */
  readonly isPointed: boolean
}

/** How many other steps are told by their names. */
const mostNamed = 3

/** One text in each language, with where people meet it. Drawn anew only when it says something else. */
export const TextRow = memo(
  function TextRow({ step, entry: { key, texts, uses, steps }, languages, stale, isPointed }: TextRowProps) {
    const edit = useEdit()
    const { model, desk } = useStudio()
    const row = useRef<HTMLLIElement>(null)
    useEffect(() => {
      if (isPointed) row.current?.scrollIntoView({ block: 'nearest' })
    }, [isPointed])
    const others = steps.filter((name) => name !== step)
    const first = languages[0] ?? 'en'
    const placeholders = toPlaceholders(texts[first] ?? '', first) ?? []
    const mark = toUntranslated(first, '')
    return (
      <li ref={row} className="row" aria-current={isPointed || undefined}>
        <p className="row-head">
          <span>{toPlaces(uses)}</span> <code>{key}</code>
        </p>
        <div className="row-languages">
          {languages.map((language) => {
            const text = texts[language] ?? ''
            const isOpen = text.startsWith(mark)
            return (
              <label key={language}>
                <span className="quiet">
                  {toNameOfLanguage(language)} · {text.length} characters
                  {isOpen && <strong className="bad"> · not translated</strong>}
                  {stale.includes(language) && (
                    <strong className="bad"> · {toNameOfLanguage(first)} has changed</strong>
                  )}
                </span>
                <textarea
                  lang={language}
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
        {(placeholders.length > 0 || others.length > 0) && (
          <p className="quiet row-foot">
            {placeholders.length > 0 && `Filled in: ${placeholders.map((name) => `{${name}}`).join(', ')}. `}
            {others.length > 0 &&
              `Also at ${others.length > mostNamed ? `${others.length} other steps` : others.join(', ')}.`}
          </p>
        )}
      </li>
    )
  },
  (before, after) =>
    JSON.stringify([before.entry, before.step, before.languages, before.stale, before.isPointed]) ===
    JSON.stringify([after.entry, after.step, after.languages, after.stale, after.isPointed]),
)

/** The first places where a text is met, in words. */
function toPlaces(uses: readonly string[]): string {
  const [first, second, ...others] = uses.map(toSentence)
  if (first === undefined) return 'A part of the product'
  return [
    first,
    ...(second === undefined ? [] : [second]),
    ...(others.length > 0 ? [`${others.length} more`] : []),
  ].join(' · ')
}

const toSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

interface KeyTextsProps {
  readonly flow: LinkedFlow
  /** The copy key; undefined for a rule that has no words of its own. */
  readonly textKey: string | undefined
}

/** What the applicant is told in some place, in each language. */
export function KeyTexts({ flow, textKey }: KeyTextsProps) {
  const edit = useEdit()
  if (textKey === undefined) return <p className="quiet">Says the general words for what is not right.</p>
  return (
    <div className="row-languages">
      {[...flow.copy].map(([language, texts]) => (
        <label key={language}>
          <span className="quiet">
            Says ({language}) <code>{textKey}</code>
          </span>
          <textarea
            lang={language}
            rows={1}
            value={texts[textKey] ?? ''}
            onChange={({ target }) => edit(editText(flow, language, textKey, target.value))}
          />
        </label>
      ))}
    </div>
  )
}
