import { listCopy, toPlaceholders, type LinkedFlow } from '../../../../engine/authoring.ts'

/** The constants that a step goes by: in its conditions and computed values, or in its words. */
export function listStepConstants(flow: LinkedFlow, step: string): string[] {
  const { constants, predicates, steps } = flow.definition
  const json = JSON.stringify(steps[step] ?? {})
  const expressions = Object.entries(predicates).flatMap(([name, { when }]) =>
    json.includes(JSON.stringify(name)) ? [when] : [],
  )
  const placeholders = new Set(
    listCopy(flow)
      .filter(({ steps: at }) => at.includes(step))
      .flatMap(({ texts }) =>
        Object.entries(texts).flatMap(([language, text]) =>
          text.includes('{') ? (toPlaceholders(text, language) ?? []) : [],
        ),
      ),
  )
  return Object.keys(constants).filter(
    (name) => placeholders.has(name) || [json, ...expressions].some((text) => isNamedIn(text, name)),
  )
}

/** Whether an expression reads a constant. */
export const isNamedIn = (expression: string, name: string): boolean =>
  expression.includes(`constants.${name}`) && new RegExp(`\\bconstants\\.${name}\\b`).test(expression)
