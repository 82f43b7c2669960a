import { createPackageFromTarballData, checkPackage } from '@arethetypeswrong/core'
import { getLibFiles, ts } from '@ts-morph/common'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publint } from 'publint'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createConsumer } from './support/createConsumer.ts'
import { packPackage, type PackedPackage } from './support/packPackage.ts'

let packed: PackedPackage

beforeAll(async () => {
  packed = await packPackage('https://refinance.example.com/')
}, 60_000)
afterAll(() => packed.remove())

it('the types are correct for import and require with every module resolution', async () => {
  const archive = createPackageFromTarballData(new Uint8Array(await readFile(packed.archive)))
  const analysis = await checkPackage(archive)
  expect(analysis.types && 'problems' in analysis ? analysis.problems : 'no types').toEqual([])
})

it('the package passes publint without messages', async () => {
  const bytes = new Uint8Array(await readFile(packed.archive))
  const { messages } = await publint({ pack: { tarball: bytes.buffer }, strict: true })
  expect(messages).toEqual([])
})

const use = `
import { init, type EmbeddedWidget, type RefinanceScript } from 'refinance-widget/embed'
import { RefinanceWidget, type RefinanceWidgetProps } from 'refinance-widget/embed/react'

export const widget: EmbeddedWidget = init({ target: '#refinance', PartnerName: 'Acme', mode: 'dialog' })
export const script: RefinanceScript | undefined = window.Refinance
window.Refinance?.init({ target: document.body, onStep: (event) => console.log(event.step.length) }).destroy()
export const props: RefinanceWidgetProps = { partnerName: 'Acme' }
export const component = <RefinanceWidget {...props} />
export const element = (
  <refinance-widget partner-name="Acme" mode="drawer" hide-top-nav="" className="wide">
    <button>Refinance</button>
  </refinance-widget>
)
`
const wrong = `
import { init } from 'refinance-widget/embed'
import 'refinance-widget/embed/react'
window.Refinance?.init({ target: 7 })
init({ target: '#a', mode: 'popup' })
export const element = <refinance-widget mode="popup" />
`

describe('a project with TypeScript 4.9', () => {
  it('really uses version 4.9', () => expect(ts.version).toMatch(/^4\.9\./))

  it.each([
    ['node16', ts.ModuleResolutionKind.Node16, ts.ModuleKind.Node16, 'module'],
    ['node16', ts.ModuleResolutionKind.Node16, ts.ModuleKind.Node16, 'commonjs'],
    ['node10', ts.ModuleResolutionKind.NodeJs, ts.ModuleKind.CommonJS, 'commonjs'],
  ])(
    'accepts the types with the module resolution %s',
    async (_name, moduleResolution, module, type) => {
      const consumer = await createConsumer(packed.archive, '17', {
        'package.json': JSON.stringify({ private: true, type }),
        'src/page.tsx': use,
        'src/wrong.tsx': wrong,
        ...Object.fromEntries(getLibFiles().map(({ fileName, text }) => [`lib/${fileName}`, text])),
      })
      onTestFinished(() => consumer.remove())
      const options = {
        strict: true,
        exactOptionalPropertyTypes: true,
        noEmit: true,
        jsx: ts.JsxEmit.ReactJSX,
        target: ts.ScriptTarget.ES2020,
        lib: ['lib.es2020.d.ts', 'lib.dom.d.ts'],
        types: [],
        module,
        moduleResolution,
      }
      const host = ts.createCompilerHost(options)
      host.getDefaultLibLocation = () => join(consumer.folder, 'lib')
      const files = ['src/page.tsx', 'src/wrong.tsx'].map((file) => join(consumer.folder, file))
      const program = ts.createProgram(files, options, host)
      const problems = ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
        const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0
        return `${file?.fileName.replace(consumer.folder, '') ?? ''} ${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
      })
      expect(problems).toEqual([4, 5, 6].map((line) => expect.stringContaining(`/src/wrong.tsx ${line}: `)))
    },
    60_000,
  )
})

it('a project with the newest TypeScript accepts the types of the window and the element, too', async () => {
  const consumer = await createConsumer(packed.archive, '19', { 'src/page.tsx': use, 'src/wrong.tsx': wrong })
  onTestFinished(() => consumer.remove())
  for (const how of ['node16', 'bundler'] as const) {
    const lines = [...(await consumer.checkTypes(how)).matchAll(/(\w+)\.tsx\((\d+),/g)].map(([, file, line]) => [
      file,
      line,
    ])
    expect(lines).toEqual([4, 5, 6].map((line) => ['wrong', String(line)]))
  }
}, 60_000)
