import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A component in npm's list; npm marks those that only development needs. */
interface Component {
  readonly 'bom-ref': string
  readonly properties?: readonly { readonly name: string; readonly value: string }[]
}

/** The components that a component depends on. */
interface Dependency {
  readonly ref: string
  readonly dependsOn?: readonly string[]
}

/**
 * Writes what ships as a software bill of materials (CycloneDX) beside a built site: into `dist`, or the folder given as the argument. The
 * same lock file yields the same text, so npm's timestamp, serial number and tool list are left out.
 */
const folder = process.argv[2] ?? 'dist'
const { name }: { name: string } = JSON.parse(readFileSync('package.json', 'utf8'))
const asked = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only']
const { serialNumber: _, ...bom } = JSON.parse(execFileSync('npm', ['sbom', ...asked], { encoding: 'utf8' }))
const { timestamp: __, tools: ___, ...metadata } = bom.metadata
const all: readonly Component[] = bom.components
const needs: readonly Dependency[] = bom.dependencies
// npm's own `--omit dev` also omits packages that ship and that a development tool needs, too.
const components = all.filter(({ properties = [] }) =>
  properties.every((one) => one.name !== 'cdx:npm:package:development'),
)
// npm uses the name of the folder instead of the package's name.
const component = { ...metadata.component, name }
const refs = new Set([component['bom-ref'], ...components.map((one) => one['bom-ref'])])
const dependencies = needs
  .filter(({ ref }) => refs.has(ref))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) }))
const whole = { ...bom, metadata: { ...metadata, component }, components, dependencies }
writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(whole, undefined, 2)}\n`)
