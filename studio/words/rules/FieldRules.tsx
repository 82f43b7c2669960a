import { useMemo, useState } from 'react'
import { toRuleText } from '../../../engine/authoring.ts'
import { useStudio } from '../../StudioContext.ts'
import { type FormProps, type FormField, listSharers, toFieldLabel, toStepTitles } from '../listFormFields.ts'
import { NumberInput } from '../NumberInput.tsx'
import { useEdit } from '../edits/applyEdit.ts'
import { removeField } from '../edits/fields.ts'
import { renameField, toFieldNameFault, toKnower } from '../edits/renameField.ts'
import {
  type NumberRule,
  type WrittenRule,
  editLimit,
  isCount,
  isNumberRule,
  listFieldRules,
  numberRules,
  removeRule,
  toOptional,
  toRequired,
} from '../edits/rules.ts'
import { KeyTexts } from '../TextRow.tsx'
import { StepDialog } from '../steps/StepDialog.tsx'
import { AddRule } from './AddRule.tsx'

/** Edits the rules of one field as sentences. */
export function FieldRules({ flow, step, field }: FormProps & { readonly field: FormField }) {
  const { code } = useStudio()
  const edit = useEdit()
  const label = toFieldLabel(flow, field)
  const isRequired = field.needs.length > 0
  const conditions = [...new Set(field.needs.flatMap(({ conditions: all }) => all))]
  return (
    <li className="row">
      <p className="row-head">
        <strong>{label}</strong> <code>{field.path}</code>
      </p>
      {field.conditions.length > 0 && <p className="quiet">Shown only when {field.conditions.join(' and ')}.</p>}
      <div className="rule">
        <label className="check">
          <input
            type="checkbox"
            checked={isRequired}
            onChange={() => edit(isRequired ? toOptional(flow, field, code) : toRequired(flow, field))}
          />
          <span>
            {label} is required
            {conditions.length > 0 && ` when ${conditions.join(' and ')}`}
          </span>
        </label>
        {field.needs.map(({ place: { file, path, node } }) => {
          const required = typeof node.errorMessage === 'object' ? node.errorMessage.required : node.errorMessage
          const key = typeof required === 'object' ? required[field.name] : required
          return <KeyTexts key={`${file} ${path.join(' ')}`} flow={flow} textKey={key} />
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
          <KeyTexts flow={flow} textKey={rule.message} />
          <Sharers what="rule applies in" names={toStepTitles(flow, listSharers(flow, step, rule.place.id))} />
          {isNumberRule(rule.rule) && (
            <button type="button" className="small" onClick={() => edit(removeRule(field, rule))}>
              Remove this rule
              <span className="sr-only">
                {' '}
                of {label}: {numberRules[rule.rule].before} {String(rule.value)}
              </span>
            </button>
          )}
        </div>
      ))}
      <AddRule flow={flow} field={field} label={label} />
      <span className="buttons">
        <RenameField flow={flow} step={step} field={field} label={label} />
        <button type="button" className="small" onClick={() => edit(removeField(flow, field, code))}>
          Remove this field
          <span className="sr-only"> {label}</span>
        </button>
      </span>
      <Sharers what="field is used in" names={toStepTitles(flow, listSharers(flow, step, field.owner.id))} />
    </li>
  )
}

interface RenameFieldProps extends FormProps {
  readonly field: FormField
  readonly label: string
}

/** Renames a field, or says why that is impossible. */
function RenameField({ label, ...props }: RenameFieldProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="small" onClick={() => setOpen(true)}>
        Rename this field<span className="sr-only"> ({label})</span>
      </button>
      {isOpen && <RenameFieldDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function RenameFieldDialog({
  flow,
  step,
  field,
  onClose,
}: Omit<RenameFieldProps, 'label'> & { readonly onClose: () => void }) {
  const { code } = useStudio()
  const [typed, setTyped] = useState(field.name)
  const name = typed.trim()
  const knower = useMemo(() => toKnower(flow, field, code), [flow, field, code])
  const fault = name === field.name ? 'Enter a different name.' : toFieldNameFault(flow, field, name)
  return (
    <StepDialog
      title={`Rename ${field.path}`}
      action={knower === undefined ? 'Rename' : undefined}
      fault={knower ?? fault}
      toEdit={() => [renameField(flow, field, name, code), step]}
      onClose={onClose}
    >
      {knower === undefined ? (
        <>
          <label>
            Name <input value={typed} spellCheck={false} onChange={({ target }) => setTyped(target.value)} />
          </label>
          <p>Applicants do not see this name. Schemas, conditions, layouts and text keys are updated to match.</p>
        </>
      ) : (
        <p>The studio cannot rename this field. {knower}</p>
      )}
    </StepDialog>
  )
}

const toSentence = ({ rule, place, value }: WrittenRule) =>
  rule === 'pattern' ? `must match the pattern ${String(value)}` : toRuleText(rule, [place.node])

function Sharers({ what, names }: { readonly what: string; readonly names: string }) {
  if (names === '') return null
  return (
    <p className="quiet">
      The same {what} {names}.
    </p>
  )
}

interface NumberLimitProps {
  readonly field: FormField
  readonly label: string
  readonly rule: WrittenRule
  readonly kind: NumberRule
}

/** Edits a rule as a sentence that contains its limit. */
function NumberLimit({ field, label, rule, kind }: NumberLimitProps) {
  const edit = useEdit()
  const { before, after } = numberRules[kind]
  return (
    <p className="inline">
      {label} must be {before}
      <NumberInput
        aria-label={`${label} must be ${before} … ${after}`.trim()}
        {...(isCount(kind) && { isWhole: true, min: 0 })}
        value={Number(rule.value)}
        onNumber={(limit) => edit(editLimit(field, rule, limit))}
      />
      {after}
    </p>
  )
}
