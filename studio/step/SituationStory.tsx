import {
  type Example,
  type ExampleAnswer,
  type ExampleMove,
  type LinkedFlow,
  toEventWords,
} from '../../engine/authoring.ts'
import { useDesk, useModel, usePreview, useStudio } from '../StudioContext.ts'

/** How the applicant has come here, step by step, and what is always answered since. */
export function SituationStory() {
  const { preview } = useStudio()
  const language = useDesk((desk) => desk.language)
  const flow = useModel((model) => model.flow)
  const situation = usePreview((state) => state.situation)
  const always = usePreview((state) => state.always)
  return (
    <>
      {Object.entries(always).map(([action, { outcome }]) => (
        <p key={action} className="story-always">
          <code>{action}</code> always answers {outcome}{' '}
          <button type="button" onClick={() => preview.forget(action)}>
            Ask again
          </button>
        </p>
      ))}
      {situation && flow && (
        <details className="story">
          <summary>How one comes here</summary>
          <ol>
            {toStory(situation, flow, language).map(({ deed, answers }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a story does not change its order
              <li key={index}>
                {deed}
                {answers.length > 0 && (
                  <ul>
                    {answers.map((answer) => (
                      <li key={answer}>{answer}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  )
}

/** One thing that the applicant does, and what the services answer to it. */
interface StoryPart {
  readonly deed: string
  readonly answers: readonly string[]
}

/** How an applicant comes into a situation, in words of one language of the flow. */
export function toStory(
  { moves, saved }: Example,
  { definition, copy }: LinkedFlow,
  language: string,
): readonly StoryPart[] {
  const texts = copy.get(language) ?? {}
  const quote = (key: string) => texts[key] ?? key
  return moves.map((move) => ({
    deed: toSentence(toDeed(move)),
    answers: move.kind === 'answer' ? [] : move.answers.map(toAnswerWords),
  }))

  function toDeed({ kind, step: name = '', event, value, answers }: ExampleMove): string {
    const step = definition.steps[name]
    const press = () => (step ? toEventWords(event, step, quote) : event)
    switch (kind) {
      case 'start':
        return saved ? `opens the page, ${Math.round(saved.ageDays)} days after the last visit` : 'opens the page'
      case 'submit':
        return `fills in ${toValueWords(value)} and presses ${press()}`
      case 'send':
        return `presses ${press()}`
      case 'change':
        return `changes ${event.replace(/^change /, '')}`
      case 'answer':
        return `waits: ${answers.map(toAnswerWords).join(', ')}`
      case 'back':
        return 'goes back'
      case 'close':
        return 'closes the question'
    }
  }
}

const toAnswerWords = ({ action, outcome, failure }: ExampleAnswer): string =>
  failure ? `${action} fails (${failure.status})` : `${action}: ${outcome}`

/** What was typed, as far as it is text, a number or a choice. */
function toValueWords(value: unknown): string {
  const leaves = listLeaves(value)
  return leaves.length === 0 ? 'nothing' : leaves.join(', ')
}

function listLeaves(value: unknown): readonly string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(listLeaves)
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? [String(value)] : []
}

const toSentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
