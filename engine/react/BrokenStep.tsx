import { useFlow } from './FlowContext.ts'
import { StepHeading } from './StepHeading.tsx'
import { useSessionState } from './useSessionState.ts'

interface BrokenStepProps {
  /** How often the person has tried again. */
  readonly retries: number
  readonly onRetry: () => void
}

/** What stands in place of a step that cannot be drawn, such as when its code cannot be fetched: its title and the ways on. */
export function BrokenStep({ retries, onRetry }: BrokenStepProps) {
  const { t, session, help: Help } = useFlow()
  const { flow } = session
  const title = useSessionState((state) => flow.steps[state.currentStep]?.title)
  return (
    <>
      {title !== undefined && <StepHeading title={t(title)} />}
      <div className="banner" role="alert">
        <p>{t(retries > 0 ? 'form.brokenStill' : 'form.broken')}</p>
        <button type="button" className="button button-secondary" data-action="retry" onClick={onRetry}>
          {t('form.tryAgain')}
        </button>
        {retries > 0 && (
          // A page that is older than what the server has finds its code only after it was loaded anew.
          <button
            type="button"
            className="button button-secondary"
            data-action="reload"
            onClick={() => window.location.reload()}
          >
            {t('form.reload')}
          </button>
        )}
      </div>
      {Help && <Help />}
    </>
  )
}
