import { useState } from 'react'
import type { LinkedFlow } from '../../engine/authoring.ts'
import { useEdit } from './edits/applyEdit.ts'
import { addLanguage, firstLanguage, toLanguageFault, toUntranslated } from './edits/texts.ts'

/** Adds a language to the flow, and says of each that is not finished what is left until applicants can choose it. */
export function AddLanguage({ flow }: { readonly flow: LinkedFlow }) {
  const edit = useEdit()
  const [language, setLanguage] = useState('')
  const [fault, setFault] = useState('')
  const mark = toUntranslated(firstLanguage(flow), '')
  const unfinished = [...flow.copy].flatMap(([name, texts]) => {
    const left = Object.values(texts).filter((text) => text.startsWith(mark)).length
    return left > 0 ? [{ name, left: `${left} ${left === 1 ? 'text' : 'texts'}` }] : []
  })
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
      {unfinished.map(({ name, left }) => (
        <p key={name} className="form-notice">
          {left} of {name} left to translate. While one is left, the application is not built. Then applicants can
          choose {name}.
        </p>
      ))}
    </section>
  )
}
