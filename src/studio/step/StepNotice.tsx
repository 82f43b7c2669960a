import { useDesk, useSituations, useStage, useStudio, useWorkspace } from '../StudioContext.ts'

/** What is to be known of what is shown: that it is older than the files, that nothing leads there, or what went wrong. */
export function StepNotice() {
  const isBehind = useStage((state) => state.isBehind)
  const trouble = useStage((state) => state.trouble)
  const isShown = useStage((state) => state.session !== undefined)
  const isSearched = useSituations(({ isCurrent }) => isCurrent)
  const isAwaited = !isShown && !isSearched
  return (
    <output className="step-notices">
      {isBehind && <span className="step-notice">Not up to date: this flow cannot run yet, see the findings.</span>}
      {isAwaited && <span className="step-notice">Looking for a way to this step …</span>}
      {!isShown && isSearched && !trouble && <Unreached />}
      {trouble && !isAwaited && <TroubleNotice {...trouble} />}
    </output>
  )
}

function Unreached() {
  const step = useDesk((desk) => desk.step)
  return <span className="step-notice">No way was found that leads to {step}, so there is nothing to show.</span>
}

function TroubleNotice({ message, line, offset }: { message: string; line?: number; offset?: number }) {
  const { desk } = useStudio()
  const file = useWorkspace((state) => state.flowFile)
  return (
    <span className="step-notice step-trouble">
      The step cannot go on: {message}{' '}
      {offset !== undefined && (
        <button type="button" onClick={() => desk.setState({ place: { file, offset } })}>
          Show {file}, line {line}
        </button>
      )}
    </span>
  )
}
