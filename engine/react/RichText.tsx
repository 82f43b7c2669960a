import { toRichText } from './toRichText.ts'
import { useSession } from './useSession.ts'

/** A text whose `[words](address-or-constant)` are links; other pages open in a new tab so that nothing typed is lost. */
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
