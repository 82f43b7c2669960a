import { deepEquals, ERRORS_KEY, getSchemaType, type FieldProps, type RJSFSchema } from '@rjsf/utils'
import { memo, useMemo } from 'react'
import { Field } from './Field.tsx'
import { ListFields } from './ListFields.tsx'
import { ObjectFields } from './ObjectFields.tsx'
import { toChildProps } from './toChildProps.ts'

type Props = FieldProps<unknown>

function Place(props: Props) {
  const { schema: raw, formData, registry, errorSchema, fieldPathId, required = false, onChange, onBlur } = props
  const { schemaUtils } = registry
  const schema = useMemo(() => schemaUtils.retrieveSchema(raw, formData, true), [schemaUtils, raw, formData])
  const error = errorSchema?.[ERRORS_KEY]?.[0]
  const drawPart = (key: string | number, part: RJSFSchema, isRequired: boolean) => (
    <SchemaField key={key} {...toChildProps(props, key)} schema={part} required={isRequired} />
  )

  const type = getSchemaType(schema)
  if (type === 'object') return <ObjectFields schema={schema} path={fieldPathId.path} drawPart={drawPart} />
  const isChoice = Boolean(schema.anyOf ?? schema.oneOf) && !schemaUtils.isSelect(schema)
  if (isChoice || Object.keys(schema).length === 0) return null
  if (type === 'array') {
    const count = Array.isArray(formData) ? formData.length : 0
    return <ListFields schema={schema} count={count} error={error} drawPart={drawPart} />
  }
  if (isDrawn(type)) return <Field {...{ schema, formData, fieldPathId, required, error, onChange, onBlur }} />
  throw new Error(`The field ${fieldPathId.path.join('.')} has no type that a form can draw.`)
}

/**
 * One place of a form's schema, drawn as what its type says; stands in for RJSF's own, which resolves each schema several
 * times over and draws descriptions, help and buttons that our forms do not have. A choice of schemas is judged, but only
 * what stands outside of it is drawn.
 */
export const SchemaField = memo(Place, isSame)

const isDrawn = (type: unknown) => type === 'string' || type === 'number' || type === 'integer' || type === 'boolean'

/** RJSF hands over equal values as new ones; its handlers stay what they are. */
function isSame(before: Props, now: Props): boolean {
  return (
    before.registry.schemaUtils === now.registry.schemaUtils &&
    before.required === now.required &&
    before.fieldPathId.$id === now.fieldPathId.$id &&
    deepEquals(before.formData, now.formData) &&
    deepEquals(before.errorSchema, now.errorSchema) &&
    deepEquals(before.schema, now.schema)
  )
}
