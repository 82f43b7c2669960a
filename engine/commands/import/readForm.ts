import { readFileSync } from 'node:fs'
import { UsageError } from '../Command.ts'
import { isRecord } from '../../definition/Loose.ts'
import { isSchema } from '../../validation/JsonSchema.ts'
import { fromFormio } from './fromFormio.ts'
import { fromSchema } from './fromSchema.ts'
import { fromSurvey } from './fromSurvey.ts'
import type { ImportedForm } from './ImportedForm.ts'

/** A form of a file. */
export interface ReadForm extends ImportedForm {
  /** Those of its words that a flow knows without further texts: English always. */
  readonly languages: readonly string[]
}

/** Reads a form of SurveyJS or Form.io, or a JSON Schema with the `uiSchema` of rjsf. Throws a `UsageError` for any other file. */
export function readForm(file: string, uiFile: string | undefined): ReadForm {
  const form = readJson(file)
  return { ...toForm(form, file, uiFile), languages: /"es":/.test(JSON.stringify(form)) ? ['en', 'es'] : ['en'] }
}

function toForm(form: unknown, file: string, uiFile: string | undefined): ImportedForm {
  if (!isRecord(form)) throw new UsageError(`${file} is no form.`)
  if (Array.isArray(form['pages']) || Array.isArray(form['elements'])) return fromSurvey(form)
  if (Array.isArray(form['components'])) return fromFormio(form)
  if (isSchema(form) && (form.properties || form.$ref !== undefined || form.allOf))
    return fromSchema(form, uiFile === undefined ? undefined : readJson(uiFile))
  throw new UsageError(`${file} is no form that can be taken: neither of SurveyJS or Form.io, nor a JSON Schema.`)
}

function readJson(file: string): unknown {
  const text = readFileSync(file, 'utf8')
  try {
    return JSON.parse(text)
  } catch {
    throw new UsageError(`${file} is no JSON.`)
  }
}
