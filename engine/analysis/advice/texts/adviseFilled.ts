import { findNear } from '../../../expressions/index.ts'
import type { Finding } from '../../../definition/FlowContext.ts'
import type { LinkedFlow } from '../../../definition/index.ts'
import { toCopyUses } from '../../../definition/copyUses.ts'
import { toPlaceholders } from '../../../definition/parseText.ts'
import { toHint } from '../../../definition/Problem.ts'
import { requiredCopy } from '../../../react/requiredCopy.ts'
import { type Advice, createMatcher, createNameMatcher, isNamed, toNameWords, toShared } from '../Advice.ts'

/** Finds addresses that two constants have, one of which was most likely copied. */
export const adviseSameAddresses: Advice = function* ({ flow: { definition } }) {
  const addresses = Object.entries(definition.constants).filter(([, value]) => String(value).startsWith('https:'))
  for (const [index, [name, value]] of addresses.entries()) {
    const other = addresses.slice(0, index).find(([, one]) => one === value)?.[0]
    if (other === undefined) continue
    // The address that has none of the words of its name is the copy.
    const words = [name, other].map((one) => one.replace(/Url$/, ''))
    const [here = 0, there = 0] = words.map((one) => toShared(one, String(value)) / toNameWords(one).length)
    const [strange, meant] = here > there ? [other, name] : [name, other]
    const message = `${strange} is the address of ${meant}`
    yield { code: 'wrong-value', path: ['constants', strange], message, hint: 'Write an address of its own' }
  }
}

/** Finds two constants of which each has the address that the other one is named after. */
export const adviseExchangedAddresses: Advice = function* ({ flow: { definition } }) {
  const addresses = Object.entries(definition.constants).filter(([, value]) => /^https?:/.test(String(value)))
  for (const [index, [name, value]] of addresses.entries()) {
    const other = addresses
      .slice(index + 1)
      .find(
        ([one, there]) =>
          toShared(name, String(there)) > toShared(name, String(value)) &&
          toShared(one, String(value)) > toShared(one, String(there)),
      )?.[0]
    if (other === undefined) continue
    const message = `${name} has the address that ${other} is named after, and ${other} has that of ${name}`
    yield { code: 'wrong-value', path: ['constants', name], message, hint: 'Exchange the two' }
  }
}

/** Finds constants with an address that works on one computer only, or that has lost a part of its path. */
export const adviseOwnHosts: Advice = function* ({ flow: { definition } }) {
  for (const [name, value] of Object.entries(definition.constants)) {
    const isOwn = /^https?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0)\b/.test(String(value))
    if (!isOwn && !/^https?:\/\/[^?#]*\/\//.test(String(value))) continue
    const message = isOwn ? `${name} leads to the visitor’s own computer` : `${name} has two slashes in a row`
    const hint = isOwn ? 'Name the host that everybody can reach' : 'Take one of them out'
    yield { code: 'wrong-value', path: ['constants', name], message, hint }
  }
}

/** Returns the name under which a host was registered: example of www.example.com. */
const toRegistered = (address: string) => /^https?:\/\/(?:[\w-]+\.)*?([\w-]+)\.[a-z]+(?=[/:?#]|$)/i.exec(address)?.[1]

/** Finds constants with an address whose host is nearly that of several others: www.exmaple.com. */
export const adviseNearHosts: Advice = function* ({ flow: { definition, copy } }) {
  const hosts = Object.entries(definition.constants).flatMap(([name, value]) => {
    const host = toRegistered(String(value))
    return host === undefined ? [] : [{ name, host }]
  })
  const count = (host: string) => hosts.filter((one) => one.host === host).length
  for (const { name, host } of hosts) {
    const others = hosts.flatMap((one) => (count(one.host) > count(host) ? one.host : []))
    const near = findNear(host, [...new Set(others)])
    // Numbers tell hosts apart, and short names are near each other by chance.
    if (near === undefined || host.length < 5 || /\d/.test(host + near)) continue
    const message = `${name} leads to a host of ${host}, and ${count(near)} other addresses to hosts of ${near}`
    yield { code: 'wrong-value', path: ['constants', name], message, hint: `Did you mean ${near}?` }
  }
  yield* listMisnamed(definition, copy)
}

/** Finds addresses with nearly the host that the words of a link to them name: `[bank.example]({bankUrl})` and https://bnak.example. */
function* listMisnamed({ constants }: LinkedFlow['definition'], copy: LinkedFlow['copy']): Generator<Finding> {
  const links = [...copy.values()].flatMap((texts) => Object.values(texts).flatMap(listLinks))
  const hosts = new Map(links.map(({ words, target }) => [target.replaceAll(/[{}]/g, ''), words]))
  for (const [name, words] of hosts) {
    const [host, told] = [toRegistered(String(constants[name])), toRegistered(`https://${words}`)]
    if (host === undefined || told === undefined || host === told || findNear(host, [told]) === undefined) continue
    const message = `${name} leads to a host of ${host}, and the words of its link name ${told}`
    yield { code: 'wrong-value', path: ['constants', name], message, hint: `Did you mean ${told}?` }
  }
}

/** Lists the telephone numbers in a text, as digits. */
const listPhones = (text = '') =>
  (text.match(/(?<![\d.])(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]\d{4}(?!\d)/g) ?? []).map((found) =>
    found.replaceAll(/\D/g, '').slice(-10),
  )

/** Finds telephone numbers in texts that are nearly the one which a constant holds. */
export const advisePhones: Advice = function* ({ flow: { definition, copy, source } }) {
  const own = Object.entries(definition.constants).flatMap(([name, value]) =>
    listPhones(String(value)).map((digits) => ({ name, digits })),
  )
  for (const [language, texts] of own.length > 0 ? copy : [])
    for (const [key, text] of Object.entries(texts))
      for (const digits of listPhones(text)) {
        const near = own.find((one) => isNearly(digits, one.digits))?.name
        const file = source.copy.get(language)
        if (near === undefined || !file) continue
        const message = `"${key}" of ${language} has the number ${digits}, which is almost ${near}`
        const about = `${near} in ${key}`
        yield { code: 'other-placeholders', file, path: [key], message, hint: `Write {${near}}`, about }
      }
}

/** Checks whether two numbers differ, and in two digits at most. */
const isNearly = (digits: string, other: string) =>
  digits !== other && Array.from(digits).filter((digit, at) => digit !== other[at]).length < 3

const toMatch = (words: string, address: string) => toShared(address.replace(/Url$/, ''), words)

/**
 * Finds links whose words are the name of another address, `[privacy policy]({termsUrl})`, or less of its name than of that of a link
 * beside it. Names are English, as the first language is.
 */
export const adviseLinks: Advice = function* ({ flow: { definition, copy, source } }) {
  const [language = 'en', texts = {}] = [...copy][0] ?? []
  const addresses = Object.keys(definition.constants).filter((name) => name.endsWith('Url'))
  const told = new Set<string>()
  for (const [key, text] of language.startsWith('en') ? Object.entries(texts) : [])
    for (const { 1: words = '', 2: name = '', index } of text.matchAll(/\[([^\]]+)\]\(\{?(\w+)\}?\)/g)) {
      const [meant] = addresses
        .filter((one) => toMatch(words, one) > toMatch(words, name))
        .toSorted((one, other) => toMatch(words, other) - toMatch(words, one))
      const file = source.copy.get(language)
      const isBeside = listLinks(text).some(({ target }) => target.replaceAll(/[{}]/g, '') === meant)
      if (!file || !addresses.includes(name) || meant === undefined || (toMatch(words, name) > 0 && !isBeside)) continue
      // Of two links that were exchanged, one is told.
      if (told.has(key)) continue
      told.add(key)
      const message = `"${key}" of ${language} has a link "${words}" that leads to ${name}`
      const hint = `Did you mean ${meant}?`
      yield { code: 'bad-link', file, path: [key], index, message, hint, loses: [`text ${key}`] }
    }
  yield* listCrossedLinks(copy, source)
}

/** Finds texts with several links, one of which has the address that the same words do not lead to in a text with that link alone. */
function* listCrossedLinks(copy: LinkedFlow['copy'], source: LinkedFlow['source']): Generator<Finding> {
  for (const [language, texts] of copy) {
    const all = Object.entries(texts).map(([key, text]) => ({ key, links: listLinks(text) }))
    const alone = new Map(
      all.flatMap(({ key, links: [link, ...more] }) =>
        link && more.length === 0 ? [[link.words, { key, target: link.target }] as const] : [],
      ),
    )
    for (const { key, links } of all) {
      const crossed = links.find(({ words, target }) => {
        const known = alone.get(words)?.target
        return known !== undefined && known !== target && links.some((other) => other.target === known)
      })
      const known = crossed && alone.get(crossed.words)
      const file = source.copy.get(language)
      if (!known || !file) continue
      const { words, target } = crossed
      const message = `"${key}" of ${language} has a link "${words}" that leads to ${target}, and elsewhere to ${known.target}`
      const hint = 'Exchange the two addresses'
      yield {
        code: 'bad-link',
        file,
        path: [key],
        message,
        hint,
        unless: [`text ${key}`, `text ${known.key}`, `link ${known.target}`],
      }
    }
  }
}

/** Lists the links of a text. */
const listLinks = (text: string) =>
  [...text.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)/g)].map(([, words = '', target = '']) => ({ words, target }))

/** Finds placeholders in texts that only the product's code shows, if neither a constant nor anything in the code has that name. */
export const adviseUnfilled: Advice = function* ({ flow, code }) {
  const { definition, source } = flow
  const [file] = source.copy.values()
  const [[language = '', texts] = []] = flow.copy
  if (!texts || !file || code === '') return
  const told = new Set([...requiredCopy, ...[...toCopyUses({ flow: definition, source })].map(({ key }) => key)])
  for (const [key, text] of Object.entries(texts)) {
    if (told.has(key)) continue
    const constants = Object.keys(definition.constants)
    const isConstant = (name: string) => constants.some((one) => one.toLowerCase() === name.toLowerCase())
    const isBare = () => (listBare(code).has(key) && !listFilledOrElsewhere(code).has(key)) || isMadeBare(key, code)
    const unfilled = (toPlaceholders(text, language) ?? []).find(
      (name) => !constants.includes(name) && (isConstant(name) || !isGiven(code, name) || isBare()),
    )
    if (unfilled === undefined) continue
    const message = `nothing fills {${unfilled}} of "${key}"`
    const [hint, loses] = [toHint(unfilled, constants), [unfilled]]
    yield { code: 'unfilled-placeholder', file, path: [key], message, hint, loses, unless: loses }
  }
}

/** Checks whether code has an object with a value of this name: `{ minutes }`, `{ amount: toDollars(total) }`. The studio has only its words. */
const isGiven = (code: string, name: string) =>
  isNamed(code, name) && (!code.includes('{ ') || listGiven(code).has(name))
const listGiven = createNameMatcher(/[{,]\s*(\w+)(?=\s*[,:}])/g)
/** Lists the texts that the code shows somewhere without any value: `t('turn.text')`. */
const listBare = createNameMatcher(/\bt\('([\w.-]+)'\)/g)

/** Lists the texts that the code names in any other way. */
const listFilledOrElsewhere = createNameMatcher(/(?<!\bt\((?='[\w.-]+'[^,]))'([\w.-]+)'/g)

const listFilled = createMatcher(/\bt\('([\w.-]+)', \{([^{}]*)\}\)/g)
const listMade = createMatcher(/\bt\(`([\w.-]+\.\$\{[^`]*)`([,)])/g)

/** Checks whether the code puts a key together, and shows its text without any value: ``t(`checklist.${name}.text`)``. */
function isMadeBare(key: string, code: string): boolean {
  const made = listMade(code).filter(([, parts = '']) => {
    const texts = parts.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'))
    return new RegExp(`^${texts.join('[^.]+')}$`).test(key)
  })
  return made.length > 0 && made.every(([, , end]) => end === ')') && !isNamed(code, key)
}

/** Finds texts that do not show, in one language or in any, a value that the code fills in: `t('app.timeLeft', { minutes })`. */
export const adviseUnshown: Advice = function* ({ flow: { source, copy }, code }) {
  const [file] = source.copy.values()
  const told = new Set<string>()
  for (const [, key = '', given = ''] of listFilled(code)) {
    const all = [...copy].flatMap(([language, texts]) =>
      Object.hasOwn(texts, key) ? { language, own: toPlaceholders(texts[key] ?? '', language) ?? [] } : [],
    )
    const names = given
      .replaceAll(/\([^()]*\)/g, '')
      .split(',')
      .flatMap((part) => /^\s*(\w+)/.exec(part)?.[1] ?? [])
    const lost = names.find((name) => !all.some(({ own }) => own.includes(name)))
    // Of two languages that show different values, the code tells which one is wrong.
    const [short, ...others] = all.filter(({ own }) => names.some((name) => !own.includes(name)))
    const [beside, place] = [all.find((one) => one !== short), source.copy.get(short?.language ?? '')]
    if (short && others.length === 0 && beside && place && !told.has(key)) {
      told.add(key)
      const absent = names.flatMap((name) => (short.own.includes(name) ? [] : `{${name}}`)).join(' and ')
      const message = `"${key}" of ${short.language} does not show ${absent}, which it is given, and ${beside.language} does`
      const loses = [`text ${key}`, ...names]
      yield { code: 'other-placeholders', file: place, path: [key], message, hint: `Write ${absent} here, too`, loses }
    }
    if (!file || lost === undefined || all.length === 0 || told.has(key)) continue
    told.add(key)
    const message = `"${key}" is given ${lost}, and shows it in no language`
    const hint = `Write {${lost}} where it should appear`
    yield { code: 'surplus-input', file, path: [key], message, hint, unless: [`text ${key}`, ...names] }
  }
}
