import { useState } from 'react'
import type { LinkedFlow } from '../../../../engine/authoring.ts'
import { locales } from '../../../widget/locale/languages.ts'
import { addLanguage, toLanguageFault } from '../edits/addLanguage.ts'
import { firstLanguage } from '../edits/editText.ts'
import { useEdit } from '../useEdit.ts'

/** Adds a language to the flow, and says what is left until applicants can choose it. */
export function AddLanguage({ flow }: { readonly flow: LinkedFlow }) {
  const edit = useEdit()
  const [language, setLanguage] = useState('')
  const [fault, setFault] = useState('')
  const unknown = [...flow.copy.keys()].filter((name) => !locales.some((locale) => locale === name))
  return (
    <section className="block" aria-labelledby="add-language">
      <h3 id="add-language">Another language</h3>
      <form
        className="inline"
        onSubmit={(event) => {
          event.preventDefault()
          const found = toLanguageFault(flow, language)
          setFault(found ?? '')
          if (found !== undefined) return
          edit(addLanguage(flow, language))
          setLanguage('')
        }}
      >
        <label>
          Language
          <input
            value={language}
            placeholder="fr"
            spellCheck={false}
            aria-describedby="add-language-help"
            aria-invalid={fault !== ''}
            onChange={({ target }) => setLanguage(target.value)}
          />
        </label>
        <button type="submit">Add the language</button>
      </form>
      <p id="add-language-help" className="quiet">
        {fault ? (
          <strong className="bad" role="alert">
            {fault}
          </strong>
        ) : (
          `Every text begins as a copy of ${firstLanguage(flow)} with [${firstLanguage(flow)}] before it. The check counts what is left.`
        )}
      </p>
      {unknown.map((name) => (
        <p key={name} className="form-notice">
          Applicants cannot choose {name} yet: when it is translated, a programmer adds it to{' '}
          <code>src/widget/locale/languages.ts</code> and where that file’s languages are loaded.
        </p>
      ))}
    </section>
  )
}
