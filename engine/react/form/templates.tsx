import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps, FieldTemplateProps } from '@rjsf/utils'
import { ObjectTemplate } from './ObjectTemplate.tsx'

const FieldTemplate = ({ children, hidden }: FieldTemplateProps) => (hidden ? null : children)

/** The items a list has; a form never adds or removes one by itself. */
const ArrayFieldTemplate = ({ items, rawErrors }: ArrayFieldTemplateProps) => (
  <div className="list">
    {items}
    {rawErrors?.[0] !== undefined && (
      <p className="form-error" role="alert">
        {rawErrors[0]}
      </p>
    )}
  </div>
)

const ArrayFieldItemTemplate = ({ children }: ArrayFieldItemTemplateProps) => children

/** What RJSF draws around fields. */
export const templates = {
  ObjectFieldTemplate: ObjectTemplate,
  FieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
}
