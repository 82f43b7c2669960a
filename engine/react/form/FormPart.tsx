import { type ReactNode, Suspense } from 'react'
import type { PlanGroup, PlanList, PlanPart } from '../../definition/FormPlan.ts'
import { valueAt } from '../../session/index.ts'
import { useCopy, useSessionState } from '../hooks.ts'
import { LateGrowingList } from '../lateViews.ts'
import { join, toCount, type ShownPart } from './createFormReader.ts'
import { Field } from './Field.tsx'
import { useForm } from './FormContext.ts'

/** A part of a plan and where it is. */
interface PartProps<Part extends PlanPart = PlanPart> {
  readonly part: Part
  readonly path: string
}

/** One part of a form's plan, while its conditions hold. It is drawn again only when its own conditions change. */
export const drawPart = (part: PlanPart, path: string, key?: string | number): ReactNode =>
  part.kind === 'group' || part.kind === 'list' ? (
    <Container key={key} part={part} path={path} />
  ) : (
    <Field key={key} part={part} path={path} />
  )

function Container({ part, path }: PartProps<PlanGroup | PlanList>) {
  const { read } = useForm()
  const shown = useSessionState(() => read().show(part, path))
  if (!shown) return null
  return part.kind === 'group' ? (
    <Group part={part} path={path} shown={shown} />
  ) : (
    <List part={part} path={path} shown={shown} />
  )
}

/** The parts of an object in the rows of its layout; a nested object with a title is a group. */
function Group({ part, path, shown }: PartProps<PlanGroup> & { readonly shown: ShownPart }) {
  const t = useCopy()
  const rows = part.rows.map((row) =>
    // A row is named by all it may hold, so that a field that appears in it leaves the others in place.
    'kind' in row ? drawInner(row, path) : <Row key={`row ${row[0]?.name}`} parts={row} path={path} />,
  )
  if (path === '' || shown.title === undefined) return <div className="group">{rows}</div>
  return (
    <fieldset className="group">
      <legend>{t(shown.title)}</legend>
      {rows}
    </fieldset>
  )
}

/** Parts side by side, while one of them shows. */
function Row({ parts, path }: { readonly parts: readonly PlanPart[]; readonly path: string }) {
  const { read } = useForm()
  const isShown = useSessionState(() => parts.some((part) => read().show(part, join(path, part.name))))
  return isShown && <div className="row">{parts.map((part) => drawInner(part, path))}</div>
}

/** The items a list has, to which people add only where its schema says so (`addable`). */
function List({ part, path, shown: { title, ui } }: PartProps<PlanList> & { readonly shown: ShownPart }) {
  const t = useCopy()
  const issue = useSessionState(({ issues }) => issues.find((one) => one.path === path))
  const { item, minItems, maxItems } = part
  const drawItem = (index: number) => item && drawPart(item, join(path, index), index)
  return (
    <div className="list">
      {ui?.addable ? (
        <Suspense>
          <LateGrowingList {...{ path, title, minItems, maxItems, drawItem }} />
        </Suspense>
      ) : (
        <Items path={path} drawItem={drawItem} />
      )}
      {issue && (
        <p className="form-error" role="alert">
          {t(issue.message, issue.params)}
        </p>
      )}
    </div>
  )
}

function Items({ path, drawItem }: { readonly path: string; readonly drawItem: (index: number) => ReactNode }) {
  const { read } = useForm()
  const count = useSessionState(() => toCount(valueAt(read().value, path)))
  return Array.from({ length: count }, (_, index) => drawItem(index))
}

const drawInner = (part: PlanPart, path: string): ReactNode => drawPart(part, join(path, part.name), part.name)
