import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { type CopyEntry, type LinkedFlow, listCopy, toPlaceholders } from '../../engine/authoring.ts'
import { useDesk, useStudio } from '../StudioContext.ts'
import type { FormProps } from './FormProps.ts'
import { useEdit } from './edits/applyEdit.ts'
import { editText, replaceWords, toUntranslated, toNameOfLanguage } from './edits/texts.ts'
import { AddLanguage } from './AddLanguage.tsx'

const mostFound = 40

/** The labels of options have a tab of their own. */
const isOption = (use: string) => use.endsWith(', option')

/** What the step itself says comes before what its fields do. */
const byPlace = (a: CopyEntry, b: CopyEntry) => Number(isOfField(a)) - Number(isOfField(b))
const isOfField = ({ uses }: CopyEntry) => uses.every((use) => use.startsWith('field '))

/** Every text that people meet at the step, in each language; or those of the whole flow that have some words in them. */
export function TextsForm({ flow, step }: FormProps) {
  const [query, setQuery] = useState('')
  const wanted = useDeferredValue(query.trim().toLowerCase())
  const all = useMemo(() => listCopy(flow), [flow])
  const languages = [...flow.copy.keys()]
  const found =
    wanted === ''
      ? all.filter(({ steps, uses }) => steps.includes(step) && !uses.every(isOption)).toSorted(byPlace)
      : all.filter(({ key, texts }) =>
          [key, ...Object.values(texts)].some((text) => text.toLowerCase().includes(wanted)),
        )
  const pointed = useDesk((desk) => (desk.pointed?.from === 'step' ? desk.pointed.key : undefined))
  const shown = wanted === '' ? found : found.slice(0, mostFound)
  const missed = all.filter(({ key }) => key === pointed && !shown.some((entry) => entry.key === key))
  return (
    <>
      <label className="row-search">
        Find a text anywhere
        <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      </label>
      <output className="quiet">
        {wanted === ''
          ? `${found.length} texts at this step; those of options are under Options`
          : `${found.length} texts found`}
        {found.length > mostFound && wanted !== '' && `, the first ${mostFound} are shown`}
      </output>
      {wanted !== '' && <Replace flow={flow} words={query.trim()} />}
      <ul className="rows">
        {[...missed, ...shown].map((entry) => (
          <TextRow key={entry.key} step={step} entry={entry} languages={languages} isPointed={entry.key === pointed} />
        ))}
      </ul>
      <AddLanguage flow={flow} />
    </>
  )
}

/** Puts other words where those that are looked for stand, in every text and language at once. */
function Replace({ flow, words }: { readonly flow: LinkedFlow; readonly words: string }) {
  const edit = useEdit()
  const [others, setOthers] = useState('')
  const change = useMemo(() => replaceWords(flow, words, others), [flow, words, others])
  const count = change.changes.length
  return (
    <form
      className="inline replace"
      onSubmit={(event) => {
        event.preventDefault()
        edit(change)
      }}
    >
      <label>
        Replace “{words}” with
        <input value={others} onChange={({ target }) => setOthers(target.value)} />
      </label>
      <button type="submit" disabled={count === 0 || others.trim() === ''}>
        Replace in {count === 1 ? '1 text' : `${count} texts`}
      </button>
    </form>
  )
}

interface TextRowProps {
  readonly step: string
  readonly entry: CopyEntry
  readonly languages: readonly string[]
  /** Whether somebody has pointed at it in the step. */
  readonly isPointed: boolean
}

/** One text in each language, with where people meet it. Drawn anew only when it says something else. */
const TextRow = memo(
  function TextRow({ step, entry: { key, texts, uses, steps }, languages, isPointed }: TextRowProps) {
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
            {others.length > 0 && `Also at ${others.length === 1 ? others[0] : `${others.length} other steps`}.`}
          </p>
        )}
      </li>
    )
  },
  (before, after) =>
    JSON.stringify([before.entry, before.step, before.languages, before.isPointed]) ===
    JSON.stringify([after.entry, after.step, after.languages, after.isPointed]),
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

/** A language by its English name. */
