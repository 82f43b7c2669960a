import type { Finding } from '../findings/CheckMessage.ts'

/** How many faults and how much advice there is, as two marks of different shapes; for eyes only. */
export function FindingMarks({ findings }: { readonly findings: readonly Finding[] }) {
  const advice = findings.filter(({ isAdvice }) => isAdvice).length
  const faults = findings.length - advice
  return (
    <span className="marks">
      {faults > 0 && <span className="mark mark-fault">! {faults}</span>}
      {advice > 0 && <span className="mark mark-advice">? {advice}</span>}
    </span>
  )
}
