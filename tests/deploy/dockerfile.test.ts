import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import project from '../../package.json' with { type: 'json' }

const lines = readFileSync('Dockerfile', 'utf8').split('\n')
const listWords = (instruction: string) =>
  lines.filter((line) => line.startsWith(`${instruction} `)).map((line) => line.split(/\s+/).slice(1))
const ignored = readFileSync('.dockerignore', 'utf8').trim().split('\n')

it('the image copies only files that exist and are not ignored', () => {
  const sources = listWords('COPY')
    .filter(([first = '']) => !first.startsWith('--from='))
    .flatMap((words) => words.slice(0, -1))
  expect(sources).not.toEqual([])
  expect(sources.filter((path) => !existsSync(path) || ignored.some((one) => path.startsWith(one)))).toEqual([])
})

it('the build needs no ignored file', () => {
  const configs = ['vite.config.ts', 'index.html', 'embed/frame.html'].map((file) => readFileSync(file, 'utf8'))
  expect(ignored.filter((path) => configs.some((text) => text.includes(`/${path}/`)))).toEqual([])
})

it('the image runs only scripts that exist', () => {
  const scripts = lines.flatMap((line) => [...line.matchAll(/npm run (\S+)/g)].map(([, name = '']) => name))
  expect(scripts).not.toEqual([])
  expect(scripts.filter((name) => !Object.hasOwn(project.scripts, name))).toEqual([])
  const files = lines.flatMap((line) => [...line.matchAll(/(?:&& |RUN )sh (\S+\.sh)/g)].map(([, file = '']) => file))
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

it('each stage starts from an image pinned by its full version and its digest', () => {
  const images = listWords('FROM').map(([image = '']) => image)
  expect(images).toHaveLength(2)
  expect(images.filter((image) => !/:\d+\.\d+\.\d+-[\w.-]+@sha256:[\da-f]{64}$/.test(image))).toEqual([])
})

/** Runs the start command of the image with an nginx that prints its arguments. */
function start(environment: NodeJS.ProcessEnv) {
  const command: string[] = JSON.parse(lines.findLast((line) => line.startsWith('CMD '))?.slice(4) ?? '[]')
  const folder = mkdtempSync(join(tmpdir(), 'image-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'nginx'), '#!/bin/sh\necho "$@"\n', { mode: 0o755 })
  const [shell = '', ...args] = command
  return spawnSync(shell, args, { encoding: 'utf8', env: { PATH: `${folder}:/usr/bin:/bin`, ...environment } })
}

it('the image does not start without ENVIRONMENT, and explains how to set it', () => {
  expect(listWords('ENV')).toEqual([])
  for (const environment of [{}, { ENVIRONMENT: '' }]) {
    const { status, stderr } = start(environment)
    expect(status).not.toBe(0)
    expect(stderr).toContain('docker run -e ENVIRONMENT=qa')
  }
  expect(start({ ENVIRONMENT: 'qa' }).stdout).toContain('-p /srv/environments/qa/ -c nginx.conf')
})

it('the image contains no .env file', () => {
  expect(ignored).toContain('**/.env*')
})

it('pinImages.sh pins the base images to their digests in the registry', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pin-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const digest = `sha256:${'0123456789abcdef'.repeat(4)}`
  writeFileSync(join(folder, 'docker'), `#!/bin/sh\necho ${digest}\n`, { mode: 0o755 })
  writeFileSync(join(folder, 'Dockerfile'), lines.join('\n'))
  for (const _ of ['once', 'again']) {
    const script = resolve('deploy/pinImages.sh')
    expect(spawnSync('sh', [script], { cwd: folder, env: { PATH: `${folder}:/usr/bin:/bin` } }).status).toBe(0)
  }
  const pinned = readFileSync(join(folder, 'Dockerfile'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('FROM '))
  expect(pinned).toEqual([
    expect.stringMatching(new RegExp(`^FROM node:[\\w.-]+@${digest} AS build$`)),
    expect.stringMatching(new RegExp(`^FROM nginxinc/nginx-unprivileged:[\\w.-]+@${digest}$`)),
  ])
})
