import type { RJSFSchema } from '@rjsf/utils'
import type { ReactNode } from 'react'
import { useCopy } from '../useCopy.ts'
import { toPlainPath, useForm } from './FormContext.ts'
import { toRows } from './toRows.ts'

interface ObjectFieldsProps {
  readonly schema: RJSFSchema
  readonly path: readonly (string | number)[]
  readonly drawPart: (name: string, schema: RJSFSchema, isRequired: boolean) => ReactNode
}

/** The fields of an object in the rows of its layout; a nested object with a title is a group. */
export function ObjectFields({ schema, path, drawPart }: ObjectFieldsProps) {
  const t = useCopy()
  const { layouts } = useForm()
  const { properties = {}, required = [], title } = schema
  const drawField = (name: string) => {
    const property = properties[name]
    return typeof property === 'object' && drawPart(name, property, required.includes(name))
  }
  const rows = toRows(Object.keys(properties), layouts[toPlainPath(path)]).map((row) =>
    typeof row === 'string' ? (
      drawField(row)
    ) : (
      // Named by all it may hold, so that a field that appears in it leaves the others in place.
      <div key={`row ${row[0]}`} className="row">
        {row.map(drawField)}
      </div>
    ),
  )
  if (path.length === 0 || title === undefined) return <div className="group">{rows}</div>
  return (
    <fieldset className="group">
      <legend>{t(title)}</legend>
      {rows}
    </fieldset>
  )
}
