import { expect, it } from 'vitest'
import { checkFlow } from '../../../engine/build.ts'
import { type Edit, editNewsletter } from '../../flows/newsletter/editNewsletter.ts'

const english = 'copy/en.json'

it.each<[string, Edit, string]>([
  [
    'a property by another name',
    { from: '"label": "daily.no"', to: '"lable": "daily.no"' },
    'step TOPICS, dialogs.confirmDaily.buttons.1 has no property "lable"',
  ],
  [
    'all that a thing lacks',
    { from: '{ "action": "chooseWeekly", "label": "daily.no" }', to: '{}' },
    'step TOPICS, dialogs.confirmDaily.buttons.1 lacks "action" and "label"',
  ],
  [
    'a refused condition, and not what stands behind it',
    { from: '"when": "wantsDaily", "dialog"', to: '"wehn": "wantsDaily", "dialog"' },
    'step TOPICS, on.submit.0 has no property "wehn"',
  ],
  [
    'a slot that is gone, by all that asks for it',
    { from: '    "choice": { "schema": "forms/choice.schema.json", "initial": {} },\n', to: '' },
    'step TOPICS keeps its form in choice, which is not a slot (also in line 16, in line 94, in line 97, in line 105, and 2 more)',
  ],
  [
    'a text that is gone, in the language that has it still',
    { file: english, from: '"done.again":', to: '"done.agian":' },
    'there is no "done.again" in the copy of en',
  ],
])('checkFlow reports a single problem for %s', (_, edit, message) => {
  expect(checkFlow(editNewsletter(edit)).problems.map((problem) => problem.message)).toEqual([message])
})
