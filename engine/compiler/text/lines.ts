/** Lines, two spaces further in. */
export const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`)

/** A condition before what it rules: `if isMobile (device.isMobile): the form`. */
export const toConditional = (condition: string, rest: string): string =>
  condition === '' ? rest : `${condition}: ${rest}`
