import { getLocation, parse } from 'jsonc-parser'
import { flowGrammar, toMeaning } from '../../../engine/authoring.ts'
import type { EditedFile } from './completeJson.ts'
import { listNames } from './listNames.ts'
import { schemasAt } from './schemasAt.ts'

/** What is known of the key or value at an offset of a file, as sentences, and where it stands; undefined when nothing is. */
export function explainJson({ flow, file }: EditedFile, text: string, offset: number) {
  const { path, previousNode: node, isAtPropertyKey } = getLocation(text, offset)
  if (!flow || !node || offset < node.offset || offset > node.offset + node.length) return undefined
  const value: unknown = node.value
  const sentences = isAtPropertyKey || file !== flow.source.flow.path ? [] : explainName()
  if (file === flow.source.flow.path) {
    const [description] = schemasAt(flowGrammar, path, parse(text)).flatMap((schema) => schema['description'] ?? [])
    if (typeof description === 'string') sentences.push(description)
    if (isAtPropertyKey && path[0] === 'predicates' && path.length === 2)
      sentences.push(`Means: ${toMeaning(flow.definition, String(path[1]))}.`)
  } else if (typeof value === 'string' && !isAtPropertyKey) sentences.push(...explainText(value))
  return sentences.length === 0 ? undefined : { from: node.offset, to: node.offset + node.length, sentences }

  function explainName(): string[] {
    if (typeof value !== 'string' || !flow) return []
    const expression = flow.definition.predicates[value]?.when
    const detail = listNames(flow, path).find(({ label }) => label === value)?.detail
    const isPredicate = expression !== undefined && path.some((part) => /when$/i.test(String(part)))
    return [
      ...(isPredicate
        ? [`If ${toMeaning(flow.definition, value)}: ${expression}`]
        : detail === undefined
          ? []
          : [detail]),
      ...(isPredicate ? [] : explainText(value)),
    ]
  }

  /** The words of a copy key in the other languages. */
  function explainText(key: string): string[] {
    return [...(flow?.copy ?? [])].flatMap(([language, texts]) =>
      texts[key] === undefined ? [] : [`${language}: ${texts[key]}`],
    )
  }
}
