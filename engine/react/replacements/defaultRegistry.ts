import type { Registry } from '@rjsf/utils'

/** Stands in for `@rjsf/core/lib/getDefaultRegistry.js`, without the fields, widgets and templates that our forms replace. */
export default function getDefaultRegistry(): Omit<Registry, 'schemaUtils'> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `SchemaField` of our own brings what is missing here
  return {
    fields: {},
    templates: { ButtonTemplates: {} },
    widgets: {},
    rootSchema: {},
    formContext: {},
    translateString: (text: string) => text,
    globalFormOptions: { idPrefix: 'root', idSeparator: '_', useFallbackUiForUnsupportedType: false },
  } as unknown as Omit<Registry, 'schemaUtils'>
}
