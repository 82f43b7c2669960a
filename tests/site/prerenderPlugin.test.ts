import { readFileSync } from 'node:fs'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { prerenderPlugin } from '../../src/prerender/prerenderPlugin.ts'

it.each([
  ['index.html', '<!--first-step-->'],
  ['index.html', '<!--no-script-->'],
  ['embed/frame.html', 'id="refinance"'],
])('a build refuses %s without %s, which it fills in', async (page, marker) => {
  const broken = {
    name: 'broken-page',
    transformIndexHtml: { order: 'pre', handler: (html: string) => html.replace(marker, '') } as const,
  }
  expect(readFileSync(page, 'utf8')).toContain(marker)
  await expect(
    build({
      configFile: false,
      logLevel: 'silent',
      plugins: [
        { name: 'no-script', enforce: 'pre', load: (id) => (/\.tsx?$/.test(id) ? 'export {}' : undefined) },
        broken,
        prerenderPlugin(),
      ],
      build: { write: false, rollupOptions: { input: page } },
    }),
  ).rejects.toThrow(`${page} lacks ${marker}, which the build fills in. Put it back.`)
})
