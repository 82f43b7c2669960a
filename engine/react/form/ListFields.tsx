import type { RJSFSchema } from '@rjsf/utils'
import type { ReactNode } from 'react'

interface ListFieldsProps {
  readonly schema: RJSFSchema
  readonly count: number
  readonly error: string | undefined
  readonly drawPart: (index: number, schema: RJSFSchema, isRequired: boolean) => ReactNode
}

/** The items a list has; a form never adds or removes one by itself. */
export function ListFields({ schema, count, error, drawPart }: ListFieldsProps) {
  const { items } = schema
  const item = typeof items === 'object' && !Array.isArray(items) ? items : undefined
  return (
    <div className="list">
      {item && Array.from({ length: count }, (_, index) => drawPart(index, item, true))}
      {error !== undefined && (
        <p className="form-error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
