import { type JsonSchema, type LinkedFlow, toSourceFile } from '../../engine/authoring.ts'
import formSchema from '../../schemas/form.schema.json' with { type: 'json' }
import partnerEventsSchema from '../../schemas/partner-events.schema.json' with { type: 'json' }
import partnersSchema from '../../schemas/partners.schema.json' with { type: 'json' }
import sectionsSchema from '../../schemas/sections.schema.json' with { type: 'json' }
import type { Brand, Section, SettingsFile } from '../../studio/settings/SettingsFile.ts'
import { toConfigSchemas } from '../cli/toConfigSchemas.ts'
import { type Brand as PartnerBrand, toBrandOptions } from '../site/checkPartners.ts'
import { checkProduct } from '../site/checkProduct.ts'
import { settingsChecks } from '../site/checkSections.ts'
import { flowFunctions } from '../widget/flowFunctions.ts'

/** Returns the functions of this product, which the studio needs to run its flow. */
export const loadFunctions = async () => flowFunctions

/** The names of this product's inputs: the studio offers no field that it could not draw. */
export const inputNames: readonly string[] = formSchema.properties.ui.properties.input.enum

const environments: JsonSchema = toConfigSchemas().environments
const environmentsFile = 'flows/environments.json'

/** The settings files of this product that the studio shows as forms. */
export const settingsFiles: readonly SettingsFile[] = [
  {
    path: 'deploy/partners.json',
    title: 'Partners',
    schema: partnersSchema,
    toBrands: (content) => [Object(content).partners ?? []].flat().map(toBrand),
  },
  { path: environmentsFile, title: 'Environments', schema: environments },
  {
    path: 'flows/sections.json',
    title: 'Sections of the progress bar',
    schema: sectionsSchema,
    toSections,
    toTextKey: (path, value) => (path.at(-1) === 'name' ? `app.section.${value}` : undefined),
  },
  {
    path: 'flows/partner-events.json',
    title: 'Partner events',
    schema: partnerEventsSchema,
    toChoices: ([part, , name], { definition }) =>
      part === 'events' && name === 'tracked'
        ? Object.keys(definition.events ?? {}).map((label) => ({ label }))
        : undefined,
  },
]

/**
 * Returns all problems of these settings, and those of the flow that only this product's code can find. Checks nothing for another flow.
 */
export function checkBeside(files: Readonly<Record<string, string>>, flow: LinkedFlow) {
  if (files[environmentsFile] === undefined) return []
  const settings = Object.entries(settingsChecks).flatMap(([name, check]) => {
    const path = new URL(name, `file:///${environmentsFile}`).pathname.slice(1)
    const text = files[path]
    return text === undefined ? [] : check(toSourceFile(path, text), flow)
  })
  return [...checkProduct(flow), ...settings]
}

/**
 * Returns the sections with their steps. A section ends at the progress where the next one begins; steps that end an application belong to
 * none.
 */
export function toSections(content: unknown, { definition }: LinkedFlow): readonly Section[] {
  const { sections = [] }: { readonly sections?: readonly { readonly name: string; readonly from: number }[] } =
    Object(content)
  const steps = Object.entries(definition.steps).filter(([, { ending }]) => ending === undefined)
  return sections.map(({ name, from }, index) => {
    const end = sections[index + 1]?.from ?? Infinity
    const own = steps.filter(([, { progress }]) => progress >= from && progress < end)
    return { title: `app.section.${name}`, steps: own.map(([step]) => step) }
  })
}

interface Partner {
  readonly name?: unknown
  readonly brand?: PartnerBrand
}

function toBrand(partner: unknown, index: number): Brand {
  const { name, brand = {} }: Partner = Object(partner)
  const options = toBrandOptions(brand, () => undefined)
  return { name: String(name), path: ['partners', index], options, tag: toTag(String(name), options) }
}

/** Returns the tag with which a partner's page shows the widget in the partner's brand. */
function toTag(name: string, { branding, theme }: ReturnType<typeof toBrandOptions>): string {
  const { primaryColor, secondaryColor, hideTopNav, roundCorners } = branding
  const attributes = {
    'partner-name': name,
    'primary-color': primaryColor,
    'secondary-color': secondaryColor,
    'hide-top-nav': hideTopNav,
    'round-corners': roundCorners,
    theme: theme && JSON.stringify(theme),
  }
  const written = Object.entries(attributes).flatMap(([attribute, value]) =>
    value === undefined
      ? []
      : [`\n  ${attribute}="${String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`],
  )
  return `<refinance-widget${written.join('')}\n></refinance-widget>`
}
