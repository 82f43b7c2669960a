import { toFieldPathId, type ErrorSchema, type FieldProps } from '@rjsf/utils'

/** The props of what a value holds under a name or at an index; its schema is the caller's to add. */
export function toChildProps(props: FieldProps<unknown>, key: string | number) {
  const { formData, errorSchema, fieldPathId, registry, onChange, onBlur, onFocus } = props
  const errors = valueAt(errorSchema, key)
  return {
    registry,
    onChange,
    onBlur,
    onFocus,
    name: String(key),
    formData: valueAt(formData, key),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has the shape of the form's value
    ...(errors === undefined ? {} : { errorSchema: errors as ErrorSchema<unknown> }),
    fieldPathId: toFieldPathId(key, registry.globalFormOptions, fieldPathId.path),
  }
}

const valueAt = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
