import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps, FieldProps, FieldTemplateProps } from '@rjsf/utils'
import { Field } from './Field.tsx'
import { ObjectTemplate } from './ObjectTemplate.tsx'

const Nothing = () => null

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

function FallbackField({ fieldPathId }: FieldProps): never {
  throw new Error(`The field ${fieldPathId.path.join('.')} has no type that a form can draw.`)
}

/** The fields that RJSF draws by our own. A choice of schemas is judged, but only what stands outside of it is drawn. */
export const fields = {
  StringField: Field,
  NumberField: Field,
  BooleanField: Field,
  FallbackField,
  AnyOfField: Nothing,
  OneOfField: Nothing,
  OptionalDataControlsField: Nothing,
}

/** What RJSF draws around fields; labels, hints and errors are the field's own. */
export const templates = {
  ObjectFieldTemplate: ObjectTemplate,
  FieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
  DescriptionFieldTemplate: Nothing,
  FieldErrorTemplate: Nothing,
  FieldHelpTemplate: Nothing,
}
