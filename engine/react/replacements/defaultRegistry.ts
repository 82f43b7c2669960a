import type { Registry } from '@rjsf/utils'
import ArrayField from '@rjsf/core/lib/components/fields/ArrayField.js'
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js'
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js'

/** Stands in for `@rjsf/core/lib/getDefaultRegistry.js`, without the fields, widgets and templates that our forms replace. */
export default function getDefaultRegistry(): Omit<Registry, 'schemaUtils'> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `form/parts.tsx` brings what is missing here
  return {
    fields: { ArrayField, ObjectField, SchemaField },
    templates: { ButtonTemplates: {} },
    widgets: {},
    rootSchema: {},
    formContext: {},
    translateString: (text: string) => text,
    globalFormOptions: { idPrefix: 'root', idSeparator: '_', useFallbackUiForUnsupportedType: false },
  } as unknown as Omit<Registry, 'schemaUtils'>
}
