import type { InitOptions } from '../InitOptions.ts'
import { readColor } from './readColor.ts'
import { readFields, type Tell } from './readFields.ts'

const names = ['hideTopNav', 'primaryColor', 'secondaryColor', 'roundCorners'] as const

/** The branding as far as it can be used; the rest keeps its default. */
export function readBranding(given: unknown, tell: Tell): NonNullable<InitOptions['branding']> {
  const fields = readFields(given, 'branding', names, tell)
  const primaryColor = readColor(fields.primaryColor, 'branding.primaryColor', tell)
  const secondaryColor = readColor(fields.secondaryColor, 'branding.secondaryColor', tell)
  const hideTopNav = readFlag(fields.hideTopNav, 'branding.hideTopNav', tell)
  const roundCorners = readFlag(fields.roundCorners, 'branding.roundCorners', tell)
  return {
    ...(primaryColor !== undefined && { primaryColor }),
    ...(secondaryColor !== undefined && { secondaryColor }),
    ...(hideTopNav !== undefined && { hideTopNav }),
    ...(roundCorners !== undefined && { roundCorners }),
  }
}

function readFlag(value: unknown, place: string, tell: Tell): boolean | undefined {
  if (value === undefined || typeof value === 'boolean') return value
  tell(`${place} is neither true nor false. Use one of them, without quotes; the default is used instead.`)
  return undefined
}
