/** A car from its side on a road, to be drawn in a picture. */
export function CarShape() {
  return (
    <>
      <path
        className="picture-tone"
        d="M16 58v-7c0-3 2-5.5 5-6l10-2 8.5-10.5c1.4-1.7 3-2.5 5.2-2.5H58c2.2 0 4 .8 5.4 2.6L72 43l6 1.6c2.6.7 4 2.6 4 5.2V58c0 1.7-1.3 3-3 3H19c-1.7 0-3-1.3-3-3z"
      />
      <path
        className="picture-paper"
        d="M38 43l6-7.6c.6-.8 1.4-1.2 2.4-1.2H50V43zM55 34.2h3c1 0 1.8.4 2.4 1.2L66 43H55z"
      />
      <path className="picture-line" d="M55 49.5h5M77 49.5h4M12 68.5h72" />
      <circle className="picture-paper" cx="33" cy="61" r="7.5" />
      <circle className="picture-paper" cx="66" cy="61" r="7.5" />
      <path className="picture-line" d="M33 61v.1M66 61v.1" />
    </>
  )
}
