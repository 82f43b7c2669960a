import { toControl } from './focusField.ts'

/** A field that a submit was refused for, as the error summary names it. */
export interface RefusedField {
  readonly path: string
  /** The id of its control; undefined when it has none, as a list of nothing. */
  readonly id: string | undefined
  readonly label: string | undefined
}

/** The fields with these paths in the order of the page, which a layout may make another than that of the rules. */
export function toRefusedFields(page: Element, paths: readonly string[]): RefusedField[] {
  const controls = [...page.querySelectorAll('[name]')]
  const toPosition = ({ path }: RefusedField) => {
    const control = toControl(page, path)
    return control ? controls.indexOf(control) : controls.length
  }
  return paths
    .filter((path) => path !== '')
    .map((path) => {
      const control = toControl(page, path)
      return { path, id: control?.id, label: toLabel(control) }
    })
    .toSorted((a, b) => toPosition(a) - toPosition(b))
}

/** The words of the label or legend, without what says that the field is optional. */
function toLabel(control: Element | undefined): string | undefined {
  const label = control?.closest('.field')?.querySelector('.field-label')
  return label?.firstChild?.textContent?.trim() || undefined
}
