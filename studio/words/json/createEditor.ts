import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import {
  HighlightStyle,
  bracketMatching,
  foldGutter,
  foldKeymap,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language'
import { lintGutter, linter, lintKeymap, setDiagnostics, setDiagnosticsEffect, type Diagnostic } from '@codemirror/lint'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import { Annotation, EditorState, type Text, type Transaction } from '@codemirror/state'
import {
  EditorView,
  drawSelection,
  highlightActiveLine,
  highlightActiveLineGutter,
  hoverTooltip,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { tags } from '@lezer/highlight'
import type { Finding } from '../../findings/createFindings.ts'
import { createCompletion } from './completeJson.ts'
import { type EditedFile, explainJson } from './explainJson.ts'

/** What the editor of one file needs from the studio. */
interface EditorOptions {
  readonly file: string
  readonly text: string
  readonly read: () => EditedFile
  /** Called with the whole text after each change. */
  readonly onEdit: (text: string) => void
  /** All panes share one history, so undo and redo are those of the studio. */
  readonly undo: () => void
  readonly redo: () => void
}

/** An editor of one JSON file. */
export interface JsonEditor {
  /** Shows a text that was changed elsewhere. */
  show(text: string): void
  /** Marks the findings of the check at their places. */
  mark(findings: readonly Finding[]): void
  /** Scrolls to an offset and puts the cursor there. */
  goTo(offset: number, hasFocus: boolean): void
  destroy(): void
}

const fromOutside = Annotation.define<boolean>()

const run = (act: () => void) => () => {
  act()
  return true
}

/** Creates an editor in an element. */
export function createEditor(parent: HTMLElement, options: EditorOptions): JsonEditor {
  const { file, read, onEdit, undo, redo } = options
  let { text } = options
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: toShown(text),
      extensions: [
        lineNumbers(),
        foldGutter(),
        lintGutter(),
        linter(null, { hideOn: isGone }),
        drawSelection(),
        EditorState.allowMultipleSelections.of(true),
        EditorState.tabSize.of(2),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': `JSON of ${file}`, tabindex: '0' }),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        highlightSelectionMatches(),
        search({ top: true }),
        json(),
        autocompletion({ override: [createCompletion(read)] }),
        hoverTooltip((editor, pos) => toTooltip(read(), editor, pos)),
        keymap.of([
          { key: 'Mod-z', run: run(undo), preventDefault: true },
          { key: 'Mod-y', run: run(redo), preventDefault: true },
          { key: 'Mod-Shift-z', run: run(redo), preventDefault: true },
          ...closeBracketsKeymap,
          ...defaultKeymap,
          ...searchKeymap,
          ...foldKeymap,
          ...completionKeymap,
          ...lintKeymap,
        ]),
        editorTheme,
        EditorView.updateListener.of(({ docChanged, transactions, state }) => {
          if (!docChanged || transactions.some((one) => one.annotation(fromOutside))) return
          text = toWritten(state.doc.toString(), text)
          onEdit(text)
        }),
      ],
    }),
  })
  return {
    show(after) {
      text = after
      const [before, shown] = [view.state.doc.toString(), toShown(after)]
      if (before !== shown) view.dispatch({ changes: toReplacement(before, shown), annotations: fromOutside.of(true) })
    },
    mark: (findings) => view.dispatch(setDiagnostics(view.state, toDiagnostics(view.state.doc, file, findings))),
    goTo(offset, hasFocus) {
      const anchor = toShown(text.slice(0, offset)).length
      view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'start', yMargin: 24 }) })
      if (hasFocus) view.focus()
    },
    destroy: () => view.destroy(),
  }
}

const byteOrderMark = /^\uFEFF/

/** Returns a file's text as the editor has it: it counts each line end as one letter, and a byte order mark is no letter. */
const toShown = (text: string) => text.replace(byteOrderMark, '').replaceAll(/\r\n?/g, '\n')

/** Returns a text of the editor as it is written to a file, with the mark and the line ends that the file had before. */
function toWritten(shown: string, before: string): string {
  const [mark = ''] = byteOrderMark.exec(before) ?? []
  const [lineEnd = '\n'] = /\r\n?|\n/.exec(before) ?? []
  return mark + shown.replaceAll('\n', lineEnd)
}

/** Checks whether new findings no longer contain the one at this place. Otherwise its open tooltip stays. */
function isGone({ docChanged, effects }: Transaction, from: number, to: number): boolean | null {
  const marked = effects.find((effect) => effect.is(setDiagnosticsEffect))
  if (docChanged || !marked) return null
  return !marked.value.some((one) => one.from === from && one.to === to)
}

function toTooltip(edited: EditedFile, { state }: EditorView, pos: number) {
  const explained = explainJson(edited, state.doc.toString(), pos)
  if (!explained) return null
  const { from, to, sentences } = explained
  return {
    pos: from,
    end: to,
    above: true,
    create: () => {
      const dom = document.createElement('div')
      dom.className = 'cm-explained'
      for (const sentence of sentences)
        dom.append(Object.assign(document.createElement('p'), { textContent: sentence }))
      return { dom }
    },
  }
}

/** Returns the one replacement that turns a text into another, so that a cursor outside of it does not move. */
export function toReplacement(before: string, after: string) {
  const most = Math.min(before.length, after.length)
  let from = 0
  while (from < most && before[from] === after[from]) from += 1
  let end = 0
  while (end < most - from && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) }
}

/** Converts the findings in a file to diagnostics, each below its key or value. */
export function toDiagnostics(doc: Text, file: string, findings: readonly Finding[]): Diagnostic[] {
  return findings
    .filter((finding) => finding.file === file)
    .map(({ line, column, message, hint, code, isAdvice }) => {
      const at = doc.line(Math.min(line, doc.lines))
      const from = Math.min(at.from + column - 1, at.to)
      const [found] = /^("(?:[^"\\]|\\.)*"|[\w.+-]+|.)?/.exec(doc.sliceString(from, at.to)) ?? ['']
      return {
        from,
        to: from + found.length,
        severity: isAdvice ? ('warning' as const) : ('error' as const),
        source: code,
        message: hint === undefined ? message : `${message}. ${hint}`,
      }
    })
}

/** The look of the editor, in the studio's own colors, so that it follows light and dark. */
const editorTheme = [
  EditorView.theme({
    '&': { height: '100%', fontSize: '0.8125rem', color: 'var(--ink)', backgroundColor: 'var(--pane)' },
    '.cm-scroller': { fontFamily: 'ui-monospace, monospace', lineHeight: '1.5' },
    '.cm-content': { caretColor: 'var(--ink)' },
    '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
    '.cm-cursor': { borderLeftColor: 'var(--ink)' },
    '.cm-gutters': { backgroundColor: 'var(--ground)', color: 'var(--quiet)', borderRight: '1px solid var(--line)' },
    '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--active-line)' },
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
      backgroundColor: 'var(--selection)',
    },
    '.cm-foldPlaceholder': { backgroundColor: 'var(--lit)', color: 'var(--ink)', border: 'none', padding: '0 0.5em' },
    '.cm-tooltip, .cm-panels': {
      backgroundColor: 'var(--pane)',
      color: 'var(--ink)',
      border: '1px solid var(--line)',
    },
    '.cm-tooltip': { borderRadius: '6px', maxWidth: '32rem' },
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
      backgroundColor: 'var(--accent)',
      color: 'var(--pane)',
    },
    '.cm-completionDetail': { opacity: '1', fontStyle: 'normal', marginLeft: '1em' },
    '.cm-textfield, .cm-button': {
      backgroundColor: 'var(--ground)',
      backgroundImage: 'none',
      color: 'var(--ink)',
      border: '1px solid var(--edge)',
      borderRadius: '4px',
    },
    '.cm-explained': { padding: '0.25rem 0.5rem' },
    '.cm-explained p': { margin: '0.25rem 0' },
  }),
  syntaxHighlighting(
    HighlightStyle.define([
      { tag: tags.propertyName, color: 'var(--accent)' },
      { tag: tags.string, color: 'var(--good)' },
      { tag: [tags.number, tags.bool, tags.null], color: 'var(--bad)' },
    ]),
  ),
]
