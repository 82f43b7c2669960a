import { toCountWords } from '../findings/createFindings.ts'
import { useStepFindings } from '../findings/toFindingSteps.ts'
import { type FlowPicture, toEndingWords } from './FlowPicture.ts'
import { WayList } from './WayList.tsx'

/** What the list shows, and what it tells. */
export interface StepListProps {
  readonly picture: FlowPicture
  readonly step: string
  readonly onChoose: (step: string) => void
}

/** The map in words: every step with the ways into it and out of it. */
export function StepList({ picture, step, onChoose }: StepListProps) {
  const findings = useStepFindings()
  const titles = new Map(picture.steps.flatMap(({ name, title, isMissing }) => (isMissing ? [] : [[name, title]])))
  return (
    <ul className="step-list">
      {picture.steps.map((one) => {
        const { name, title, isMissing, isResumable, waysIn, waysOut } = one
        const marks = [
          toEndingWords(one),
          isResumable && 'Can be taken up again',
          toCountWords(findings.get(name) ?? []),
        ]
        return (
          <li key={name}>
            <h2>
              <button
                type="button"
                className="link"
                disabled={isMissing}
                aria-current={name === step ? 'step' : undefined}
                onClick={() => onChoose(name)}
              >
                {title}
              </button>{' '}
              <span className="name">{name}</span>
            </h2>
            <p className="step-marks">{marks.filter(Boolean).join(' · ')}</p>
            <WayList title="Ways in" ways={waysIn} end="from" titles={titles} onChoose={onChoose} />
            <WayList title="Ways out" ways={waysOut} end="to" titles={titles} onChoose={onChoose} />
          </li>
        )
      })}
    </ul>
  )
}
