import { readFileSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import contract from '../../flows/api.json' with { type: 'json' }
import flow from '../../flows/refinance.json' with { type: 'json' }

const page = readFileSync('docs/operations.md', 'utf8')
const nginx = readdirSync('deploy/environments').map((name) =>
  readFileSync(`deploy/environments/${name}/nginx.conf`, 'utf8'),
)

/** The terms in backticks in the tables of CDN settings, of what to watch, and of alerts. */
const [, settings = ''] = page.split('| Amazon CloudFront')
const named = [...(settings.split('\n## When something is down')[0] ?? '').matchAll(/`([^`]+)`/g)].map(
  ([, name = '']) => name,
)

/** Checks whether every environment has a location for a path; `*` stands for the rest of it. */
function isServed(path: string): boolean {
  const beginning = path.replace(/\*$/, '')
  return nginx.every((text) =>
    [...text.matchAll(/location (?:= (\S+)|~ "\^([^"]*)") \{/g)].some(
      ([, whole, pattern = '']) => whole === path || (pattern !== '' && pattern.startsWith(beginning)),
    ),
  )
}

it('docs/operations.md names only paths that the site has', () => {
  const paths = named.filter((name) => name.startsWith('/'))
  expect(paths).toEqual(expect.arrayContaining(['/assets/*', '/embed/v1*', '/assets/', '/']))
  expect(paths.filter((path) => !isServed(path))).toEqual([])
  expect(isServed('/static/*'), 'others are found out').toBe(false)
})

it('docs/operations.md names only headers that the site sends', () => {
  const headers = named.filter((name) => /^[A-Z][a-z]+(?:-[A-Z][a-z]+)+$/.test(name))
  expect(headers).toContain('Content-Security-Policy')
  expect(headers.filter((name) => !nginx.every((text) => text.includes(`add_header ${name} `)))).toEqual([])
})

it('docs/operations.md names only events of the flow and calls of the API host', () => {
  const events = named.filter((name) => /^[A-Z][a-z]+(?: [A-Z][a-z]+)+$/.test(name))
  expect(events).toEqual(expect.arrayContaining(['Lead Created', 'Soft Pull Authorized', 'Step Viewed']))
  expect(events.filter((name) => !Object.hasOwn(flow.events, name))).toEqual([])
  const calls = named.filter((name) => /^[a-z]+(?:\/[a-z-]+)+$/.test(name))
  const known = Object.values(contract.calls).map(({ path }) => path)
  expect(calls).toContain('vehicle/getvin')
  expect(calls.filter((path) => !known.includes(path))).toEqual([])
})
