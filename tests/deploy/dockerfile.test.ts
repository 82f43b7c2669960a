import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import project from '../../package.json' with { type: 'json' }

const lines = readFileSync('Dockerfile', 'utf8').split('\n')
const listWords = (instruction: string) =>
  lines.filter((line) => line.startsWith(`${instruction} `)).map((line) => line.split(/\s+/).slice(1))
const ignored = readFileSync('.dockerignore', 'utf8').trim().split('\n')

it('the image copies files that there are, and that are not left out', () => {
  const sources = listWords('COPY')
    .filter(([first = '']) => !first.startsWith('--from='))
    .flatMap((words) => words.slice(0, -1))
  expect(sources).not.toEqual([])
  expect(sources.filter((path) => !existsSync(path) || ignored.some((one) => path.startsWith(one)))).toEqual([])
})

it('what is left out is not needed for the build', () => {
  const configs = ['vite.config.ts', 'index.html', 'embed/frame.html'].map((file) => readFileSync(file, 'utf8'))
  expect(ignored.filter((path) => configs.some((text) => text.includes(`/${path}/`)))).toEqual([])
})

it('the image runs scripts that there are', () => {
  const scripts = lines.flatMap((line) => [...line.matchAll(/npm run (\S+)/g)].map(([, name = '']) => name))
  expect(scripts).not.toEqual([])
  expect(scripts.filter((name) => !Object.hasOwn(project.scripts, name))).toEqual([])
  const files = lines.flatMap((line) => [...line.matchAll(/(?:&& |RUN )sh (\S+\.sh)/g)].map(([, file = '']) => file))
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

it('each stage begins with a whole version, not with what is newest', () => {
  const images = listWords('FROM').map(([image = '']) => image)
  expect(images).toHaveLength(2)
  expect(images.filter((image) => !/:\d+\.\d+\.\d+-/.test(image))).toEqual([])
})

it('the image starts as an environment that there is', () => {
  const [[setting = ''] = []] = listWords('ENV')
  expect(existsSync(`deploy/environments/${setting.split('=')[1]}/nginx.conf`)).toBe(true)
})
