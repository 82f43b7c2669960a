/**
 * Returns a picture of a page as a self-contained SVG: its elements with their current values, and the CSS rules that apply to them, in
 * light colors. Two pages that look the same have the same picture.
 */
export function takePicture(page: Document): string {
  const { scrollWidth: width, scrollHeight: height } = page.documentElement
  const root = toStill(page.documentElement)
  const style = page.createElement('style')
  style.textContent = `${[...page.styleSheets].flatMap(({ cssRules }) => toRules(cssRules, page)).join('\n')}\n${still}`
  root.prepend(style)
  const drawn = new XMLSerializer().serializeToString(root)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<foreignObject width="100%" height="100%">${drawn}</foreignObject>`,
    '</svg>\n',
  ].join('\n')
}

/** An animation would be captured at its beginning, where elements are often invisible. */
const still = '* { animation: none !important; transition: none !important } :root { color-scheme: light !important }'

/** The attributes that connect elements, whose values differ each time the page is drawn. */
const names = ['id', 'for', 'name', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'data-settling']

/** Copies an element with the current values of its inputs, and without scripts. */
function toStill(element: Element): Element {
  const copy = element.cloneNode(true)
  if (!(copy instanceof Element)) throw new Error('The copy is not an element.')
  const [inputs, copies] = [element, copy].map((one) => [...one.querySelectorAll('input, select, textarea')])
  for (const [index, input] of inputs?.entries() ?? []) hold(input, copies?.[index])
  for (const gone of copy.querySelectorAll('head, script, link')) gone.remove()
  for (const own of copy.querySelectorAll(':not(svg *)')) for (const name of names) own.removeAttribute(name)
  return copy
}

function hold(input: Element, copy: Element | undefined): void {
  if (input instanceof HTMLInputElement) {
    copy?.setAttribute('value', input.value)
    copy?.toggleAttribute('checked', input.checked)
  } else if (input instanceof HTMLTextAreaElement) copy?.replaceChildren(input.value)
  else if (input instanceof HTMLSelectElement && copy instanceof HTMLSelectElement)
    for (const [index, option] of [...copy.options].entries())
      option.toggleAttribute('selected', index === input.selectedIndex)
}

/** Returns the rules that apply at the page's width and match an element of it. Media queries are already resolved. */
function toRules(rules: Iterable<CSSRule>, page: Document): readonly string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule)
      return page.defaultView?.matchMedia(rule.media.mediaText).matches ? toRules(rule.cssRules, page) : []
    if (rule instanceof CSSStyleRule) return reaches(rule.selectorText, page) ? [rule.cssText] : []
    return rule instanceof CSSKeyframesRule || rule instanceof CSSFontFaceRule ? [] : [rule.cssText]
  })
}

/** Checks whether a selector matches an element. Pseudo-classes such as `:hover` are ignored, because their styles do no harm. */
function reaches(selector: string, page: Document): boolean {
  try {
    return page.querySelector(selector.replaceAll(/::?[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?/g, '') || '*') !== null
  } catch {
    return true
  }
}
