/**
 * A JSON text, laid out as the formatter lays out the project's files, so that a difference shows nothing else. Rejects where
 * it is no JSON.
 */
export async function layOutJson(text: string): Promise<string> {
  const [{ format }, babel, estree] = await Promise.all([
    import('prettier/standalone'),
    import('prettier/plugins/babel'),
    import('prettier/plugins/estree'),
  ])
  return format(text, { parser: 'json', plugins: [babel, estree], printWidth: 120 })
}
