import type { LinkedFlow } from '../../../engine/authoring.ts'
import { type FormField, toLabelKey } from '../listFormFields.ts'
import { addTexts, firstLanguage, isTextUsed, removeText } from './texts.ts'
import type { FlowEdit } from './applyEdit.ts'

/** The field may be left empty: it leaves each list of what is required, with its message, and with the text when nobody else says it. */
export function toOptional(flow: LinkedFlow, field: FormField, code: string): FlowEdit {
  const messages = field.needs.flatMap(({ place }) => toMessage(place.node.errorMessage, field.name) ?? [])
  return {
    label: `${field.path} as optional`,
    changes: [
      ...field.needs.flatMap(({ place: { file, path, node } }): FlowEdit['changes'] => {
        const required = (node.required ?? []).filter((name) => name !== field.name)
        const hasMessage = toMessage(node.errorMessage, field.name) !== undefined
        return [
          { file, path: [...path, 'required'], value: required.length > 0 ? required : undefined },
          ...(hasMessage ? [toMessageRemoval(field.name, { file, path, node })] : []),
        ]
      }),
      ...messages.flatMap((key) => (isTextUsed(flow, key, code, messages.length) ? [] : removeText(flow, key))),
    ],
  }
}

/** The field must be filled in, and says so in words of its own, which can be changed then. */
export function toRequired(flow: LinkedFlow, field: FormField): FlowEdit {
  const { file, path, node } = field.owner
  const texts = flow.copy.get(firstLanguage(flow)) ?? {}
  const key = `errors.${field.name}.required`
  const label = texts[toLabelKey(field) ?? ''] ?? field.name
  const isGeneral = typeof node.errorMessage === 'string' || typeof node.errorMessage?.required === 'string'
  return {
    label: `${field.path} as required`,
    changes: [
      { file, path: [...path, 'required'], value: [...(node.required ?? []), field.name] },
      ...(isGeneral ? [] : [{ file, path: [...path, 'errorMessage', 'required', field.name], value: key }]),
      ...(isGeneral || key in texts ? [] : addTexts(flow, { [key]: `${label} is required` })),
    ],
  }
}

type Messages = FormField['owner']['node']['errorMessage']

function toMessage(messages: Messages, name: string): string | undefined {
  const required = typeof messages === 'object' ? messages.required : undefined
  return typeof required === 'object' ? required[name] : undefined
}

/** With its last message the whole list goes. */
function toMessageRemoval(name: string, { file, path, node }: Pick<FormField['owner'], 'file' | 'path' | 'node'>) {
  const messages = typeof node.errorMessage === 'object' ? node.errorMessage : {}
  const others = Object.keys(Object(messages.required)).filter((other) => other !== name)
  const isLast = others.length === 0
  const isOnly = Object.keys(messages).length === 1
  const end = isLast ? (isOnly ? [] : ['required']) : ['required', name]
  return { file, path: [...path, 'errorMessage', ...end], value: undefined }
}
