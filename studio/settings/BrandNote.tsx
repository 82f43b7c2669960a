import { useState } from 'react'
import { useDesk, useStudio } from '../StudioContext.ts'
import type { Contrasts } from '../step/frame/Scene.ts'
import type { Brand } from './SettingsFile.ts'

/** Shows the step in a brand on request, with the contrasts of its colors, and the tag for the partner's pages. */
export function BrandNote({ brand: { name, tag } }: { readonly brand: Brand }) {
  const { desk } = useStudio()
  const isShown = useDesk((state) => state.brand === name)
  const contrasts = useDesk((state) => state.contrasts)
  const [copied, setCopied] = useState<string>()
  return (
    <div className="brand-note">
      <button
        type="button"
        aria-pressed={isShown}
        onClick={() => desk.setState({ brand: isShown ? '' : name, contrasts: undefined })}
      >
        Show the step in this brand
      </button>
      {isShown && contrasts && <ContrastTable contrasts={contrasts} />}
      <details>
        <summary>Tag for the partner’s pages</summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        <pre tabIndex={0}>{tag}</pre>
        <button
          type="button"
          onClick={() =>
            void navigator.clipboard.writeText(tag).then(
              () => setCopied(tag),
              () => setCopied(undefined),
            )
          }
        >
          Copy
        </button>{' '}
        <output>{copied === tag && 'Copied.'}</output>
      </details>
    </div>
  )
}

/** Lists the pairs of colors, the least readable first. */
function ContrastTable({ contrasts: { light, dark } }: { readonly contrasts: Contrasts }) {
  const rows = light
    .map(({ title, ratio, least }, index) => ({ title, least, light: ratio, dark: dark[index]?.ratio ?? ratio }))
    .toSorted((a, b) => toRoom(a) - toRoom(b))
  const low = rows.filter((row) => toRoom(row) < 1)
  return (
    <details>
      <summary>
        {low.length === 0
          ? `Contrast: all ${rows.length} color pairs are readable`
          : `Contrast: ${low.length} of ${rows.length} color pairs are not readable`}
      </summary>
      <p className="quiet">
        As the step shows them now. A color that is hard to read is made lighter or darker automatically.
      </p>
      <table className="options">
        <thead>
          <tr>
            <th scope="col">Color pair</th>
            <th scope="col">Light</th>
            <th scope="col">Dark</th>
            <th scope="col">Minimum</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.title}>
              <th scope="row">{row.title}</th>
              <td>{toRatio(row.light, row.least)}</td>
              <td>{toRatio(row.dark, row.least)}</td>
              <td>{row.least}:1</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** Returns the contrast of a pair in relation to the required one; below 1 it is too low. */
const toRoom = ({ light, dark, least }: { light: number; dark: number; least: number }) => Math.min(light, dark) / least

/** Formats a ratio, rounded down: 4.49 is not enough for 4.5. */
function toRatio(ratio: number, least: number) {
  const words = `${Math.floor(ratio * 10) / 10}:1`
  return ratio < least ? <strong className="bad">{words} is too low</strong> : words
}
