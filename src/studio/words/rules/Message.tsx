import type { LinkedFlow } from '../../../../engine/authoring.ts'
import { editText } from '../edits/editText.ts'
import { useEdit } from '../useEdit.ts'

interface MessageProps {
  readonly flow: LinkedFlow
  /** The copy key; undefined when the rule has no words of its own. */
  readonly messageKey: string | undefined
}

/** What the applicant is told when a rule is broken, in each language. */
export function Message({ flow, messageKey }: MessageProps) {
  const edit = useEdit()
  if (messageKey === undefined) return <p className="quiet">Says the general words for what is not right.</p>
  return (
    <div className="row-languages">
      {[...flow.copy].map(([language, texts]) => (
        <label key={language}>
          <span className="quiet">
            Says ({language}) <code>{messageKey}</code>
          </span>
          <textarea
            lang={language}
            rows={1}
            value={texts[messageKey] ?? ''}
            onChange={({ target }) => edit(editText(flow, language, messageKey, target.value))}
          />
        </label>
      ))}
    </div>
  )
}
