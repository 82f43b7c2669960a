import type { ReactNode } from 'react'
import type { PlanGroup, PlanList, PlanPart } from '../../definition/FormPlan.ts'
import { valueAt } from '../../session/index.ts'
import { useFlow } from '../FlowProvider.tsx'
import { useSessionState } from '../hooks.ts'
import { LateGrowingList } from '../lateViews.ts'
import { join, toCount, type ShownPart } from './createFormReader.ts'
import { Field } from './Field.tsx'
import { toFieldSettings, useForm } from './FormContext.ts'

/**
 * Renders the parts of a form's plan whose conditions hold. They share one subscription, because each costs as much as rendering an input.
 * A field renders again only when its own props change.
 */
export function FormParts(): ReactNode {
  const { session, t } = useFlow()
  const { form, read, readItems } = useForm()
  const { issues, loads } = useSessionState((state) => state)
  const { value, show } = read()
  const issueAt = (path: string) => issues.find((issue) => issue.path === path)
  const holds = (predicate: string | undefined) => predicate !== undefined && session.holds(predicate)

  const draw = (part: PlanPart, path: string, key: string | number): ReactNode => {
    const shown = show(part, path)
    if (!shown) return null
    if (part.kind === 'group') return drawGroup(part, path, key, shown)
    if (part.kind === 'list') return drawList(part, path, key, shown)
    const settings = toFieldSettings(form, path)
    const { slot } = settings?.options ?? {}
    return (
      <Field
        key={key}
        name={path}
        shown={shown}
        value={valueAt(value, path)}
        issue={issueAt(path)}
        disabled={holds(settings?.disabledWhen)}
        readOnly={holds(settings?.readOnlyWhen)}
        source={settings?.options}
        items={settings?.options ? readItems(settings.options) : shown.enum}
        load={slot === undefined ? undefined : loads[slot]}
      />
    )
  }
  const drawInner = (part: PlanPart, path: string) => draw(part, join(path, part.name), part.name)

  /** Renders the parts of an object in the rows of its layout. A nested object with a title is a fieldset. */
  const drawGroup = ({ rows }: PlanGroup, path: string, key: string | number, { title }: ShownPart) => {
    const isTitled = path !== '' && title !== undefined
    const Frame = isTitled ? 'fieldset' : 'div'
    return (
      <Frame key={key} className="group">
        {isTitled && <legend>{t(title)}</legend>}
        {rows.map((row) => ('kind' in row ? drawInner(row, path) : drawRow(row, path)))}
      </Frame>
    )
  }

  /** Renders parts side by side, if at least one of them shows. */
  const drawRow = (row: readonly PlanPart[], path: string) => {
    const parts = row.map((part) => drawInner(part, path))
    return (
      parts.some((part) => part !== null) && (
        // The key does not depend on which parts show, so that a field that appears in the row leaves the others in place.
        <div key={`row ${row[0]?.name}`} className="row">
          {parts}
        </div>
      )
    )
  }

  /** Renders the items of a list. Applicants can add items only if its schema allows it (`addable`). */
  const drawList = (part: PlanList, path: string, key: string | number, { title, ui }: ShownPart) => {
    const { item, minItems, maxItems } = part
    const issue = issueAt(path)
    const count = toCount(valueAt(value, path))
    const drawItem = (index: number, itemKey: number) => item && draw(item, join(path, index), itemKey)
    return (
      <div key={key} className="list">
        {ui?.addable ? (
          <LateGrowingList {...{ path, title, count, minItems, maxItems, drawItem }} />
        ) : (
          Array.from({ length: count }, (_, index) => drawItem(index, index))
        )}
        {issue && (
          <p className="form-error" role="alert">
            {t(issue.message, issue.params)}
          </p>
        )}
      </div>
    )
  }

  return draw(form.plan, '', '')
}
