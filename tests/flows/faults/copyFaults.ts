import type { Fault } from './Fault.ts'

const spanish = { file: 'copy/es.json' }

const english = 'copy/en.json'

/** Words: see that part of docs/checks.md. */
export const copyFaults: Readonly<Record<string, Fault>> = {
  'a placeholder that nothing fills': {
    from: '"field": "topic", "message": "topics.knownAddress", "params": { "topic": "choice.topic" }',
    to: '"field": "topic", "message": "topics.knownAddress", "params": { "topics": "choice.topic" }',
    code: 'unfilled-placeholder',
    at: '("field": "topic", "message": )"topics.knownAddress"',
    says: 'nothing fills {topic} of "topics.knownAddress"',
    hint: 'Did you mean topics?',
  },
  'a text with a brace too many': {
    file: english,
    from: '"Welcome"',
    to: '"Welcome {home"',
    code: 'bad-text',
    at: '(Welcome {home)"',
    says: '"done.title" of en cannot be read',
    hint: "A brace that is meant as such stands between apostrophes: '{'",
  },
  'a text that is none': {
    file: english,
    from: '"Every day, really?"',
    to: 'true',
    code: 'no-text',
    at: 'true',
    says: '"daily.title" of en should be a text',
  },
  'a text without a translation': {
    ...spanish,
    from: '"form.optional": "(optional)",',
    to: '',
    code: 'missing-translation',
    at: '{',
    says: 'es has no "form.optional", which en has',
  },
  'a text that is marked as not translated': {
    ...spanish,
    from: '"Welcome"',
    to: '"[en] Welcome"',
    code: 'untranslated',
    at: '"[en] Welcome"',
    says: '1 text of es is not translated, the first is "done.title"',
    hint: 'Translate what begins with [en], and take the mark away',
  },
  'a translation of nothing': {
    ...spanish,
    from: '"form.optional": "(optional)",',
    to: '"form.optional": "(optional)", "form.optionl": "(opcional)",',
    code: 'surplus-translation',
    at: '"form.optionl"',
    says: 'es has "form.optionl", which en has not',
    hint: 'Did you mean form.optional?',
  },
  'a translation with other placeholders': {
    ...spanish,
    from: 'You read {topic} already',
    to: 'Ya lee {topics}',
    code: 'other-placeholders',
    at: '"Ya lee {topics}"',
    says: '"topics.knownAddress" of es has {topics}, but {topic} in en',
  },
  'a translation that is far too long': {
    ...spanish,
    from: '"Welcome"',
    to: `"${'Bienvenidos '.repeat(10)}"`,
    code: 'length-differs',
    at: '"Bienvenidos',
    says: '"done.title" has 120 characters in es, and 7 in en',
    hint: 'See whether both say the same, and whether the longer one fits',
  },
  'a link that leads nowhere': {
    file: english,
    from: '"Welcome"',
    to: '"Welcome to [our page](publischer)"',
    code: 'bad-link',
    at: '"Welcome to',
    says: '"done.title" of en links to publischer, which is neither an address nor a constant that holds one',
    hint: 'Did you mean publisher?',
  },
  'a translation that links to something else': {
    file: english,
    from: '"Welcome"',
    to: '"Read [our terms](https://example.com/terms)"',
    and: [{ ...spanish, from: 'https://example.com/terms', to: 'https://example.com/privacy' }],
    code: 'other-placeholders',
    in: 'copy/es.json',
    at: '"Read [our terms](https://example.com/privacy)"',
    says: '"done.title" of es links to https://example.com/privacy, but in en it links to https://example.com/terms',
  },
}
