/**
 * The options that the attributes of a `<refinance-widget>` mean, as anybody may have written them; options that are given
 * otherwise are as they are. A flag is set by its attribute alone, and taken back by the value `false`.
 */
export function readAttributes(given: object): object {
  if (!Object.hasOwn(given, 'partner-name')) return given
  const attributes: Readonly<Record<string, unknown>> = { ...given }
  const text = (name: string) => attributes[name] ?? undefined
  const flag = (name: string) => (text(name) === undefined ? undefined : text(name) !== 'false')
  return {
    PartnerName: text('partner-name'),
    reference: text('reference'),
    prefillToken: text('prefill-token'),
    mode: text('mode'),
    locale: text('locale'),
    branding: {
      primaryColor: text('primary-color'),
      secondaryColor: text('secondary-color'),
      hideTopNav: flag('hide-top-nav'),
      roundCorners: flag('round-corners'),
    },
    theme: text('theme') === undefined ? undefined : parse(text('theme')),
    tracking: text('tracking') === undefined ? undefined : { extraData: parse(text('tracking')) },
  }
}

/** What is no JSON stays a text, which whoever validates the options refuses. */
function parse(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return text
  }
}
