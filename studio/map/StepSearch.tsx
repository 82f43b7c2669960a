import { useId, useMemo, useState, type KeyboardEvent } from 'react'
import { useDesk, useModel } from '../StudioContext.ts'
import { type LinkedFlow, listCopy, listFieldNames } from '../../engine/authoring.ts'

/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- a list that opens below a field is not a select, and the field handles its keys */

/** Finds steps by their title, name, texts and fields; Enter or a click opens one. A combobox as WAI-ARIA describes it. */
export function StepSearch({ onChoose }: { readonly onChoose: (step: string) => void }) {
  const id = useId()
  const [query, setQuery] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [at, setAt] = useState(0)
  const found = useFound(query, isOpen)
  const active = found[Math.min(at, found.length - 1)]

  const choose = (step: FoundStep) => {
    setIsOpen(false)
    setQuery('')
    onChoose(step.name)
  }
  const move = (next: number) => {
    setIsOpen(true)
    setAt(isOpen ? Math.max(0, Math.min(next, found.length - 1)) : 0)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const actions: Record<string, () => void> = {
      ArrowDown: () => move(at + 1),
      ArrowUp: () => move(at - 1),
      Enter: () => isOpen && active && choose(active),
      Escape: () => (isOpen ? setIsOpen(false) : setQuery('')),
    }
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }
  return (
    <search className="search">
      <input
        type="text"
        role="combobox"
        aria-label="Find a step"
        placeholder="Find a step by title, text or field"
        aria-expanded={isOpen}
        aria-controls={`${id}-found`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active ? `${id}-${active.name}` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={({ target }) => {
          setQuery(target.value)
          setIsOpen(true)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setIsOpen(false)}
      />
      <div className="search-found" id={`${id}-found`} role="listbox" aria-label="Steps found" hidden={!isOpen}>
        {found.map((step) => (
          <div
            key={step.name}
            id={`${id}-${step.name}`}
            role="option"
            tabIndex={-1}
            aria-selected={step === active}
            ref={(element) => {
              if (step === active && isOpen) element?.scrollIntoView({ block: 'nearest' })
            }}
            // Otherwise the field would lose focus, and the list would close before the click.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(step)}
          >
            {step.title} <span className="name">{step.name}</span>
            {step.by && (
              <span className="search-by">
                {step.by.kind}: {step.by.text}
              </span>
            )}
          </div>
        ))}
      </div>
      <output className="unseen">{isOpen && query !== '' ? toCount(found.length) : ''}</output>
      {isOpen && found.length === 0 && <p className="search-none">No steps match.</p>}
    </search>
  )
}

function useFound(query: string, isOpen: boolean): readonly FoundStep[] {
  const flow = useModel((model) => model.flow)
  const language = useDesk((desk) => desk.language)
  const entries = useMemo(() => (isOpen && flow ? toStepEntries(flow, language) : []), [flow, language, isOpen])
  return useMemo(() => findSteps(entries, query), [entries, query])
}

const toCount = (count: number) =>
  count === 0 ? 'No steps found' : count === 1 ? '1 step found' : `${count} steps found`

/** A step with everything that it can be found by. */
interface StepEntry {
  readonly name: string
  readonly title: string
  /** The words that appear in the step, each with its kind. */
  readonly words: readonly { readonly kind: string; readonly text: string }[]
}

/** A search result. `by` is the text that matched, if neither the title nor the name did. */
export interface FoundStep {
  readonly name: string
  readonly title: string
  readonly by: { readonly kind: string; readonly text: string } | undefined
}

/**
 * Returns the steps that contain all words of a query, ignoring case: first the one with exactly this name, then matches in title or name,
 * then matches in other words. An empty query returns all steps.
 */
export function findSteps(entries: readonly StepEntry[], query: string): FoundStep[] {
  const parts = toPlain(query).split(/\s+/).filter(Boolean)
  const has = (text: string) => parts.every((part) => toPlain(text).includes(part))
  const isWhole = ({ name }: StepEntry) => Number(toPlain(name) === parts.join(' '))
  const named = entries.filter(({ name, title }) => has(`${title} ${name}`)).toSorted((a, b) => isWhole(b) - isWhole(a))
  const others = entries.filter((entry) => !named.includes(entry))
  return [
    ...named.map(({ name, title }) => ({ name, title, by: undefined })),
    ...others.flatMap(({ name, title, words }) => {
      const by = words.find(({ text }) => has(text)) ?? words.find(({ kind, text }) => has(`${kind} ${text} ${title}`))
      return by ? [{ name, title, by }] : []
    }),
  ]
}

/** Removes case and accents, and splits a technical name into words: `VERIFY_INFO` becomes `verify info`. */
const toPlain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll('_', ' ')
    .toLowerCase()

/** Returns what each step of a flow can be found by: its title and name, its texts in one language, and the names of its fields. */
export function toStepEntries(flow: LinkedFlow, language: string): StepEntry[] {
  const copy = listCopy(flow)
  return Object.entries(flow.definition.steps).map(([name, { title }]) => ({
    name,
    title: flow.copy.get(language)?.[title] ?? title,
    words: [
      ...copy.flatMap(({ texts, steps, uses: [kind = 'text'] }) =>
        steps.includes(name) ? [{ kind, text: texts[language] ?? '' }] : [],
      ),
      ...listFieldNames(flow, name).map((text) => ({ kind: 'field name', text })),
    ],
  }))
}
