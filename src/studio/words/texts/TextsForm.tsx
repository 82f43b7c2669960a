import { useDeferredValue, useMemo, useState } from 'react'
import { listCopy, type CopyEntry } from '../../../../engine/authoring.ts'
import { useDesk } from '../../StudioContext.ts'
import type { FormProps } from '../FormProps.ts'
import { AddLanguage } from './AddLanguage.tsx'
import { TextRow } from './TextRow.tsx'

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
      <ul className="rows">
        {[...missed, ...shown].map((entry) => (
          <TextRow key={entry.key} step={step} entry={entry} languages={languages} isPointed={entry.key === pointed} />
        ))}
      </ul>
      <AddLanguage flow={flow} />
    </>
  )
}
