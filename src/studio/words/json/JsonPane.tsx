export function JsonPane() {
  return <p>JSON</p>
}
