import type { Fault } from './Fault.ts'

const english = 'copy/en.json'
const hint = 'Take it out, or use it'

/** What nobody needs: see that part of docs/checks.md. */
export const unusedFaults: Readonly<Record<string, Fault>> = {
  'a predicate that nothing asks for': {
    from: '"predicates": {',
    to: '"predicates": { "isNew": "saved == null",',
    code: 'unused',
    at: '"isNew"',
    says: 'predicate isNew is never used',
    hint,
  },
  'an action that nothing calls': {
    from: '"actions": {',
    to: '"actions": { "greet": { "outcomes": { "greeted": {} } },',
    code: 'unused',
    at: '"greet"',
    says: 'action greet is never used',
    hint,
  },
  'a slot that nothing reads or writes': {
    from: '"data": {',
    to: '"data": { "notes": { "schema": { "type": "string" } },',
    code: 'unused',
    at: '"notes"',
    says: 'slot notes is never used',
    hint,
  },
  'a constant that nothing reads': {
    from: '"constants": {',
    to: '"constants": { "largest": 3,',
    code: 'unused',
    at: '"largest"',
    says: 'constant largest is never used',
    hint,
  },
  'a function that nothing calls': {
    from: '"predicates": {',
    to: '"functions": { "upper": "(string): string" }, "predicates": {',
    code: 'unused',
    at: '"upper"',
    says: 'function upper is never used',
    hint,
  },
  'a fact that nothing reads': {
    from: '"campaign": {',
    to: '"weather": { "type": "string" }, "campaign": {',
    code: 'unused',
    at: '"weather"',
    says: 'fact weather is never used',
    hint,
  },
  'an event that nothing tracks': {
    from: '"events": {',
    to: '"events": { "Newsletter Read": {},',
    code: 'unused',
    at: '"Newsletter Read"',
    says: 'event Newsletter Read is never used',
    hint,
  },
  'a dialog that nothing opens': {
    from: '{ "when": "wantsDaily", "dialog": "confirmDaily" },',
    to: '',
    code: 'unused',
    at: '"confirmDaily"',
    says: 'dialog confirmDaily of step TOPICS is never opened',
    hint,
  },
  'a text that nothing shows': {
    file: english,
    from: '"done.title"',
    to: '"done.unused": "Nobody reads this", "done.title"',
    code: 'unused',
    at: '"done.unused"',
    says: 'the text "done.unused" is shown nowhere',
    hint,
  },
  'a slot that nothing reads': {
    from: '"data": {',
    to: '"data": { "notes": { "schema": { "type": "string" } },',
    and: [{ from: '"set": { "choice.frequency"', to: '"set": { "notes": "\'no\'", "choice.frequency"' }],
    code: 'unused',
    at: '"notes": { "schema"',
    says: 'slot notes is written and never read',
    hint,
  },
}
