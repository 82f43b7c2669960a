import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import project from '../../package.json' with { type: 'json' }

function write(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  execFileSync(process.execPath, ['--import', 'tsx', 'src/cli/writeSbom.ts', folder], { stdio: 'pipe' })
  return readFileSync(join(folder, 'sbom.cdx.json'), 'utf8')
}

it('writeSbom lists shipped packages in CycloneDX with versions, hashes and licenses, the same each time', () => {
  const text = write()
  const { bomFormat, metadata, components } = JSON.parse(text)
  expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'refinance-flow'])
  for (const [name, version] of Object.entries(project.dependencies)) {
    expect(components).toContainEqual(expect.objectContaining({ name, version }))
  }
  expect(components.filter((one: object) => !('hashes' in one))).toEqual([])
  const names: string[] = components.map((one: { name: string }) => one.name)
  // Other tools are not in this pattern: another version of them, or a package for their types, may ship.
  expect(names.filter((name) => /vite|typescript|prove|esbuild|jsdom/.test(name))).toEqual([])
  expect(components.filter((one: object) => !('licenses' in one))).toEqual([])
  expect(write()).toBe(text)
  expect(project.scripts.build).toContain('src/cli/writeSbom.ts')
}, 60_000)
