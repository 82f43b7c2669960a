import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const long = (text: string) => text.padEnd(2000, '.')

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}

const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const list = () => readdirSync(join(folder, 'served'), { recursive: true }).map(String).toSorted()
const publish = (...more: readonly string[]) =>
  execFileSync('sh', ['deploy/publish.sh', join(folder, 'built'), join(folder, 'served'), ...more], { stdio: 'pipe' })

const dayMs = 24 * 60 * 60 * 1000

function makeOld(file: string, days: number): void {
  const then = new Date(Date.now() - days * dayMs)
  utimesSync(join(folder, file), then, then)
}

describe('a published site', () => {
  it('replaces its pages and keeps the assets of the previous version', () => {
    write({ 'built/index.html': 'new', 'built/assets/new-12345678.js': long('new'), 'built/embed/v1.js': 'loader' })
    write({ 'built/sbom.cdx.json': 'for whoever deploys' })
    write({ 'served/index.html': 'old', 'served/assets/old-12345678.js': long('old') })
    publish()
    expect(read('served/index.html')).toBe('new')
    expect(list()).not.toContain('sbom.cdx.json')
    expect(list().filter((file) => file.endsWith('.js'))).toEqual([
      'assets/new-12345678.js',
      'assets/old-12345678.js',
      'embed/v1.js',
    ])
    expect(list().filter((file) => file.endsWith('.new'))).toEqual([])
  })

  it('has the compressed files of the latest build', () => {
    for (const text of ['old', 'new']) {
      write({ 'built/index.html': text, 'built/embed/br/v1.js': text, 'built/assets/gzip/a-12345678.js': text })
      publish()
      expect(read('served/embed/br/v1.js')).toBe(text)
      expect(read('served/assets/gzip/a-12345678.js')).toBe(text)
    }
  })

  it('gets each asset in one piece, also one that is served already', () => {
    write({ 'built/index.html': 'new', 'built/assets/a-12345678.js': long('a') })
    publish()
    const file = join(folder, 'served/assets/a-12345678.js')
    const { ino } = statSync(file)
    publish()
    // Another file under the same name: whoever reads the old one reads it to its end.
    expect(statSync(file).ino).not.toBe(ino)
  })

  it('has no source maps', () => {
    write({
      'built/index.html': 'new',
      'built/assets/a-12345678.js': 'a',
      'built/assets/a-12345678.js.map': long('{}'),
    })
    publish()
    expect(list().filter((file) => file.startsWith('assets/'))).toEqual(['assets/a-12345678.js'])
  })

  it('loses assets older than 30 days, but none of its own version', () => {
    write({ 'built/index.html': 'new', 'built/assets/kept-12345678.js': long('kept') })
    write({
      'served/assets/kept-12345678.js': long('kept'),
      'served/assets/recent-12345678.js': long('recent'),
      'served/assets/ancient-12345678.js': 'ancient',
    })
    makeOld('served/assets/kept-12345678.js', 60)
    makeOld('served/assets/recent-12345678.js', 20)
    makeOld('served/assets/ancient-12345678.js', 40)
    publish()
    expect(list().filter((file) => file.endsWith('.js'))).toEqual([
      'assets/kept-12345678.js',
      'assets/recent-12345678.js',
    ])
    publish('10')
    expect(list().filter((file) => file.endsWith('.js'))).toEqual(['assets/kept-12345678.js'])
  })

  it('gets every script with a hash in its name before the scripts and pages that load it', () => {
    const hashed = [...Array(10).keys()].flatMap((index) =>
      ['', 'br/'].map((way) => `embed/${way}v1-1234567${index}.js`),
    )
    const pages = ['index.html', 'embed/v1.js', 'embed/br/v1.js', 'embed/frame.html']
    for (const file of [...pages, 'assets/a-12345678.js', ...hashed]) write({ [`built/${file}`]: file })
    publish()
    const dateOf = (file: string) => statSync(join(folder, 'served', file)).mtimeMs
    expect(Math.min(...pages.map(dateOf))).toBeGreaterThanOrEqual(Math.max(...hashed.map(dateOf)))
  })

  it('keeps the assets of a version for 30 days after it was replaced, however old it was by then', () => {
    const publishVersion = (version: string) => {
      rmSync(join(folder, 'built'), { recursive: true, force: true })
      write({ 'built/index.html': version, [`built/assets/${version}-12345678.js`]: long(version) })
      publish()
      return list().filter((file) => file.endsWith('.js'))
    }
    const pass = (days: number) => {
      for (const file of list().filter((name) => /\.\w+$/.test(name)))
        makeOld(`served/${file}`, days + (Date.now() - statSync(join(folder, 'served', file)).mtimeMs) / dayMs)
    }
    publishVersion('first')
    pass(60)
    expect(publishVersion('second')).toEqual(['assets/first-12345678.js', 'assets/second-12345678.js'])
    pass(40)
    expect(publishVersion('third')).toEqual(['assets/second-12345678.js', 'assets/third-12345678.js'])
    pass(20)
    expect(publishVersion('third')).toEqual(['assets/second-12345678.js', 'assets/third-12345678.js'])
    pass(20)
    expect(publishVersion('third')).toEqual(['assets/third-12345678.js'])
  })

  it('stays unchanged when there is no build to publish', () => {
    write({ 'built/readme.txt': '', 'served/index.html': 'old' })
    expect(() => publish()).toThrow(/There is no site in .* Run npm run build/)
    expect(read('served/index.html')).toBe('old')
  })
})
