import { Suspense, use } from 'react'
import { flushSync } from 'react-dom'
import { settingsFiles } from 'studio:project'
import type { LinkedFlow } from '../../engine/authoring.ts'
import { useFindings, useModel, useStudio } from '../StudioContext.ts'
import { type FlowEdit, useEdit } from '../words/edits/applyEdit.ts'
import { type Finding, toFindingsWords, toSentence } from './createFindings.ts'
import { isField, isUnused, takeOut, takeOutAll } from './takeOut.ts'
import { type FindingForm, toFindingForm, toFindingSteps, toProblemOffset } from './toFindingSteps.ts'

/** The explanations of the findings. If the page does not load, the findings are shown without them. */
const reading = import('../../docs/checks.md?raw').then(
  ({ default: text }) => toCheckPages(text),
  () => toCheckPages(''),
)

const settingPaths = settingsFiles.map(({ path }) => path)

/** The findings of the check: the problem, the nearest fix, a link to its place, and an example of right and wrong. */
export function FindingsList() {
  const findings = useFindings((state) => state)
  const { workspace } = useStudio()
  const { files } = workspace.store.getState()
  const unused = findings.problems.filter((finding) => isUnused(finding) && !isField(finding, files))
  const take = useTakeOut((last) => takeOutAll(last, unused, files))
  return (
    <section className="map-foot-part" id="findings" aria-label="Findings" aria-busy={!findings.isCurrent}>
      <h2>
        <output>{toFindingsWords(findings)}</output>
      </h2>
      {unused.length > 1 && (
        <p>
          <button type="button" aria-disabled={!take} onClick={take}>
            Remove all {unused.length} unused items
          </button>
        </p>
      )}
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
  const { workspace, code: words } = useStudio()
  const flow = useModel((model) => (model.isCurrent ? model.flow : undefined))
  const form = flow && toFindingForm(finding, flow, settingPaths)
  const take = useTakeOut((last) => takeOut(last, finding, workspace.store.getState().files, words))
  return (
    <li className="finding">
      <p>
        <span className={`mark ${isAdvice ? 'mark-advice' : 'mark-fault'}`}>{isAdvice ? '? Advice' : '! Fault'}</span>{' '}
        {toSentence(message)}. {hint !== undefined && <strong>{hint}</strong>}
      </p>
      <p>
        {form && (
          <>
            <button type="button" className="link" onClick={() => open(finding, form)}>
              Show in {form.tab}
            </button>{' '}
            or{' '}
          </>
        )}
        <button type="button" className="link" onClick={() => open(finding)}>
          {form ? 'in' : 'Show in'} {file}, line {line}
          <span className="unseen">, column {column}</span>
        </button>
        {isUnused(finding) && (
          <>
            {' '}
            {/* A disabled button would lose the focus until the next check. */}
            <button type="button" aria-disabled={!take} onClick={take}>
              Remove
            </button>
          </>
        )}
      </p>
      <Suspense>
        <Explanation code={code} />
      </Suspense>
    </li>
  )
}

/** Explains the findings of a code. The text comes from a page that is loaded separately. */
function Explanation({ code }: Pick<Finding, 'code'>) {
  const page = use(reading).get(code)
  return (
    page && (
      <details>
        <summary>
          What “{code}” means<span className="unseen"> and an example</span>
        </summary>
        {page.map(({ text, isExample }) => (isExample ? <pre key={text}>{text}</pre> : <p key={text}>{text}</p>))}
      </details>
    )
  )
}

/** Returns a function that makes the edit for findings; undefined while the findings or the flow are out of date. */
function useTakeOut(toEdit: (flow: LinkedFlow) => FlowEdit): (() => void) | undefined {
  const flow = useModel(({ flow: last, isCurrent }) => (isCurrent ? last : undefined))
  const isCurrent = useFindings((state) => state.isCurrent)
  const edit = useEdit()
  if (!flow || !isCurrent) return undefined
  return () => edit(toEdit(flow))
}

/** Returns a function that opens the place of a finding, in a form or as JSON, and the step that it concerns. */
function useOpenFinding() {
  const { desk, model, workspace } = useStudio()
  return (finding: Finding, form?: FindingForm) => {
    const { files } = workspace.store.getState()
    const { flow } = model.getState()
    const { file } = finding
    const steps = flow ? toFindingSteps(finding, flow) : []
    const { step } = desk.getState()
    const shown = form ?? { place: { file, offset: toProblemOffset(finding, files[file] ?? '') } }
    flushSync(() => desk.setState({ step: steps.includes(step) ? step : (steps[0] ?? step), ...shown }))
    // The text takes the focus by itself, as the JSON does.
    if (form && form.tab !== 'Words') document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
  }
}

/** A paragraph, or an example with lines that begin with `bad` and `good`. */
interface Paragraph {
  readonly text: string
  readonly isExample: boolean
}

/** Splits the page on the check's findings (`docs/checks.md`) by the codes of the findings. An item of a list is a paragraph. */
export function toCheckPages(markdown: string): ReadonlyMap<string, readonly Paragraph[]> {
  const parts = markdown.split(/^### /m).slice(1)
  return new Map(
    parts.map((part) => {
      const [heading = '', ...lines] = part.split(/\n## /)[0]?.split('\n') ?? []
      const blocks = lines.join('\n').split(/^```\w*\n/m)
      return [heading.trim(), blocks.flatMap((block, index) => toParagraphs(block, index % 2 === 1))]
    }),
  )
}

function toParagraphs(block: string, isExample: boolean): readonly Paragraph[] {
  if (isExample) return [{ text: block.trimEnd(), isExample }]
  return block.split(/\n{2}|\n(?=- )/).flatMap((markdown) => {
    const text = toPlain(markdown)
    return text === '' ? [] : [{ text, isExample }]
  })
}

/** Removes the Markdown marks, joins the lines, and names the command as the findings do. */
function toPlain(markdown: string): string {
  return markdown
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/^- /, '• ')
    .replaceAll(/\n */g, ' ')
    .replaceAll(/[`_*]/g, '')
    .replaceAll(/npm +run flow -- /g, 'flow ')
    .trim()
}
