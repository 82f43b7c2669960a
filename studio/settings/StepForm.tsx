import type { JSONPath } from 'jsonc-parser'
import { useMemo } from 'react'
import { type JsonSchema, type LinkedFlow, flowGrammar } from '../../engine/authoring.ts'
import { useStudio } from '../StudioContext.ts'
import { toNewButton, toNewDialog, toNewText, withoutButton, withoutDialog } from '../words/edits/shownParts.ts'
import { listNames } from '../words/json/listNames.ts'
import type { FormProps } from '../words/listFormFields.ts'
import type { Addition, AddingRules } from './FormScope.tsx'
import { SchemaForm } from './SchemaForm.tsx'
import { useFileFindings } from './SettingsForm.tsx'
import type { FormRules } from './SettingsFile.ts'

/** Edits what a step shows, and how it counts in the application. Its form, its texts and its routes have forms of their own. */
export function StepForm({ flow, step }: FormProps) {
  const { code } = useStudio()
  const file = flow.source.flow.path
  const findings = useFileFindings(file)
  const rules = useMemo(() => toRules(flow, step, code), [flow, step, code])
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

const { properties = {} } = flowGrammar.definitions?.['StepDefinition'] ?? {}

const titles = {
  progress: 'Progress',
  resumable: 'Can be resumed',
  back: 'Back and Forward',
  ending: 'End of the application',
  savesProgressTo: 'Saves progress to',
  view: 'What is shown',
  dialogs: 'Dialogs',
}

/** The properties of a step that have no form of their own, with the descriptions of the grammar. */
const schema: JsonSchema = {
  type: 'object',
  required: ['progress', 'view'],
  properties: Object.fromEntries(Object.entries(titles).map(([name, title]) => [name, { ...properties[name], title }])),
}

const toTextKey = (path: JSONPath, value: string) =>
  /^(?:title|text|label)$/.test(String(path.at(-1))) ? value : undefined

const isFromEngine = (event: string) => /^(?:enter|leave$|change )/.test(event)

function toRules(flow: LinkedFlow, step: string, code: string): FormRules & AddingRules {
  const { view = [] } = flow.written.steps[step] ?? {}
  const dialog: Addition = {
    noun: 'dialog',
    question: 'Title of the new dialog',
    toNew: (words) => toNewDialog(flow, step, words),
  }
  const toButton = (name?: string): Addition => ({
    noun: 'button',
    question: 'Label of the new button',
    toNew: (words) => toNewButton(flow, step, words, name),
  })
  const text: Addition = {
    noun: 'text',
    question: 'Words of the new text',
    toNew: (words) => toNewText(flow, step, words),
  }
  const shown = view.map((part) => (typeof part === 'object' && 'component' in part ? part.component : part))
  const component: Addition = {
    noun: 'component',
    question: 'New component',
    names: listNames(flow, ['steps', step, 'view', 0])
      .map(({ label }) => label)
      .filter((name) => !shown.includes(name)),
    toNew: (value) => ({ value }),
  }
  return {
    toTextKey,
    toChoices(path) {
      // The step's own values are no names.
      const names = path.length > 3 && toTextKey(path, '') === undefined ? listNames(flow, path) : []
      const own = path.at(-1) === 'action' ? names.filter(({ label }) => !isFromEngine(label)) : names
      return own.length > 0 ? own : undefined
    },
    toAdditions([, , part, name]) {
      if (part === 'view') return [text, toButton(), component]
      return part === 'dialogs' ? [name === undefined ? dialog : toButton(String(name))] : undefined
    },
    toFollowing: (path) =>
      path[2] === 'dialogs' && path.length === 4
        ? withoutDialog(flow, step, String(path[3]), code)
        : withoutButton(flow, step, path, code),
  }
}
