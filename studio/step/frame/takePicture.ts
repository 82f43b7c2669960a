/**
 * A picture of a page as it is drawn, as an SVG that needs nothing around it: its elements as they are filled in, and the rules
 * that reach them, in the colors for light. Two pages that look the same have the same picture.
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

/** What moves would be caught at its beginning, where it often cannot be seen. */
const still = '* { animation: none !important; transition: none !important } :root { color-scheme: light !important }'

/** What elements say of each other has other names each time that it is drawn. */
const names = ['id', 'for', 'name', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'data-settling']

/** A copy of an element that shows what its inputs hold, and does nothing. */
function toStill(element: Element): Element {
  const copy = element.cloneNode(true)
  if (!(copy instanceof Element)) throw new Error('The copy of an element is one.')
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

/** The rules that count on a page as wide as it is, and for something in it; what asks for a width is answered already. */
function toRules(rules: Iterable<CSSRule>, page: Document): readonly string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule)
      return page.defaultView?.matchMedia(rule.media.mediaText).matches ? toRules(rule.cssRules, page) : []
    if (rule instanceof CSSStyleRule) return reaches(rule.selectorText, page) ? [rule.cssText] : []
    return rule instanceof CSSKeyframesRule || rule instanceof CSSFontFaceRule ? [] : [rule.cssText]
  })
}

/** What an element must also be, as being hovered over, may come and go; what it would then look like does no harm. */
function reaches(selector: string, page: Document): boolean {
  try {
    return page.querySelector(selector.replaceAll(/::?[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?/g, '') || '*') !== null
  } catch {
    return true
  }
}
