import { useId } from 'react'
import type { AnswerChoice } from './toAnswerChoices.ts'

interface AnswerListProps {
  readonly choices: readonly AnswerChoice[]
  /** The place of the chosen one. */
  readonly index: number
  readonly onChoose: (index: number) => void
}

/** The ways in which a call may come out, one of them chosen; the failures together, since there are many and few are looked at. */
export function AnswerList({ choices, index, onChoose }: AnswerListProps) {
  const name = useId()
  const numbered = choices.map((choice, place) => ({ ...choice, place }))
  const failures = numbered.filter(({ outcome }) => outcome === 'failed')
  const isFailing = choices[index]?.outcome === 'failed'
  const first = failures[0]?.place ?? 0
  return (
    <fieldset>
      <legend>Its answer</legend>
      {numbered
        .filter(({ outcome }) => outcome !== 'failed')
        .map(({ outcome, words, place }) => (
          <label key={`${outcome} ${words}`}>
            <input type="radio" name={name} checked={place === index} onChange={() => onChoose(place)} />
            <span>
              <b>{outcome}</b>
              {words && `: ${words}`}
            </span>
          </label>
        ))}
      <div className="answer-failure">
        <label>
          <input type="radio" name={name} checked={isFailing} onChange={() => onChoose(first)} />
          <b>failed</b>
        </label>
        <select
          aria-label="Why it fails"
          value={isFailing ? index : first}
          onChange={({ target }) => onChoose(Number(target.value))}
        >
          {failures.map(({ words, place }) => (
            <option key={place} value={place}>
              {words}
            </option>
          ))}
        </select>
      </div>
    </fieldset>
  )
}
