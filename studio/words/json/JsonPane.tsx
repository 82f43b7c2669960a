import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { useEffect, useId, useRef, useState } from 'react'
import { useDesk, useModel, useStudio, useWorkspace } from '../../StudioContext.ts'
import { type JsonEditor, createEditor } from './createEditor.ts'
import { listStepForms } from '../listFormFields.ts'

/** Edits the files as JSON: the flow at the step's definition, the step's schemas, and the texts. */
export function JsonPane() {
  const { desk } = useStudio()
  const id = useId()
  const place = useDesk((state) => state.place)
  // Whoever comes back wants the open step, and the place may have moved.
  useEffect(() => () => desk.setState({ place: undefined }), [desk])
  const flowFile = useWorkspace((state) => state.flowFile)
  const groups = useFileGroups()
  const [chosen, setChosen] = useState<{ readonly file: string; readonly for: unknown }>()
  // A requested place determines the file until the author chooses another file.
  const file = chosen?.for === place ? chosen?.file : place?.file
  const shown = file !== undefined && groups.some(([, files]) => files.includes(file)) ? file : flowFile
  return (
    <div className="json">
      <label htmlFor={id} className="json-file">
        File
        <select id={id} value={shown} onChange={({ target }) => setChosen({ file: target.value, for: place })}>
          {groups.map(([title, files]) => (
            <optgroup key={title} label={title}>
              {files.map((path) => (
                <option key={path}>{path}</option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <Editor key={shown} file={shown} />
      <p className="quiet">
        Ctrl+Space to complete, F8 for the next finding, Ctrl+F to search, Tab to leave the editor.
      </p>
    </div>
  )
}

/** Groups the files by their purpose, with those of the step first. */
function useFileGroups() {
  const flowFile = useWorkspace((state) => state.flowFile)
  const files = useWorkspace((state) => state.files)
  const flow = useModel((model) => model.flow)
  const step = useDesk((desk) => desk.step)
  const forms = flow ? listStepForms(flow, step) : []
  const own = forms.flatMap(({ schema, fields }) => [
    flow?.source.schemas.get(schema)?.path ?? '',
    ...fields.flatMap(({ places }) => places.map((one) => one.file)),
  ])
  const copy = [...(flow?.source.copy.values() ?? [])].map(({ path }) => path)
  const known = new Set([flowFile, ...copy, ...own])
  const groups: readonly (readonly [string, readonly string[]])[] = [
    ['Flow', [flowFile]],
    ['Words', copy],
    ['Fields of this step', [...new Set(own)].filter((path) => path in files)],
    ['Other files', Object.keys(files).filter((path) => !known.has(path))],
  ]
  return groups.filter(([, list]) => list.length > 0)
}

function Editor({ file }: { readonly file: string }) {
  const { workspace, model, findings } = useStudio()
  const parent = useRef<HTMLDivElement>(null)
  const editor = useRef<JsonEditor>(undefined)
  const step = useDesk((state) => state.step)
  const place = useDesk((state) => state.place)

  useEffect(() => {
    if (!parent.current) return
    const { store, edit, undo, redo } = workspace
    const toGroup = createTypingGroups(file)
    const created = createEditor(parent.current, {
      file,
      text: store.getState().files[file] ?? '',
      read: () => ({ flow: model.getState().flow, file }),
      onEdit: (text) => edit(`typing in ${file}`, { [file]: text }, toGroup()),
      undo,
      redo,
    })
    editor.current = created
    const mark = () => findings.getState().isCurrent && created.mark(findings.getState().problems)
    const stops = [store.subscribe(({ files }) => created.show(files[file] ?? '')), findings.subscribe(mark)]
    mark()
    return () => {
      for (const stop of stops) stop()
      created.destroy()
    }
  }, [workspace, model, findings, file])

  // Scrolls to another step or a requested place; typing does not scroll.
  useEffect(() => {
    const { flowFile, files } = workspace.store.getState()
    if (file !== flowFile) return
    const tree = parseTree(files[file] ?? '')
    const node = tree && findNodeAtLocation(tree, ['steps', step])?.parent
    if (node) editor.current?.goTo(node.offset, false)
  }, [workspace, file, step])
  useEffect(() => {
    if (place?.file === file) editor.current?.goTo(place.offset, true)
  }, [file, place])

  return <div ref={parent} className="json-editor" />
}

const pauseMs = 1000

/** Creates a function that returns the group of an edit: letters typed without a pause are undone together. */
export function createTypingGroups(file: string, now = () => performance.now()): () => string {
  let [last, start] = [Number.NEGATIVE_INFINITY, 0]
  return () => {
    const time = now()
    if (time - last > pauseMs) start = time
    last = time
    return `typing ${file} ${start}`
  }
}
