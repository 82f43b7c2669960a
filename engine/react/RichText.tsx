import { useSession } from './hooks.ts'

/** A text whose `[words](address-or-constant)` are links. Other pages open in a new tab, so that nothing typed is lost. */
export function RichText({ text }: { readonly text: string }) {
  const { constants } = useSession().flow
  return toRichText(text, constants).map((part, index) => {
    if (part.href === undefined) return part.text
    const elsewhere = part.href.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer' } : undefined
    return (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other identity
      <a key={index} href={part.href} {...elsewhere}>
        {part.text}
      </a>
    )
  })
}

/** A piece of a rich text; `href` makes it a link. */
interface RichTextPart {
  readonly text: string
  readonly href?: string
}

const link = /\[([^\]]+)\]\(([^)\s]+)\)/g
const address = /^(?:https:\/\/|tel:|mailto:)\S/i

/**
 * Splits `read [our terms](https://…)` at its links. A target is a URL or the name of a constant that holds one. Throws on any protocol but
 * https, tel and mailto.
 */
export function toRichText(text: string, constants: Readonly<Record<string, unknown>> = {}): readonly RichTextPart[] {
  const parts: RichTextPart[] = []
  let end = 0
  for (const match of text.matchAll(link)) {
    const [whole, label = '', target = ''] = match
    if (match.index > end) parts.push({ text: text.slice(end, match.index) })
    parts.push({ text: label, href: toHref(Object.hasOwn(constants, target) ? String(constants[target]) : target) })
    end = match.index + whole.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

function toHref(target: string): string {
  if (address.test(target)) return target
  throw new Error(
    `A text links to "${target}", which is neither an https, tel or mailto address nor the name of a constant.`,
  )
}
