import { colorNames } from './colorNames.ts'
import type { Tell } from './readFields.ts'

const hexColor = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i

/** A hex or named CSS colour; anything else is told of under its `place`, so that no CSS but a colour comes in. */
export function readColor(value: unknown, place: string, tell: Tell): string | undefined {
  if (value === undefined) return undefined
  const color = typeof value === 'string' ? value.trim() : ''
  if (hexColor.test(color) || colorNames.has(color.toLowerCase())) return color
  const shown = /^[a-z]{1,30}$/i.test(color) ? `is "${color}", which ` : ''
  tell(
    `${place} ${shown}is neither a hex colour such as "#0b7a4b" nor a CSS colour name such as "teal". ` +
      `The product's own colour is used instead.`,
  )
  return undefined
}
