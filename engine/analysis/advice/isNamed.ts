/** Whether a text has a name as a whole word. */
export const isNamed = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\w-])${name.replaceAll(/[^\w]/g, '\\$&')}(?![\\w-])`).test(text)
