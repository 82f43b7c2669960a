import { parse } from 'jsonc-parser'
import { useDeferredValue, useMemo, useState } from 'react'
import { type CopyEntry, type LinkedFlow, listCopy } from '../../engine/authoring.ts'
import { useDesk, useStudio, useWorkspace } from '../StudioContext.ts'
import type { Files } from '../workspace/createWorkspace.ts'
import type { FormProps } from './listFormFields.ts'
import { useEdit } from './edits/applyEdit.ts'
import { listStale, replaceWords, addLanguage, firstLanguage, toLanguageFault, toLack } from './edits/texts.ts'
import { TextRow } from './TextRow.tsx'

const mostFound = 40
const none: readonly string[] = []

/** Checks whether a text is the label of an option; these have their own tab. */
const isOption = (use: string) => use.endsWith(', option')

/**
 * Ranks the texts of a step: its title, its own ones, those of its fields and of mistakes, those of several steps, and those that code
 * draws around it. What code draws in it is called like its title.
 */
function toRank({ key, uses, steps }: CopyEntry, title: string): number {
  if (key === title) return 0
  if (uses.length === 0) return toBeginning(key) === toBeginning(title) ? 1 : 4
  if (steps.length > 1) return 3
  return uses.every((use) => /^(?:field |message about a mistake)/.test(use)) ? 2 : 1
}
const toBeginning = (key: string) => key.split('.', 1)[0]

/** Edits every text of the step in each language, or all texts of the flow that match a search. */
export function TextsForm({ flow, step }: FormProps) {
  const [query, setQuery] = useState('')
  const [isWhole, setWhole] = useState(false)
  const wanted = useDeferredValue(query.trim().toLowerCase())
  const all = useMemo(() => listCopy(flow), [flow])
  const languages = [...flow.copy.keys()]
  const title = flow.definition.steps[step]?.title ?? ''
  const drawn = useDesk(({ shown: { step: at, keys } }) => (at === step ? keys : none))
  const found =
    wanted === ''
      ? all
          .filter(({ key, steps, uses }) =>
            steps.includes(step) ? !uses.every(isOption) : uses.length === 0 && drawn.includes(key),
          )
          .toSorted((a, b) => toRank(a, title) - toRank(b, title))
      : all.filter(({ key, texts }) =>
          [key, ...Object.values(texts)].some((text) => text.toLowerCase().includes(wanted)),
        )
  const files = useWorkspace((state) => state.saved)
  const paths = [...flow.source.copy].map(([language, { path }]) => `${language} ${path}`).join('\n')
  const saved = useMemo(() => toSavedTexts(paths, files), [paths, files])
  const pointed = useDesk((desk) => desk.pointed)
  const isCut = wanted !== '' && !isWhole && found.length > mostFound
  const shown = isCut ? found.slice(0, mostFound) : found
  // Stays while it is edited, when it is pointed at from here.
  const missed = all.filter(({ key }) => key === pointed?.key && !shown.some((entry) => entry.key === key))
  const count = found.length === 1 ? '1 text' : `${found.length} texts`
  return (
    <>
      <label className="row-search">
        Search all texts
        <input
          type="search"
          value={query}
          onChange={({ target }) => {
            setQuery(target.value)
            setWhole(false)
          }}
        />
      </label>
      <output className="quiet">
        {wanted === '' ? `${count} in this step. Texts of options are under Options.` : `${count} found`}
        {isCut && `, showing the first ${mostFound}`}
      </output>
      {isCut && (
        <button type="button" className="small" onClick={() => setWhole(true)}>
          Show all
        </button>
      )}
      {wanted !== '' && <Replace flow={flow} words={query.trim()} />}
      <ul className="rows">
        {[...missed, ...shown].map((entry) => (
          <TextRow
            key={entry.key}
            step={step}
            entry={entry}
            languages={languages}
            stale={listStale(entry.key, entry.texts, saved)}
            isPointed={entry.key === pointed?.key && pointed.from !== 'words'}
          />
        ))}
      </ul>
      <AddLanguage flow={flow} />
    </>
  )
}

/** Replaces the searched words in every text and language at once. */
function Replace({ flow, words }: { readonly flow: LinkedFlow; readonly words: string }) {
  const { desk } = useStudio()
  const edit = useEdit()
  const [others, setOthers] = useState('')
  const change = useMemo(() => replaceWords(flow, words, others), [flow, words, others])
  // A text counts once, as above, in however many languages it has the words.
  const count = new Set(change.changes.map(({ path }) => path.join(' '))).size
  const isIdle = count === 0 || others.trim() === ''
  const texts = count === 1 ? '1 text' : `${count} texts`
  return (
    <form
      className="inline replace"
      onSubmit={(event) => {
        event.preventDefault()
        if (isIdle) return
        edit(change)
        desk.setState({ notice: `Replaced in ${texts}. Nothing is saved yet.` })
      }}
    >
      <label>
        Replace “{words}” with
        <input value={others} onChange={({ target }) => setOthers(target.value)} />
      </label>
      {/* A disabled button would lose the focus when the words are replaced. */}
      <button type="submit" aria-disabled={isIdle}>
        Replace in {texts}
      </button>
      {count === 0 && (
        <p className="quiet">Nothing to replace: no text has exactly these words, with these capitals.</p>
      )}
    </form>
  )
}

/** Returns the last saved texts of each language, as far as its file can be read. The lines of `paths` are languages with their files. */
const toSavedTexts = (paths: string, saved: Files): ReadonlyMap<string, Readonly<Record<string, unknown>>> =>
  new Map(
    paths.split('\n').map((line) => {
      const [language = '', ...path] = line.split(' ')
      return [language, toTexts(saved[path.join(' ')] ?? '')]
    }),
  )

const toTexts = (text: string): Readonly<Record<string, unknown>> => Object(parse(text))

/** Adds a language to the flow, and shows for each unfinished language how many texts still need translation. */
function AddLanguage({ flow }: { readonly flow: LinkedFlow }) {
  const edit = useEdit()
  const [language, setLanguage] = useState('')
  const [fault, setFault] = useState('')
  const first = firstLanguage(flow)
  const unfinished = [...flow.copy].flatMap(([name, texts]) => {
    const left = Object.values(texts).filter((text) => toLack(text, first) !== undefined).length
    return left > 0 ? [{ name, left: `${left} ${left === 1 ? 'text' : 'texts'}` }] : []
  })
  return (
    <section className="block" aria-labelledby="add-language">
      <h3 id="add-language">Add a language</h3>
      <form
        className="inline"
        onSubmit={(event) => {
          event.preventDefault()
          const found = toLanguageFault(flow, language)
          setFault(found ?? '')
          if (found !== undefined) return
          edit(addLanguage(flow, language))
          setLanguage('')
        }}
      >
        <label>
          Language
          <input
            value={language}
            placeholder="fr"
            spellCheck={false}
            aria-describedby="add-language-help"
            aria-invalid={fault !== ''}
            onChange={({ target }) => setLanguage(target.value)}
          />
        </label>
        <button type="submit">Add language</button>
      </form>
      <p id="add-language-help" className="quiet">
        {fault ? (
          <strong className="bad" role="alert">
            {fault}
          </strong>
        ) : (
          `Each text starts as a copy in ${first}, marked [${first}]. The check counts what is left to translate.`
        )}
      </p>
      {unfinished.map(({ name, left }) => (
        <p key={name} className="form-notice">
          {left} in {name} left to translate. The application cannot be built until all texts are translated. Then
          applicants can choose {name}.
        </p>
      ))}
    </section>
  )
}
