import { type JSONPath, findNodeAtOffset, getNodePath, parse, parseTree } from 'jsonc-parser'
import { useCallback, useMemo } from 'react'
import { settingsFiles } from 'studio:project'
import type { JsonSchema, LinkedFlow } from '../../engine/authoring.ts'
import type { Finding } from '../findings/createFindings.ts'
import { toProblemOffset } from '../findings/toFindingSteps.ts'
import { useDesk, useFindings, useStudio, useWorkspace } from '../StudioContext.ts'
import type { FormProps } from '../words/listFormFields.ts'
import { BrandNote } from './BrandNote.tsx'
import { SchemaForm } from './SchemaForm.tsx'
import type { SettingsFile } from './SettingsFile.ts'

/** Edits the settings beside the flow, one file at a time. */
export function SettingsForm({ flow }: Pick<FormProps, 'flow'>) {
  const { desk } = useStudio()
  const chosen = useDesk((state) => state.settings)
  const paths = useWorkspace(({ files }) => Object.keys(files).join('\n'))
  const known = settingsFiles.filter(({ path }) => paths.split('\n').includes(path))
  const shown = known.find(({ path }) => path === chosen) ?? known[0]
  if (!shown) return <p>This flow has no settings.</p>
  return (
    <>
      <label className="settings-file">
        Settings for
        <select value={shown.path} onChange={({ target }) => desk.setState({ settings: target.value })}>
          {known.map(({ path, title }) => (
            <option key={path} value={path}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <FileForm key={shown.path} flow={flow} settings={shown} />
    </>
  )
}

function FileForm({ flow, settings }: { readonly flow: LinkedFlow; readonly settings: SettingsFile }) {
  const { path: file, schema } = settings
  const text = useWorkspace(({ files }) => files[file] ?? '')
  const value: unknown = useMemo(() => parse(text), [text])
  const findings = useFileFindings(file)
  const brands = useMemo(() => settings.toBrands?.(value) ?? [], [settings, value])
  const toNote = useCallback(
    (path: JSONPath) => {
      const brand = brands.find((one) => isSame(one.path, path))
      return brand && <BrandNote brand={brand} />
    },
    [brands],
  )
  const scope = useMemo(
    () => ({ flow, file, root: schema, rules: settings, findings, toNote }),
    [flow, file, schema, settings, findings, toNote],
  )
  const [own, others] = Object.entries(schema.properties ?? {}).filter(([name]) => name !== '$schema')
  // If a file consists of a single property, the form shows that property directly.
  const [path, part]: [JSONPath, JsonSchema] = own && !others ? [[own[0]], own[1]] : [[], schema]
  const [name] = path
  return (
    <SchemaForm
      scope={scope}
      path={path}
      schema={part}
      value={name === undefined ? value : Object(value)[name]}
      label={settings.title}
      isRequired
    />
  )
}

const isSame = (a: JSONPath, b: JSONPath) => JSON.stringify(a) === JSON.stringify(b)

/** Returns the findings of the check in a file, by their paths as JSON. */
export function useFileFindings(file: string): ReadonlyMap<string, readonly Finding[]> {
  const problems = useFindings((state) => state.problems)
  const text = useFindings((state) => state.files[file] ?? '')
  return useMemo(
    () =>
      toPlacedFindings(
        problems.filter((problem) => problem.file === file),
        text,
      ),
    [problems, text, file],
  )
}

/** Groups findings by their paths in the text of their file, as JSON. */
export function toPlacedFindings(findings: readonly Finding[], text: string): ReadonlyMap<string, readonly Finding[]> {
  const placed = new Map<string, readonly Finding[]>()
  const tree = findings.length > 0 ? parseTree(text) : undefined
  for (const finding of findings) {
    const node = tree && findNodeAtOffset(tree, toProblemOffset(finding, text))
    const place = JSON.stringify(node ? getNodePath(node) : [])
    placed.set(place, [...(placed.get(place) ?? []), finding])
  }
  return placed
}
