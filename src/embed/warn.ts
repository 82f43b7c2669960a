/** Tells whoever wrote the page, in its console, what to mend. */
export function warn(problem: string): void {
  // oxlint-disable-next-line no-console -- the console is what this is for
  console.warn(`Refinance: ${problem}`)
}
