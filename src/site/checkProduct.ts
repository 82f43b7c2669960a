import {
  checkData,
  findIn,
  listBareChoices,
  listMisfits,
  toHint,
  type Finding,
  type InputUse,
  type LinkedFlow,
  type Problem,
} from '../../engine/authoring.ts'
import { checkActions, checkSentEvents } from './checkCode.ts'
import names from '../../schemas/flow.schema.json' with { type: 'json' }
import formSchema from '../../schemas/form.schema.json' with { type: 'json' }

type Report = (finding: Finding) => void

const { component, page, property } = names.definitions

/** Pairs of limits: the first must not exceed the second, which the number converts. */
const orders = [
  ['documentsPollSeconds', 'documentsPollLongestSeconds', 1],
  ['codeResendSeconds', 'codeResendDays', 24 * 60 * 60],
  ['coverNoticeSeconds', 'coverMinutes', 60],
] as const

/** Constants that the product's code reads by name, and the type that each must have. */
const needed = {
  phone: 'text',
  phoneLink: 'text',
  license: 'text',
  overMileage: 'text',
  historyMonths: 'number',
  monthDays: 'number',
  coverMinutes: 'number',
  coverNoticeSeconds: 'number',
  takeOverSeconds: 'number',
  sameLoanPercent: 'number',
  vehicleAgeYears: 'number',
} as const

/** The names of the constants that the product's code reads. */
export const neededConstants = Object.keys(needed)

/** Finds problems that only this product's code knows of: unknown views, pages and properties, and limits that contradict each other. */
export const checkProduct = (flow: LinkedFlow): readonly Problem[] => findIn(flow, () => listProblems(flow))

function listProblems(flow: LinkedFlow): readonly Problem[] {
  const { definition, source, schemas, told } = flow
  const ofFlow = checkData(
    source.flow,
    undefined,
    (_, report) => {
      for (const [step, { view = [] }] of Object.entries(definition.steps))
        view.forEach((part, index) => {
          const name = typeof part === 'string' ? part : 'component' in part ? part.component : undefined
          tellUnknown(name, component.enum, ['steps', step, 'view', index], `step ${step} shows`, report)
        })
      checkSentEvents(definition, component.enum, report)
      const bare = listBareChoices({ flow: definition, schemas, source }, choices)
      for (const one of bare) {
        const { step, field, path, unless } = one
        const same = bare.filter((other) => other.path.join() === path.join())
        if (same[0] !== one) continue
        const message = `step ${step} offers nothing to choose from in ${[...new Set(same.map((other) => other.field))].join(', ')}`
        const hint = `Say where its options are: "fields": { "${field}": { "options": … } }, or list them in the schema`
        report({ code: 'missing-property', path, message, hint, unless, loses: [`options of ${field}`] })
      }
      definition.failures?.forEach(({ screen }, index) =>
        tellUnknown(screen, page.enum, ['failures', index, 'screen'], 'a failure is shown on', report),
      )
      for (const [event, { properties = [] }] of Object.entries(definition.events ?? {}))
        properties.forEach((name, index) =>
          tellUnknown(
            name,
            property.enum,
            ['events', event, 'properties', index],
            `event ${event} tells analytics`,
            report,
          ),
        )
      for (const event of ['Step Viewed', 'Step Left', 'Page Measured']) {
        if (Object.hasOwn(definition.events ?? {}, event)) continue
        const message = `events lacks "${event}", which the product tells`
        report({ code: 'missing-property', path: ['events'], message, hint: `Add "${event}" with its properties` })
      }
      checkActions(definition.actions, report)
      checkLimits(definition.constants ?? {}, source, report)
    },
    told,
  )
  const misfits = listMisfits({ flow: definition, schemas, source }, uses)
  const ofForms = [...source.schemas].flatMap(([id, file]) =>
    /^(forms|shared)\//.test(id) || misfits.some((one) => one.file === file)
      ? checkData(
          file,
          id.startsWith('api/') ? undefined : formSchema,
          (_, report) => {
            for (const finding of misfits) if (finding.file === file) report(finding)
          },
          told,
        )
      : [],
  )
  return [...ofFlow, ...ofForms]
}

type Range = readonly [least: number, most: number]

/** The lowest and highest value of a limit, by its name or its unit, the last word of the name; beyond them, another unit was meant. */
const ranges: Readonly<Record<string, Range>> = {
  Seconds: [1, 3600],
  Minutes: [1, 24 * 60],
  Hours: [1, 24 * 30],
  Days: [1, 3660],
  Months: [1, 600],
  Years: [1, 100],
  sameLoanPercent: [1, 100],
  monthDays: [28, 31],
  references: [1, 20],
  codeResends: [1, 20],
  // A cover that comes later protects nobody who walks away.
  coverMinutes: [1, 120],
}

const amounts = { for: 'amounts of money', types: ['number', 'integer'] }
const cards = { types: ['string'], isChoice: true }
const consents = { for: 'yes or no', types: ['boolean'] }

/** A text with letters, which inputs for digits drop while it is typed. */
const letters = 'ABC 123'

/** What the product's inputs can be used for. */
const uses: Readonly<Record<string, InputUse>> = {
  phone: { for: 'phone numbers', types: ['string'], gives: '3035550142', never: letters },
  ssn: { for: 'Social Security numbers', types: ['string'], gives: '123456789', never: letters },
  zip: { for: 'ZIP codes', types: ['string'], gives: '80202', never: letters },
  code: { for: 'codes of text messages', types: ['string'], gives: '1234', never: letters },
  plate: { for: 'license plates', types: ['string'], gives: 'ABC 123' },
  currency: amounts,
  annualIncome: amounts,
  offerCards: { ...cards, for: 'offers' },
  loanCards: { ...cards, for: 'loans' },
  agreement: consents,
  product: consents,
}

/** Inputs that are useless without options. */
const choices = ['select', 'radio', 'loanCards', 'offerCards']

function tellUnknown(
  name: string | undefined,
  known: readonly string[],
  path: Finding['path'],
  words: string,
  report: Report,
) {
  if (name === undefined || known.includes(name)) return
  const message = `${words} ${name}, which the product does not have`
  report({ code: 'wrong-value', path, message, hint: toHint(name, known) })
}

function checkLimits(constants: Readonly<Record<string, unknown>>, source: LinkedFlow['source'], report: Report): void {
  const tell = (code: string, name: string, message: string, hint: string, loses?: readonly string[]) =>
    report({ code, path: ['constants', name], message, hint, ...(loses && { loses }) })
  for (const [name, kind] of Object.entries(needed)) {
    const value = constants[name]
    const message =
      value === undefined
        ? `constants lacks "${name}", which the product needs`
        : `${name} should be a ${kind}, as the product needs it`
    // A constant that the product does not need may be a misspelling of this one.
    const others = Object.keys(constants).filter((other) => !Object.hasOwn(needed, other))
    const near = others.find((other) => toHint(name, [other]).startsWith('Did you mean'))
    const place: Pick<Finding, 'path' | 'at' | 'hint'> =
      near === undefined
        ? { path: ['constants'], hint: `Add "${name}"` }
        : { path: ['constants', near], at: 'key', hint: `Did you mean ${name}?` }
    if (value === undefined)
      report({ code: 'missing-property', ...place, message, loses: [name], unless: [`renamed ${name}`] })
    else if (typeof value !== (kind === 'text' ? 'string' : kind))
      tell('wrong-type', name, message, `Write it ${kind === 'text' ? 'between' : 'without'} quotation marks`)
  }
  if (!String(constants['overMileage']).includes(String(constants['maximumMileage']))) {
    const option = JSON.stringify(constants['overMileage'])
    const isOption = [...source.schemas.values()].some(({ text }) => text.includes(option))
    const [name = '', message = ''] = isOption
      ? ['maximumMileage', 'maximumMileage is another number than the one in overMileage, the option that is refused']
      : ['overMileage', 'overMileage, the option that is refused, is not an option of any field']
    const hint = 'Change the two, and the option in its schema, together'
    tell('wrong-value', name, message, hint, [`constants.${name}`])
  }
  for (const [name, value] of Object.entries(constants)) {
    if (value === '') tell('empty', name, `${name} says nothing`, 'Write its words')
    if (/^https?:/.test(String(value)) && (/\s/.test(String(value)) || !URL.canParse(String(value))))
      tell('wrong-value', name, `${name} is not an address`, 'Look for a space in it')
    const unit = /[A-Z][a-z]+$/.exec(name)?.[0] ?? ''
    const range = [name, unit].flatMap((one) => (Object.hasOwn(ranges, one) ? [ranges[one]] : []))[0]
    const isLimit = Object.hasOwn(needed, name) || range !== undefined
    if (typeof value !== 'number') {
      if (!/^\d+$/.test(String(value)) || !isLimit || Object.hasOwn(needed, name)) continue
      const message = `${name} counts ${(unit || name).toLowerCase()}, and should be a number`
      tell('wrong-type', name, message, `Write ${String(value)} without quotation marks`)
      continue
    }
    const misfit = toMisfit(value, isLimit, isLimit && unit !== 'Percent', range)
    if (misfit) tell('out-of-range', name, `${name} is ${value}, ${misfit[0]}`, misfit[1])
  }
  for (const [less, more, unit] of orders) {
    const [short, long] = [Number(constants[less]), Number(constants[more])]
    if (!(short > long * unit && long > 0)) continue
    const message = `${less} is ${short}, which is longer than ${more}, ${long}`
    tell('out-of-range', less, message, 'Look at the unit of both')
  }
  if ('phone' in constants) checkPhone(String(constants['phone']), String(constants['phoneLink']), report)
}

/** Says why a number is none that its limit can be, and what to do; a fee may be nothing, and a rate has a fraction. */
function toMisfit(value: number, isLimit: boolean, isWhole: boolean, [least, most]: Range = [-Infinity, Infinity]) {
  if (value < 0 || (value === 0 && isLimit))
    return ['but a limit is more than nothing', `Write ${-value || 1} or more`] as const
  if (isWhole && !Number.isInteger(value)) return ['but it counts whole ones', `Write ${Math.round(value)}`] as const
  if (value < least) return [`which is less than ${least}`, 'Look at its unit'] as const
  return value > most ? ([`which is more than ${most}`, 'Look at its unit'] as const) : undefined
}

/** Reports a phone number without ten digits, and a link that calls another one. Some numbers have letters, and some an extension. */
function checkPhone(phone: string, phoneLink: string, report: Report): void {
  const [called = '', extension = ''] = toKeys(phone).split('x')
  const digits = called.replace(/^1(?=\d{10}$)/, '')
  const [link, dialed = ''] = phoneLink.split(/[,;].*?(?=\d)|[,;]/)
  if (link === `+1${digits}` && dialed === extension) return
  if (digits.length !== 10) {
    const message = 'phone does not have the ten digits of a number'
    report({ code: 'wrong-value', path: ['constants', 'phone'], message, hint: 'Write it as (303) 555-0142' })
    return
  }
  const isSame = phoneLink.replaceAll(/\D/g, '') === `1${digits}${extension}`
  const message = isSame
    ? 'phoneLink has more than the digits of a number in it'
    : 'phoneLink calls another number than the one that stands in phone'
  report({ code: 'wrong-value', path: ['constants', 'phoneLink'], message, hint: 'Write it as +1 and the ten digits' })
}

/** Returns the keys to press for a number, with an x before its extension. */
const toKeys = (number: string) =>
  number
    .replace(/,? *(?:ext(?:ension)?\.?|x|#) *(?=\d+$)/i, 'x')
    .replaceAll(/[A-Z]/g, (letter) => String('22233344455566677778889999'[letter.charCodeAt(0) - 65]))
    .replaceAll(/[^\dx]/g, '')
