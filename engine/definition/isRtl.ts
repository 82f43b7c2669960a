const scripts = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']

/** Whether a language is written from right to left, by the script that is most likely for its tag (BCP 47). */
export function isRtl(tag: string): boolean {
  try {
    return scripts.includes(new Intl.Locale(tag).maximize().script ?? '')
  } catch {
    return false
  }
}
