import type { JSONPath } from 'jsonc-parser'
import { useMemo } from 'react'
import { type JsonSchema, type LinkedFlow, flowGrammar } from '../../engine/authoring.ts'
import { toNewButton, toNewDialog, withoutButton, withoutDialog } from '../words/edits/dialogs.ts'
import type { FormProps } from '../words/listFormFields.ts'
import type { NewRules } from './FormScope.tsx'
import { SchemaForm } from './SchemaForm.tsx'
import { useFileFindings } from './SettingsForm.tsx'
import type { FormRules } from './SettingsFile.ts'

/** Edits the progress and the dialogs of a step. */
export function StepForm({ flow, step }: FormProps) {
  const file = flow.source.flow.path
  const findings = useFileFindings(file)
  const rules = useMemo(() => toRules(flow, step), [flow, step])
  const scope = useMemo(() => ({ flow, file, root: flowGrammar, rules, findings }), [flow, file, rules, findings])
  return (
    <SchemaForm
      // What is typed but not added yet, and what is open, belongs to its step.
      key={step}
      scope={scope}
      path={['steps', step]}
      schema={schema}
      value={flow.written.steps[step]}
      label={`Step ${step}`}
      isRequired
    />
  )
}

const { progress, dialogs }: Readonly<Record<string, JsonSchema>> =
  flowGrammar.definitions?.['StepDefinition']?.properties ?? {}

/** The properties of a step that have no form of their own, with the titles and descriptions of the grammar. */
const schema: JsonSchema = {
  type: 'object',
  required: ['progress', 'dialogs'],
  properties: {
    progress: { ...progress, title: 'Progress' },
    dialogs: { ...dialogs, title: 'Dialogs' },
  },
}

const isButtons = (path: JSONPath) => path.at(-1) === 'buttons'

function toRules(flow: LinkedFlow, step: string): FormRules & NewRules {
  const { on = {} } = flow.written.steps[step] ?? {}
  const events = Object.keys(on).filter((event) => !/^(?:enter|leave$|change )/.test(event))
  return {
    toTextKey: (path, value) => (/^(?:title|text|label)$/.test(String(path.at(-1))) ? value : undefined),
    toChoices: (path) => (path.at(-1) === 'action' ? events : undefined),
    toQuestion: (path) => (isButtons(path) ? 'Label of the new button' : 'Title of the new dialog'),
    toNew: (path, words) =>
      isButtons(path) ? toNewButton(flow, step, String(path.at(-2)), words) : toNewDialog(flow, step, words),
    toFollowing([, , , dialog = '', list, index]) {
      const name = String(dialog)
      return list === 'buttons' ? withoutButton(flow, step, name, Number(index)) : withoutDialog(flow, step, name)
    },
  }
}
