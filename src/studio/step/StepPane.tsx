import { useDesk } from '../StudioContext.ts'

/** The step as the applicant sees it. */
export function StepPane() {
  const step = useDesk((desk) => desk.step)
  const width = useDesk((desk) => desk.width)
  return (
    <section className="pane step" aria-label="Step">
      {/* Of our own, in a frame for its width and its styles: it may do what this page may. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe className={`preview preview-${width}`} title={`${step} as applicants see it`} src="preview.html" />
    </section>
  )
}
