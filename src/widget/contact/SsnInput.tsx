import { maskitoTransform } from '@maskito/core'
import { useRef, useState } from 'react'
import { TextInput, useCopy, type InputProps } from '../../../engine/index.ts'
import { maskSsn, toSsn } from '../rules/maskSsn.ts'
import { attachMask } from '../fields/attachMask.ts'
import { ssnMask } from './ssnMask.ts'
import { useLeaving } from '../fields/useLeaving.ts'

const attach = attachMask(ssnMask)
const parse = (text: string) => toSsn(text) || undefined

const format = (ssn: unknown, isFocused: boolean) => {
  if (typeof ssn !== 'string') return ''
  const text = maskitoTransform(ssn, ssnMask)
  if (isFocused) return text
  // The last digits of an unfinished number are not those a person knows it by, so none is shown.
  return ssn.length === 9 ? maskSsn(ssn) : text.replaceAll(/\d/g, '•')
}

/**
 * A Social Security number, 3-2-4; only its last 4 digits are shown once it is left, unless the switch beside it is on,
 * which goes off by itself. Its value is 9 digits.
 */
export default function SsnInput(props: InputProps) {
  const t = useCopy()
  const group = useRef<HTMLSpanElement>(null)
  const [isShown, setShown] = useState(false)
  useLeaving(group, isShown, () => setShown(false))
  return (
    <span ref={group} className="input-ssn">
      <TextInput {...props} {...{ attach, format, parse }} isRevealed={isShown} />
      <button
        type="button"
        className="show-switch"
        aria-pressed={isShown}
        aria-label={t('fields.ssn.showAll')}
        onClick={() => setShown(!isShown)}
      >
        {t('fields.ssn.show')}
      </button>
    </span>
  )
}
