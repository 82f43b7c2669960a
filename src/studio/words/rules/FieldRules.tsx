import { toRuleText } from '../../../../engine/authoring.ts'
import { firstLanguage } from '../edits/editText.ts'
import { toOptional, toRequired } from '../edits/needs.ts'
import { isNumberRule, listFieldRules, removeRule, type WrittenRule } from '../edits/rules.ts'
import type { FormField } from '../fields/FormField.ts'
import { listSharers } from '../fields/listSharers.ts'
import { toLabelKey } from '../fields/listFormFields.ts'
import { useEdit } from '../useEdit.ts'
import { useStudio } from '../../StudioContext.ts'
import type { FormProps } from '../FormProps.ts'
import { AddRule } from './AddRule.tsx'
import { Message } from './Message.tsx'
import { NumberLimit } from './NumberLimit.tsx'

/** The rules of one field as sentences. */
export function FieldRules({ flow, step, field }: FormProps & { readonly field: FormField }) {
  const { code } = useStudio()
  const edit = useEdit()
  const label = flow.copy.get(firstLanguage(flow))?.[toLabelKey(field) ?? ''] ?? field.name
  const isRequired = field.needs.length > 0
  const conditions = [...new Set(field.needs.flatMap(({ conditions: all }) => all))]
  return (
    <li className="row">
      <p className="row-head">
        <strong>{label}</strong> <code>{field.path}</code>
      </p>
      {field.conditions.length > 0 && <p className="quiet">Asked for only when {field.conditions.join(' and ')}.</p>}
      <div className="rule">
        <label className="check">
          <input
            type="checkbox"
            checked={isRequired}
            onChange={() => edit(isRequired ? toOptional(flow, field, code) : toRequired(flow, field))}
          />
          <span>
            {label} must be filled in
            {conditions.length > 0 && ` when ${conditions.join(' and ')}`}
          </span>
        </label>
        {field.needs.map(({ place: { file, path, node } }) => {
          const required = typeof node.errorMessage === 'object' ? node.errorMessage.required : node.errorMessage
          const key = typeof required === 'object' ? required[field.name] : required
          return <Message key={`${file} ${path.join(' ')}`} flow={flow} messageKey={key} />
        })}
      </div>
      {listFieldRules(field).map((rule) => (
        <div key={rule.rule} className="rule">
          {isNumberRule(rule.rule) && typeof rule.value === 'number' ? (
            <NumberLimit field={field} label={label} rule={rule} kind={rule.rule} />
          ) : (
            <p>
              {label} {toSentence(rule)}.
            </p>
          )}
          <Message flow={flow} messageKey={rule.message} />
          <Sharers names={listSharers(flow, step, rule.place.id)} />
          {isNumberRule(rule.rule) && (
            <button type="button" className="small" onClick={() => edit(removeRule(field, rule))}>
              Remove this rule
              <span className="sr-only"> of {label}</span>
            </button>
          )}
        </div>
      ))}
      <AddRule flow={flow} field={field} label={label} />
    </li>
  )
}

const toSentence = ({ rule, place, value }: WrittenRule) =>
  rule === 'pattern' ? `must look as the pattern in the JSON says: ${String(value)}` : toRuleText(rule, [place.node])

function Sharers({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null
  return <p className="quiet">The same rule counts at {names.join(', ')}.</p>
}
