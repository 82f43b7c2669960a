import { useId, useState } from 'react'
import { createAnswerSamples } from '../../../engine/authoring.ts'
import type { ActionResult } from '../../../engine/index.ts'
import { type Studio, useDesk, useModel, useStudio } from '../../StudioContext.ts'
import { type AnswerChoice, toAnswerChoices } from './toAnswerChoices.ts'
import type { Ask } from '../preview/Preview.ts'

/** Asks the author what a service answers to a call of the flow. The answer can be edited first. */
export function AnswerPanel({ ask }: { readonly ask: Ask }) {
  const name = useId()
  const studio = useStudio()
  const [choices] = useState(() => readChoices(ask.action, studio))
  const [index, setIndex] = useState(0)
  const [typed, setTyped] = useState<string>()
  const [isAlways, setIsAlways] = useState(false)
  const choose = (place: number) => {
    setIndex(place)
    setTyped(undefined)
  }
  const chosen = choices[index]
  const known = toText(chosen)
  const text = typed ?? known
  const answer = chosen && readAnswer(chosen, text)
  const waits = useModel(({ flow }) => flow?.definition.actions[ask.action]?.waits === true)
  return (
    <form
      className="answer"
      aria-label={`Answer for ${ask.action}`}
      onSubmit={(event) => {
        event.preventDefault()
        if (answer && 'result' in answer) ask.answer(answer.result, isAlways)
      }}
    >
      <p className="answer-title">
        {waits ? 'The step is waiting for' : 'Request to the service:'} <ActionWords action={ask.action} />
      </p>
      <AnswerList choices={choices} index={index} onChoose={choose} />
      {known !== '' && (
        <details className="answer-data">
          <summary>Response data</summary>
          <textarea
            aria-label="Response data as JSON"
            aria-invalid={answer !== undefined && 'problem' in answer}
            aria-describedby={`${name}-problem`}
            spellCheck={false}
            rows={Math.min(12, text.split('\n').length)}
            value={text}
            onChange={({ target }) => setTyped(target.value)}
          />
        </details>
      )}
      <p id={`${name}-problem`} className="answer-problem" role="alert">
        {answer && 'problem' in answer && answer.problem}
      </p>
      <div className="answer-ways">
        <button type="submit" className="primary">
          Answer
        </button>
        <label>
          <input type="checkbox" checked={isAlways} onChange={({ target }) => setIsAlways(target.checked)} />
          Always give this answer
        </label>
      </div>
    </form>
  )
}

/** Shows the text that applicants read while the action runs, if it has one, and the action's name. */
function ActionWords({ action }: { readonly action: string }) {
  const language = useDesk((desk) => desk.language)
  const words = useModel(({ flow }) => flow?.copy.get(language)?.[flow.definition.actions[action]?.progress ?? ''])
  return (
    <>
      {words !== undefined && `“${words}” `}
      <code>{action}</code>
    </>
  )
}

/** Returns the choices for a call. They are computed once, so that an edit in the meantime does not change them. */
function readChoices(action: string, { model, situations, preview }: Studio): readonly AnswerChoice[] {
  const { flow } = model.getState()
  const { session } = preview.store.getState()
  const { examples, now } = situations.getState()
  if (!flow || !session) return []
  return toAnswerChoices(action, { flow, session, examples, samples: createAnswerSamples(flow, now)(action) })
}

function toText(choice: AnswerChoice | undefined): string {
  const result = choice?.result
  if (!result) return ''
  const value = 'failure' in result ? result.failure : 'data' in result ? result.data : undefined
  return value === undefined ? '' : JSON.stringify(value, undefined, 2)
}

/** Converts a choice and the JSON typed for it to a result, or to a sentence about what is wrong with the JSON. */
export function readAnswer({ outcome }: AnswerChoice, text: string): { result: ActionResult } | { problem: string } {
  if (text.trim() === '' && outcome !== 'failed') return { result: { outcome } }
  try {
    const data: unknown = JSON.parse(text)
    return outcome === 'failed' ? toFailed(data) : { result: { outcome, data } }
  } catch (error) {
    return { problem: `This is not valid JSON: ${error instanceof Error ? error.message : String(error)}` }
  }
}

function toFailed(data: unknown): ReturnType<typeof readAnswer> {
  const { status, message = '' }: { status?: unknown; message?: unknown } = Object(data)
  if (typeof status !== 'number' && typeof status !== 'string')
    return { problem: 'A failure needs a "status": a number such as 500, or a name such as "Offline".' }
  return { result: { outcome: 'failed', failure: { status, message: String(message) } } }
}

interface AnswerListProps {
  readonly choices: readonly AnswerChoice[]
  /** The index of the chosen answer. */
  readonly index: number
  readonly onChoose: (index: number) => void
}

/**
 * Lists the possible results of a call, one of them chosen. The failures share one entry, since there are many and authors rarely need
 * them.
 */
function AnswerList({ choices, index, onChoose }: AnswerListProps) {
  const name = useId()
  const numbered = choices.map((choice, place) => ({ ...choice, place }))
  const failures = numbered.filter(({ outcome }) => outcome === 'failed')
  const isFailing = choices[index]?.outcome === 'failed'
  const first = failures[0]?.place ?? 0
  return (
    <fieldset>
      <legend>Answer</legend>
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
          aria-label="Reason for the failure"
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
