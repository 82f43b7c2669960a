import { useDesk, useModel, useStage, useStudio } from '../../StudioContext.ts'
import { toStory } from './toStory.ts'

/** How the applicant has come here, step by step, and what is always answered since. */
export function SituationStory() {
  const { stage } = useStudio()
  const language = useDesk((desk) => desk.language)
  const flow = useModel((model) => model.flow)
  const situation = useStage((state) => state.situation)
  const always = useStage((state) => state.always)
  return (
    <>
      {Object.entries(always).map(([action, { outcome }]) => (
        <p key={action} className="story-always">
          <code>{action}</code> always answers {outcome}{' '}
          <button type="button" onClick={() => stage.forget(action)}>
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
