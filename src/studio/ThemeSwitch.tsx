import { useState } from 'react'

const themes = { system: 'light dark', light: 'light', dark: 'dark' } as const
type Theme = keyof typeof themes

const isTheme = (value: string): value is Theme => value in themes

/** Light or dark, as the system says unless one is chosen. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>('system')
  const choose = (value: string) => {
    if (!isTheme(value)) return
    setTheme(value)
    document.documentElement.style.colorScheme = themes[value]
  }
  return (
    <select aria-label="Colors" value={theme} onChange={({ target }) => choose(target.value)}>
      <option value="system">As the system</option>
      <option value="light">Light</option>
      <option value="dark">Dark</option>
    </select>
  )
}
