import {
  type Example,
  type ExampleAnswer,
  type ExampleMove,
  type LinkedFlow,
  toEventWords,
} from '../../engine/authoring.ts'
import { useDesk, useModel, usePreview, useStudio } from '../StudioContext.ts'
import { capitalize } from '../words/edits/texts.ts'

/** Shows how the applicant reached this step, and which actions always get the same answer. */
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
          <summary>How to get here</summary>
          <ol>
            {toStory(situation, flow, language).map(({ deed, answers }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the order of a story never changes
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

/** One action of the applicant, and the answers of the services to it. */
interface StoryPart {
  readonly deed: string
  readonly answers: readonly string[]
}

/** Tells how an applicant gets into a situation, with the texts of one language of the flow. */
export function toStory(
  { moves, saved }: Example,
  { definition, copy }: LinkedFlow,
  language: string,
): readonly StoryPart[] {
  const texts = copy.get(language) ?? {}
  const quote = (key: string) => texts[key] ?? key
  return moves.map((move) => ({
    deed: capitalize(toDeed(move)),
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
        return 'closes the dialog'
    }
  }
}

const toAnswerWords = ({ action, outcome, failure }: ExampleAnswer): string =>
  failure ? `${action} fails (${failure.status})` : `${action}: ${outcome}`

/** Lists the texts, numbers and choices that the applicant entered. */
function toValueWords(value: unknown): string {
  const leaves = listLeaves(value)
  return leaves.length === 0 ? 'nothing' : leaves.join(', ')
}

function listLeaves(value: unknown): readonly string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(listLeaves)
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? [String(value)] : []
}
