// Runs before the first paint: whoever comes back to an application, or by the link of a text message, is not shown the
// first step, which stands in the page for everybody else. The script of the page takes the mark away with that step.
try {
  const isReturning = localStorage.getItem('car-loan-refinance') !== null || /[?&]verification\b/.test(location.search)
  if (isReturning) document.documentElement.dataset.returning = ''
} catch {
  // The browser blocks storage, so nothing is kept there.
}
