import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCampaign, trackingFields } from '../../../src/widget/options/InitOptions.ts'
import { toInitOptions } from '../../../src/widget/options/toInitOptions.ts'

const full = {
  PartnerName: 'Acme Credit Union',
  locale: 'es',
  branding: { hideTopNav: true, primaryColor: '#123456', secondaryColor: 'RebeccaPurple', roundCorners: false },
  theme: {
    background: 'ivory',
    surface: '#eef',
    text: '#0A1F44',
    border: 'tan',
    radius: 0,
    fontSize: 17.5,
    font: 'serif',
    spacing: 'compact',
  },
  tracking: { extraData: { utm_source: 'mail', secondaryLeadSource: 'radio', subid1: '7' } },
}

describe('toInitOptions, given valid options', () => {
  it('returns them as they are', () => {
    expect(toInitOptions(full)).toEqual({ options: full, problems: [] })
  })

  it.each([
    undefined,
    {},
    { PartnerName: undefined, branding: {}, tracking: { extraData: {} } },
    { PartnerName: '  ' },
  ])('accepts empty options: %o', (given) => expect(toInitOptions(given)).toEqual({ options: {}, problems: [] }))

  it('trims spaces, and drops the region of a language', () => {
    const { options, problems } = toInitOptions({ PartnerName: ' Acme ', locale: 'es-MX' })
    expect([options, problems]).toEqual([{ PartnerName: 'Acme', locale: 'es' }, []])
  })

  it.each(['#abc', '#ABCD', '#0b7a4b', '#0b7a4b80', 'teal', 'RebeccaPurple'])('accepts the color %s', (color) => {
    expect(toInitOptions({ branding: { primaryColor: color } })).toEqual({
      options: { branding: { primaryColor: color } },
      problems: [],
    })
  })

  it.each([
    [5e-324, 0],
    [-0, 0],
    [1e-7, 0],
    [4.567, 4.57],
    [24, 24],
  ])('accepts corners of %d pixels, rounded to hundredths', (radius, used) => {
    expect(toInitOptions({ theme: { radius } }).options).toEqual({ theme: { radius: used } })
  })

  it('accepts objects without a prototype', () => {
    const bare: unknown = Object.assign(Object.create(null), { PartnerName: 'Acme' })
    expect(toInitOptions(bare)).toEqual({ options: { PartnerName: 'Acme' }, problems: [] })
  })
})

describe('the option "mode"', () => {
  it.each(['dialog', 'drawer', 'lazy'] as const)('accepts %s', (mode) => {
    expect(toInitOptions({ mode })).toEqual({ options: { mode }, problems: [] })
  })

  it.each(['popup', '', 7, true, null])('rejects %j', (mode) => {
    const problem = 'mode is unknown. Use one of dialog, drawer, lazy; it opens in its place instead.'
    expect(toInitOptions({ mode })).toEqual({ options: {}, problems: [problem] })
  })
})

describe('the option "reference"', () => {
  it.each(['order-7', 'ABC_123', 'b3c1f0de-8c0a-4d6e-9a31-446655440000', '1234567'])('accepts %s', (reference) => {
    expect(toInitOptions({ reference })).toEqual({ options: { reference }, problems: [] })
  })

  it.each([
    ['avery@example.com', 'is not an id'],
    ['Avery Nguyen', 'is not an id'],
    ['x'.repeat(65), 'is not an id'],
    ['', 'is not an id'],
    [7.25, 'is not an id'],
    ['123-45-6789', 'looks like the number of a person'],
    ['ssn-123-45-6789', 'looks like the number of a person'],
    ['123456789', 'looks like the number of a person'],
    ['303-555-2044', 'looks like the number of a person'],
    ['1985-03-09', 'looks like the number of a person'],
    ['4111_1111_1111_1111', 'looks like the number of a person'],
  ])('rejects %s, and does not repeat it in the warning', (reference, why) => {
    const { options, problems } = toInitOptions({ reference })
    expect(options).toEqual({})
    expect(problems).toEqual([expect.stringContaining(`reference ${why}`)])
    expect(problems.join()).not.toContain(String(reference) || 'nothing')
  })
})

describe('the option "prefillToken"', () => {
  it.each(['a'.repeat(20), 'zB3-_'.repeat(40)])('accepts %s', (prefillToken) => {
    expect(toInitOptions({ prefillToken })).toEqual({ options: { prefillToken }, problems: [] })
  })

  it.each(['a'.repeat(19), 'a'.repeat(201), 'avery.nguyen@example.com', 'two words are not a token', 7, null, {}])(
    'rejects %s, and does not repeat it in the warning',
    (prefillToken) => {
      const { options, problems } = toInitOptions({ prefillToken })
      expect(options).toEqual({})
      expect(problems).toEqual([
        'prefillToken is not a token. Use what the API host gave to your server, 20 to 200 letters, digits, hyphens and ' +
          'underscores; it is left out.',
      ])
    },
  )
})

describe('the campaign', () => {
  it('takes values from the page’s address too, after those that the page passes', () => {
    const campaign = toCampaign('?utm_source=address&utm_medium=address')
    const { options, problems } = toInitOptions({ tracking: { extraData: { utm_source: 'page' } } }, campaign)
    expect([options, problems]).toEqual([
      { tracking: { extraData: { utm_source: 'page', utm_medium: 'address' } } },
      [],
    ])
  })

  it('uses the first value of a repeated parameter, and warns', () => {
    const { options, problems } = toInitOptions({}, toCampaign('?subid=first&subid=second&subid=third'))
    expect(options).toEqual({ tracking: { extraData: { subid: 'first' } } })
    expect(problems).toEqual([expect.stringMatching(/^The page's address has subid more than once/)])
  })

  it.each([
    ['utm_source', 500],
    ['secondaryLeadSource', 200],
  ])('limits %s to %i characters, both from the page and from the address', (name, longest) => {
    const [fits, tooLong] = ['x'.repeat(longest), 'x'.repeat(longest + 1)]
    expect(toInitOptions({ tracking: { extraData: { [name]: fits } } }).problems).toEqual([])
    const { options, problems } = toInitOptions(
      { tracking: { extraData: { [name]: tooLong } } },
      toCampaign(`?${name}=${tooLong}`),
    )
    const sentence = `has ${longest + 1} characters, and at most ${longest} are allowed. Shorten it. It is left out.`
    expect(options).toEqual({})
    expect(problems).toEqual([`tracking.extraData.${name} ${sentence}`, `${name} in the page's address ${sentence}`])
  })

  it('turns numbers and booleans into text', () => {
    const extraData = { subid: 4711, subid1: 0, subid2: -1.5, arm_enabled: true, clickref: false }
    expect(toInitOptions({ tracking: { extraData } })).toEqual({
      options: {
        tracking: { extraData: { subid: '4711', subid1: '0', subid2: '-1.5', arm_enabled: 'true', clickref: 'false' } },
      },
      problems: [],
    })
  })

  it.each([2 ** 53, Number.NaN, Number.POSITIVE_INFINITY, 7n])(
    'rejects a number that has no exact text: %s',
    (subid) => {
      const { options, problems } = toInitOptions({ tracking: { extraData: { subid } } })
      expect(options).toEqual({})
      expect(problems).toEqual([expect.stringContaining('tracking.extraData.subid is of the type')])
    },
  )

  it('cannot set the device', () => {
    const { options, problems } = toInitOptions({ tracking: { extraData: { subid3: 'mobile' } } })
    expect(options).toEqual({})
    expect(problems).toEqual([
      expect.stringContaining('tracking.extraData has "subid3", which the product sets itself'),
    ])
  })
})

describe('options that cannot be used are dropped with a warning', () => {
  it.each(
    toSentences([
      ['Acme', 'options is not a plain object'],
      [null, 'options is not a plain object'],
      [['Acme'], 'options is not a plain object'],
      [new Map([['PartnerName', 'Acme']]), 'options is not a plain object'],
      [Object.create({ PartnerName: 'inherited' }), 'options is not a plain object'],
      [
        { partnerName: 'Acme' },
        'options has "partnerName", which is unknown and is not read. Did you mean PartnerName?',
      ],
      [{ 'partner-name': 'Acme' }, 'Did you mean PartnerName?'],
      [
        { look: 'dark' },
        'options has "look", which is unknown and is not read. Known here: PartnerName, reference, prefillToken, mode',
      ],
      [JSON.parse('{"__proto__":{"PartnerName":"x"}}'), 'options has "__proto__", which could change'],
      [{ branding: JSON.parse('{"constructor":{"prototype":{}}}') }, 'branding has "constructor", which could change'],
      [{ tracking: { extraData: { prototype: 'x' } } }, 'tracking.extraData has "prototype", which could change'],
      [{ [Symbol('PartnerName')]: 'x' }, 'options has a name that is not shown'],
      [{ '\u001b[31mred': 1 }, 'options has a name that is not shown'],
      [{ PartnerName: 7 }, 'PartnerName is of the type number. Use a text of at most 200 characters.'],
      [{ PartnerName: null }, 'PartnerName is of the type null'],
      [{ PartnerName: 'p'.repeat(201) }, 'PartnerName has 201 characters, and at most 200 are allowed'],
      [{ PartnerName: 'Ac\u0000me' }, 'PartnerName has a character that controls text'],
      [{ PartnerName: 'Ac\nme' }, 'PartnerName has a character that controls text'],
      [{ PartnerName: '\u202Eemca' }, 'PartnerName has a character that controls text'],
      [{ PartnerName: 'half \uD83D' }, 'PartnerName has a character that controls text'],
      [{ PartnerName: ' JavaScript:alert(1)' }, 'PartnerName is an address that runs as script'],
      [{ tracking: { extraData: { gclid: 'javascript :x' } } }, 'tracking.extraData.gclid is an address that runs'],
      [
        { tracking: { extraData: { gclid: 'java\tscript:x' } } },
        'tracking.extraData.gclid has a character that controls',
      ],
      [{ tracking: { extraData: { gclid: { a: 1 } } } }, 'tracking.extraData.gclid is of the type object'],
      [{ tracking: 'utm_source=x' }, 'tracking is not a plain object'],
      [{ tracking: { extraData: ['x'] } }, 'tracking.extraData is not a plain object'],
      [{ locale: 'fr' }, 'locale is not a language of the widget. Use one of en, es'],
      [{ locale: 'e'.repeat(36) }, 'locale has 36 characters'],
      [{ branding: { hideTopNav: 'no' } }, 'branding.hideTopNav is neither true nor false'],
      [{ branding: { primaryColor: 'greenish' } }, 'branding.primaryColor is "greenish", which is neither a hex color'],
      [{ branding: { primaryColor: '' } }, 'branding.primaryColor is neither a hex color'],
      [{ branding: { primaryColor: 'inherit' } }, 'branding.primaryColor is "inherit", which is neither'],
      [{ branding: { secondaryColor: 'red;background:url(x)' } }, 'branding.secondaryColor is neither a hex color'],
      [{ branding: { secondaryColor: 'var(--x)' } }, 'branding.secondaryColor is neither a hex color'],
      [{ branding: { secondaryColor: 7 } }, 'branding.secondaryColor is neither a hex color'],
      [{ theme: { background: '#fff8' } }, 'theme.background is partly transparent'],
      [{ theme: { text: '#12345678' } }, 'theme.text is partly transparent'],
      [{ theme: { surface: 'url(x)' } }, 'theme.surface is neither a hex color'],
      [{ theme: { radius: '8px' } }, 'theme.radius is not a number from 0 to 24'],
      [{ theme: { fontSize: 21 } }, 'theme.fontSize is not a number from 14 to 20'],
      [{ theme: { fontSize: NaN } }, 'theme.fontSize is not a number'],
      [{ theme: { font: 'Comic Sans' } }, 'theme.font is unknown. Use one of system, grotesque'],
      [{ theme: { spacing: 'tight' } }, 'theme.spacing is unknown. Use one of compact, regular, spacious'],
      [{ theme: { color: 'red' } }, 'theme has "color", which is unknown'],
      [Object.defineProperty({}, 'PartnerName', { get: () => 'Acme', enumerable: true }), 'PartnerName is a getter'],
      [{ branding: new Proxy({}, { ownKeys: () => expect.fail('seen') }) }, 'branding cannot be read'],
      [Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`n${at}`, at])), 'options has 51 names'],
    ]),
  )('%s', (problem, given) => {
    const { options, problems } = toInitOptions(given)
    expect(options).toEqual({})
    expect(problems).toEqual([expect.stringContaining(problem)])
  })

  it('and keeps the valid options beside them', () => {
    const { options, problems } = toInitOptions({
      ...full,
      locale: 'fr',
      branding: { primaryColor: 'x(', roundCorners: true },
    })
    expect(options).toEqual({
      PartnerName: full.PartnerName,
      branding: { roundCorners: true },
      theme: full.theme,
      tracking: full.tracking,
    })
    expect(problems).toHaveLength(2)
  })

  it('even when the options contain themselves', () => {
    const given: Record<string, unknown> = { PartnerName: 'Acme' }
    given['branding'] = given
    given['tracking'] = { extraData: given }
    const { options, problems } = toInitOptions(given)
    expect(options).toEqual({ PartnerName: 'Acme' })
    expect(problems.length).toBeGreaterThan(2)
  })

  it('and never runs a getter', () => {
    const given = {
      get PartnerName(): string {
        throw new Error('The getter was run.')
      },
    }
    expect(toInitOptions(given).problems).toEqual([expect.stringContaining('PartnerName is a getter')])
  })
})

describe('toInitOptions, given any input', () => {
  const names = [
    'PartnerName',
    'branding',
    'tracking',
    'extraData',
    'locale',
    'primaryColor',
    'hideTopNav',
    'subid3',
    'theme',
    'background',
    'radius',
    'font',
  ]
  const key = fc.oneof(
    fc.constantFrom(...names, ...trackingFields, '__proto__', 'constructor', 'prototype', 'toString'),
    fc.string(),
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.integer({ min: 199, max: 502 }).map((length) => 'é'.repeat(length)),
    fc.constantFrom('javascript:alert(1)', 'red;background:url(x)', 'teal', '#fff', 'en', 'es-MX', '\u202E'),
  )
  const { anything } = fc.letrec<{ anything: unknown }>((tie) => ({
    anything: fc.oneof(
      { depthSize: 'small', maxDepth: 3 },
      text,
      fc.anything({
        maxDepth: 1,
        withNullPrototype: true,
        withBigInt: true,
        withDate: true,
        withMap: true,
        withSparseArray: true,
      }),
      fc.dictionary(key, tie('anything'), { noNullPrototype: false }),
      fc.array(fc.tuple(key, tie('anything'))).map((pairs) => JSON.parse(toJson(pairs))),
    ),
  }))
  const shaped = fc.record(
    {
      PartnerName: anything,
      locale: anything,
      branding: anything,
      theme: fc.oneof(anything, fc.dictionary(key, anything)),
      tracking: fc.oneof(anything, fc.record({ extraData: anything })),
    },
    { requiredKeys: [] },
  )
  const search = fc
    .array(fc.tuple(key, text))
    .map((pairs) => pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&'))

  it('never throws, changes no globals, and returns only what matches the contract of a lead', () => {
    const before = JSON.stringify(describeGlobals())
    fc.assert(
      fc.property(fc.oneof(anything, shaped), search, (given, query) => {
        const { options, problems } = toInitOptions(given, toCampaign(query))
        expect(JSON.parse(JSON.stringify(options))).toEqual(options)
        const {
          PartnerName = 'x',
          locale = 'en',
          branding = {},
          theme = {},
          tracking = { extraData: {} },
          ...rest
        } = options
        expect(rest).toEqual({})
        expect(locale).toMatch(/^(en|es)$/)
        expect([typeof (branding.hideTopNav ?? true), typeof (branding.roundCorners ?? true)]).toEqual([
          'boolean',
          'boolean',
        ])
        expect([branding.primaryColor ?? '#fff', branding.secondaryColor ?? '#fff'].join(' ')).toMatch(
          /^(#[\da-f]{3,8}|[a-z]{3,20}) (#[\da-f]{3,8}|[a-z]{3,20})$/i,
        )
        expect(Object.values(theme).join(' ')).toMatch(/^(#[\da-f]{3}|#[\da-f]{6}|[a-z]+|[\d.]+| )*$/i)
        const texts = Object.entries({ ...tracking.extraData, PartnerName })
        for (const [name, value] of texts) {
          expect(['PartnerName', ...trackingFields]).toContain(name)
          expect(value).toMatch(/^[^\p{Cc}\p{Cs}]{1,500}$/u)
          expect(value).not.toMatch(/^\s*javascript:/i)
        }
        for (const problem of problems) expect(problem).toMatch(/^[^\p{Cc}\p{Cs}]{20,400}$/u)
        expect(problems.length).toBeLessThan(200)
      }),
      { numRuns: 500 },
    )
    expect(JSON.stringify(describeGlobals())).toBe(before)
    expect(Reflect.ownKeys({})).toEqual([])
  })

  it('shows no value in its warnings', () => {
    const secret = '123-45-6789'
    const given = {
      PartnerName: { secret },
      locale: secret,
      [secret]: 'x',
      branding: { primaryColor: secret, hideTopNav: secret },
      tracking: { extraData: { gclid: `javascript:${secret}`, subid: `${secret}\n`, [`${secret}!`]: secret } },
    }
    const { problems } = toInitOptions(given, toCampaign(`?gclid=${secret}%00&gclid=${secret}`))
    expect(problems.length).toBeGreaterThanOrEqual(8)
    expect(problems.filter((problem) => problem.includes(secret))).toEqual([])
  })
})

/** Puts the sentence first, because it names the test: some options cannot be printed. */
const toSentences = (cases: readonly (readonly [given: unknown, problem: string])[]) =>
  cases.map(([given, problem]) => [problem, given] as const)

const encode = (text: string) => encodeURIComponent(text.replaceAll(/\p{Cs}/gu, ''))

/** Writes the JSON by hand, so that `__proto__` becomes a name like any other. */
const toJson = (pairs: readonly (readonly [string, unknown])[]) =>
  `{${pairs.map(([name, value]) => `${JSON.stringify(name)}:${toValue(value)}`).join(',')}}`

function toValue(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'null'
  } catch {
    return 'null'
  }
}

const describeGlobals = () =>
  [Object.prototype, Array.prototype, Function.prototype, String.prototype].map((one) =>
    Reflect.ownKeys(one).map(String),
  )
