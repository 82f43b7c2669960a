/** Takes away what stands in a page of ours for the case that its script does not come: it has come. */
export function endLateStart(page: Document = document): void {
  page.querySelector('[data-late-start]')?.remove()
}
