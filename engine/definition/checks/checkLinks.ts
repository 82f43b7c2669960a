import type { Check, FlowContext } from '../FlowContext.ts'
import { toHint } from '../toHint.ts'
import { toLinks } from '../toLinks.ts'

const protocols = ['https:', 'tel:', 'mailto:']

/** Finds links in texts that lead nowhere, which would be the error page, and translations that link to something else. */
export const checkLinks: Check = (context) => {
  const { source, copy, flow, report } = context
  const [first] = copy
  for (const [language, texts] of copy) {
    const file = source.copy.get(language)
    if (!file) continue
    for (const [key, text] of Object.entries(texts)) {
      const links = toLinks(text)
      for (const target of links) {
        if (isLink(target, context)) continue
        const message = `"${key}" of ${language} links to ${target}, which is neither an address nor a constant that holds one`
        const hint = toHint(target, Object.keys(flow.constants ?? {})) ?? 'Addresses begin with https:, tel: or mailto:'
        report({ code: 'bad-link', file, path: [key], message, hint })
      }
      const original = first?.[1][key]
      if (original === undefined || toSorted(toLinks(original)) === toSorted(links)) continue
      const message = `"${key}" of ${language} ${toWords(links)}, but in ${first?.[0]} it ${toWords(toLinks(original))}`
      report({ code: 'other-placeholders', file, path: [key], message })
    }
  }
}

/** What fills a placeholder besides the constants is not known here: any text may. */
function isLink(target: string, { flow }: FlowContext): boolean {
  const toValue = (name: string) => String(flow.constants?.[name] ?? 'x')
  const filled = Object.hasOwn(flow.constants ?? {}, target)
    ? toValue(target)
    : target.replaceAll(/\{(\w+)\}/g, (_, name: string) => toValue(name))
  return URL.canParse(filled) && protocols.includes(new URL(filled).protocol)
}

const toSorted = (links: readonly string[]) => links.toSorted().join(' ')

const toWords = (links: readonly string[]) => (links.length === 0 ? 'has no link' : `links to ${links.join(', ')}`)
