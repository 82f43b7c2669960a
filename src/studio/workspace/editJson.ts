import { applyEdits, modify, type JSONPath } from 'jsonc-parser'
import * as babel from 'prettier/plugins/babel'
import * as estree from 'prettier/plugins/estree'
import { format } from 'prettier/standalone'

const layout = { tabSize: 2, insertSpaces: true, eol: '\n' }

/**
 * The text of a JSON file with the value at a path replaced (or taken away, when it is undefined), laid out as the formatter
 * lays out the project's files, so that a difference shows nothing else. A path may end behind the last item of a list.
 */
export async function editJson(text: string, path: JSONPath, value: unknown): Promise<string> {
  const edited = applyEdits(text, modify(text, path, value, { formattingOptions: layout }))
  return format(edited, { parser: 'json', plugins: [babel, estree], printWidth: 120 })
}
