import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** The look of the editor, in the studio's own colors, so that it follows light and dark. */
export const editorTheme = [
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
