import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { adviseFlow, joinProblems, toFlowSource, toSourceFile, type Problem } from '../../../engine/authoring.ts'
import { checkFlow, readCode, readFlowFiles } from '../../../engine/build.ts'
import { checkHandlers } from '../../../src/site/checkCode.ts'
import { checkProduct } from '../../../src/site/checkProduct.ts'
import { checkGrammarName, checkSettingsFile, settingsFiles } from '../../../src/site/checkSettings.ts'

const flowFile = 'flows/refinance.json'
const { files } = readFlowFiles(flowFile)
const settings = new Map(
  settingsFiles.map((name) => {
    const path = join('flows', name)
    return [path, { name, file: toSourceFile(path, readFileSync(path, 'utf8')) }]
  }),
)
const sound = toFlowSource(flowFile, files)
const unchanged = new Map(
  [sound.flow, ...sound.schemas.values(), ...sound.copy.values(), ...sound.released.values()].map((file) => [
    file.path,
    file,
  ]),
)
const [code, handlers] = [readCode('src'), readCode('src/widget')]

/** The files that authors edit, except those that only the API host and the sandbox read. */
export const authoredFiles = [
  flowFile,
  ...settings.keys(),
  ...[...sound.copy.values()].map(({ path }) => path),
  ...['actions', 'data', 'facts', 'forms', 'shared'].flatMap((folder) =>
    readdirSync(`schemas/${folder}`).map((name) => `schemas/${folder}/${name}`),
  ),
].map((path) => settings.get(path)?.file ?? unchanged.get(path) ?? toSourceFile(path, readFileSync(path, 'utf8')))

/** Returns what `npm run flow -- check` reports after these files, by their paths, have changed. */
export function checkProject(texts: Readonly<Record<string, string>>): readonly Problem[] {
  const changed = Object.entries(texts).map(([path, text]) => toSourceFile(path, text))
  const isOfFlow = changed.some(({ path }) => !settings.has(path))
  const source = isOfFlow ? toFlowSource(flowFile, new Map([...files, ...Object.entries(texts)]), unchanged) : sound
  const { problems, draft: flow } = checkFlow(source)
  const others = [...settings].flatMap(([place, { name, file }]) =>
    checkSettingsFile(name, changed.find(({ path }) => path === place) ?? file, flow),
  )
  if (!flow) return joinProblems(problems, others)
  return joinProblems(
    problems,
    isOfFlow ? adviseFlow(flow, code) : [],
    checkProduct(flow),
    isOfFlow ? checkHandlers(flow, handlers) : [],
    others,
    // Faults in these files are reported already, as is invalid JSON, and nobody writes released files by hand.
    changed
      .filter(({ path, errors }) => errors.length === 0 && !path.includes('/released/'))
      .filter(({ path }) => !others.some(({ file }) => file === path))
      .flatMap((file) => checkGrammarName(file)),
  )
}
