import checks from '../../../docs/checks.md?raw'
import { useFindings, useStudio } from '../StudioContext.ts'
import type { Finding } from './CheckMessage.ts'
import './findings.css'
import { toCheckPages } from './toCheckPages.ts'
import { toFindingsWords } from './toFindingsWords.ts'
import { toFindingSteps } from './toFindingSteps.ts'
import { toProblemOffset } from './toProblemOffset.ts'

const pages = toCheckPages(checks)

/** What the check has found: what is wrong, the nearest fix, the way to its place, and an example of right and wrong. */
export function FindingsList() {
  const findings = useFindings((state) => state)
  return (
    <section className="map-foot-part" id="findings" aria-label="Findings" aria-busy={!findings.isCurrent}>
      <h2>
        <output>{toFindingsWords(findings)}</output>
      </h2>
      <ul className="findings">
        {findings.problems.map((finding) => (
          <FindingItem key={Object.values(finding).join(' ')} finding={finding} />
        ))}
      </ul>
    </section>
  )
}

function FindingItem({ finding }: { readonly finding: Finding }) {
  const { code, file, line, column, message, hint, isAdvice } = finding
  const open = useOpenFinding()
  const page = pages.get(code)
  return (
    <li className="finding">
      <p>
        <span className={`mark ${isAdvice ? 'mark-advice' : 'mark-fault'}`}>{isAdvice ? '? Advice' : '! Fault'}</span>{' '}
        {message.replace(/^./, (first) => first.toUpperCase())}. {hint !== undefined && <strong>{hint}</strong>}
      </p>
      <p>
        <button type="button" className="link" onClick={() => open(finding)}>
          Show it in {file}, line {line}
          <span className="unseen">, column {column}</span>
        </button>
      </p>
      {page && (
        <details>
          <summary>
            What “{code}” means<span className="unseen"> and an example</span>
          </summary>
          <p>{page.words}</p>
          {page.example && <pre>{page.example}</pre>}
        </details>
      )}
    </li>
  )
}

/** Opens the place of a finding, and the step that it is about. */
function useOpenFinding() {
  const { desk, model, workspace } = useStudio()
  return (finding: Finding) => {
    const { files } = workspace.store.getState()
    const { flow } = model.getState()
    const { file } = finding
    const steps = flow ? toFindingSteps(finding, flow, files) : []
    const { step } = desk.getState()
    desk.setState({
      step: steps.includes(step) ? step : (steps[0] ?? step),
      place: { file, offset: toProblemOffset(finding, files[file] ?? '') },
    })
  }
}
