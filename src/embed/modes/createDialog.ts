import { create, ofDocument, shown } from '../hostPage.ts'
import { toTexts } from '../toTexts.ts'

/**
 * The styles of the dialog, in a shadow tree where the page's styles do not apply. Lengths are in `em`, the size that the visitor has set;
 * `rem` would be the page's own.
 */
const styles = `
dialog {
  box-sizing: border-box;
  width: min(44em, 100vw - 2em);
  height: min(56em, 100dvh - 2em);
  max-width: none;
  max-height: none;
  margin: auto;
  padding: 0;
  border: 1px solid transparent;
  border-radius: 12px;
  background: Canvas;
  color: CanvasText;
  color-scheme: light dark;
  overflow: hidden;
}
dialog[open] { display: grid; grid-template-rows: auto minmax(0, 1fr); }
dialog::backdrop { background: rgb(0 0 0 / 55%); }
.drawer { width: min(32em, 100vw); height: 100dvh; margin: 0 0 0 auto; border-radius: 0; }
@media (width < 44em) { dialog { width: 100vw; height: 100dvh; border: 0; border-radius: 0; } }
div { text-align: end; }
button {
  min-width: 44px;
  min-height: 44px;
  padding: 0 1em;
  border: 0;
  background: none;
  color: inherit;
  font: 16px/1.5 system-ui, sans-serif;
  text-decoration: underline;
  cursor: pointer;
}
button:focus-visible { outline: 3px solid; outline-offset: -6px; border-radius: 12px; }
`

/** Adds an empty dialog or drawer with a close button to the page. `name` sets its label and button text for a locale. */
export function createDialog(isDrawer: boolean) {
  const host = create('div', { style: shown })
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  root.adoptedStyleSheets = [sheet]

  const dialog = create('dialog', { className: isDrawer ? 'drawer' : '' })
  const close = create('button', { type: 'button' })
  // A click on the backdrop has the dialog itself as its target. The second click of a double click on the page's button closes nothing.
  dialog.addEventListener('click', ({ target, detail }) => {
    if (detail < 2 && (target === dialog || target === close)) dialog.close()
  })
  // The bar around the button is not the dialog itself, so a click on it closes nothing.
  const bar = create('div')
  bar.append(close)
  dialog.append(bar)
  root.append(dialog)
  ofDocument('body').append(host)

  return {
    root,
    dialog,
    name: (locale: string | null | undefined) => {
      const [title, , , closeText] = toTexts(locale)
      dialog.ariaLabel = title
      close.textContent = closeText
    },
  }
}
