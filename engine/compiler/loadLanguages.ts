import { resolve } from 'node:path'
import { isRtl } from '../definition/isRtl.ts'
import { readFlow } from '../definition/readFlow.ts'
import { toLanguageName } from '../definition/toLanguageName.ts'
import { toSpecifier } from './FlowModuleId.ts'

/**
 * The module of a flow's `languages`, one for each copy file, whose texts are fetched on demand but for those of the first; and
 * what it is made of. In development `onEdit` hands over the texts that were edited. Throws when the flow file cannot be read.
 */
export function loadLanguages(flowFile: string) {
  const { copy, watched } = readFlow(flowFile)
  const languages = [...copy].map(([tag, { path }], index) => ({
    tag,
    specifier: index === 0 ? undefined : toSpecifier({ kind: 'copy', file: resolve(path), name: '' }),
  }))
  const lines = languages.map(({ tag, specifier }) => {
    const parts = [
      `name: ${JSON.stringify(toLanguageName(tag))}`,
      ...(isRtl(tag) ? [`dir: 'rtl'`] : []),
      ...(specifier === undefined ? [] : [`load: () => import(${JSON.stringify(specifier)})`]),
    ]
    return `  ${JSON.stringify(tag)}: { ${parts.join(', ')} },`
  })
  const others = languages.filter(({ specifier }) => specifier !== undefined)
  const source = [
    'export const languages = {',
    ...lines,
    '}',
    'const listeners = []',
    'export const onEdit = (listener) => listeners.push(listener)',
    `if (import.meta.hot) import.meta.hot.accept(${JSON.stringify(others.map(({ specifier }) => specifier))}, (edited) =>`,
    `  ${JSON.stringify(others.map(({ tag }) => tag))}.forEach((tag, at) =>`,
    '    edited[at] && listeners.forEach((tell) => tell(tag, edited[at].default))))',
    '',
  ].join('\n')
  return { source, watched }
}
