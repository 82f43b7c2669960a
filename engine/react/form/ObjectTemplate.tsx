import type { ObjectFieldTemplateProps } from '@rjsf/utils'
import { useCopy } from '../useCopy.ts'
import { toPlainPath, useForm } from './FormContext.ts'
import { toRows } from './toRows.ts'

/** The fields of an object in the rows of its layout; a nested object with a title is a group. */
export function ObjectTemplate({ fieldPathId, properties, schema }: ObjectFieldTemplateProps) {
  const t = useCopy()
  const { layouts } = useForm()
  const fields = new Map(properties.map(({ name, content }) => [name, content]))
  const rows = toRows([...fields.keys()], layouts[toPlainPath(fieldPathId.path)]).map((row) =>
    typeof row === 'string' ? (
      fields.get(row)
    ) : (
      // Named by all it may hold, so that a field that appears in it leaves the others in place.
      <div key={`row ${row[0]}`} className="row">
        {row.map((field) => fields.get(field))}
      </div>
    ),
  )
  if (fieldPathId.path.length === 0 || schema.title === undefined) return <div className="group">{rows}</div>
  return (
    <fieldset className="group">
      <legend>{t(schema.title)}</legend>
      {rows}
    </fieldset>
  )
}
