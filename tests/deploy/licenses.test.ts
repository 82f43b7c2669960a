import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Package {
  readonly license?: string
  readonly dev?: boolean
}

const { packages }: { packages: Readonly<Record<string, Package>> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
)
const list = Object.entries(packages)
  .filter(([path]) => path.startsWith('node_modules/'))
  .map(([path, { license = 'none', dev = false }]) => ({
    name: path.split('node_modules/').at(-1) ?? '',
    license,
    dev,
  }))

/** Licenses that ask only for their text, which a build ships in `licenses.md`. */
const free = ['MIT', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', '0BSD', 'Unlicense']
/** Licenses of tools, which nobody receives from us: some of them bind those who redistribute. */
const ofTools = [
  ...free,
  'MIT-0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'OFL-1.1',
  'Python-2.0',
  'PSF-2.0',
  'MPL-2.0',
  'EPL-2.0 OR GPL-3.0-or-later',
]
/** Prove's packages, which are neither changed nor redistributed: see docs/vendors.md. */
const proves = ['@prove-identity/mobile-auth', '@prove-identity/prove-auth']

it('everything that ships has a license that allows it', () => {
  const shipped = list.filter(({ dev }) => !dev)
  expect(shipped.length).toBeGreaterThan(10)
  expect(shipped.filter(({ license }) => !free.includes(license))).toEqual([])
})

it('every tool has a license that allows its use', () => {
  expect(list.filter(({ name, license }) => !ofTools.includes(license) && !proves.includes(name))).toEqual([])
})

it('the Prove SDK is only a development dependency', () => {
  expect(list.filter(({ name }) => proves.includes(name))).toEqual(
    proves.map((name) => ({ name, license: 'CC BY-NC-ND 4.0', dev: true })),
  )
})
