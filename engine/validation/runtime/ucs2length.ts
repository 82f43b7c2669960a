/** The number of Unicode code points of a string: what `minLength` and `maxLength` count (JSON Schema). */
export const ucs2length = (text: string): number => Array.from(text).length
