import type { Fault, ProductFault } from './Fault.ts'

const address = 'schemas/forms/address.schema.json'
const email = 'schemas/forms/email.schema.json'
const choice = 'schemas/forms/choice.schema.json'

/** A keyword of the email address, shared by two schemas, that no form supports; it is reported once, in its own line. */
const shared = (from: string, to: string, at: string, code: string, says: string, hint?: string): Fault => ({
  file: email,
  from,
  to,
  code,
  at,
  says,
  ...(hint !== undefined && { hint }),
})

const type = '"type": "string",\n'
const withRule = (rule: string, code: string, says: string) =>
  shared(type, `"type": "string", ${rule},\n`, rule.replace(/^("\w+": )/, '($1)'), code, says)

/** Schemas that forms cannot use: see "Forms and schemas" in docs/checks.md. */
export const schemaFaults: Readonly<Record<string, Fault>> = {
  'a format that there is not': shared(
    '"format": "email"',
    '"format": "e-mail"',
    '("format": )"e-mail"',
    'wrong-value',
    'format is none of date, date-time, email, uuid',
  ),
  'a keyword of a later draft': {
    ...withRule('"$defs": {}', 'unknown-property', 'has no property "$defs"'),
    at: '"$defs"',
    hint: 'Did you mean definitions?',
  },
  'a pattern that is none': withRule('"pattern": "(a"', 'bad-schema', 'pattern is not a pattern: Unterminated group'),
  'a pattern that fits the middle of a text': {
    ...withRule(
      '"pattern": "[a-z]{3}"',
      'loose-pattern',
      'the pattern [a-z]{3} also fits a text that only has such a part',
    ),
    hint: 'Begin it with ^ and end it with $; put alternatives in ( )',
    and: [
      {
        file: email,
        from: '"format": "errors.emailFormat"',
        to: '"format": "errors.emailFormat", "pattern": "errors.emailFormat"',
      },
    ],
  },
  'a rule for numbers on a text': withRule('"minimum": 3', 'bad-schema', 'minimum is not a rule for the type string'),
  'a rule for lists on a text': withRule('"maxItems": 3', 'bad-schema', 'maxItems is not a rule for the type string'),
  'an age that is a text': withRule('"minimumAge": "18"', 'wrong-type', 'minimumAge should be a number'),
  'a date rule that is a text': withRule('"notInFuture": "yes"', 'wrong-type', 'notInFuture should be true or false'),
  'a date rule that names no field': withRule('"notBefore": 3', 'wrong-type', 'notBefore should be a text'),
  'a length that is above the other': {
    ...withRule('"minLength": 9, "maxLength": 5', 'bad-schema', 'minLength is 9, which is more than maxLength, 5'),
    at: '("minLength": )9',
  },
  'a type that there is not': shared(
    '"type": "string"',
    '"type": "text"',
    '("type": )"text"',
    'bad-schema',
    'type is not what a JSON Schema has there',
  ),
  'a field without a label': {
    file: choice,
    from: '"title": "fields.topic",\n      "type"',
    to: '"type"',
    and: [{ file: 'copy/en.json', from: '"fields.topic": "Topic",', to: '' }],
    code: 'missing-property',
    at: '("topic": ){',
    says: 'the field topic has no label',
    hint: 'Add "title", the copy key of its label',
  },
  'two fields with one label': {
    file: address,
    from: '"title": "fields.lastName"',
    to: '"title": "fields.firstName"',
    and: [{ file: 'copy/en.json', from: '"fields.lastName": "Last name",', to: '' }],
    code: 'name-taken',
    at: '("lastName": {\n      "title": )"fields.firstName"',
    says: 'the fields firstName and lastName have the same label',
    hint: 'Say in each what it asks for',
  },
  'a form that is kept where it does not fit': {
    from: '"schema": "forms/choice.schema.json",\n        "data": "choice"',
    to: '"schema": "forms/choice.schema.json",\n        "data": "address"',
    and: [],
    code: 'unknown-path',
    at: '("forms/choice.schema.json",\n        "data": )"address"',
    says: 'step TOPICS keeps its form in address, which has no place for topic',
    hint: 'Name the slot of this form, or add the field to the schema of the slot',
  },
}

const flow = 'flows/refinance.json'
const line = 'schemas/shared/line.schema.json'
const refused = (file: string, from: string, to: string, code: string, says: string, at?: string): ProductFault => ({
  file,
  from,
  to,
  code,
  says,
  ...(at !== undefined && { at }),
})

/** Parts of the product that are not what their place takes: nothing that follows from their absence is told beside them. */
export const refusedFaults: Readonly<Record<string, ProductFault>> = {
  'a condition of a failure that is a list': refused(
    flow,
    '"when": "phoneCheckBroken"',
    '"when": []',
    'wrong-type',
    'when should be a text',
  ),
  'fields under the name of what a list holds': refused(
    'schemas/forms/lender.schema.json',
    '"properties"',
    '"items"',
    'bad-schema',
    'items has fields in it, which belong under "properties"',
  ),
  'fields under a name that takes anything': refused(
    'schemas/forms/address.schema.json',
    '"properties"',
    '"definitions"',
    'bad-schema',
    'definitions has fields in it, which belong under "properties"',
  ),
  'a call without a name': refused(
    flow,
    '"call": "loadContact", "save": "addressContactResponse"',
    '"call": "", "save": "addressContactResponse"',
    'empty',
    'procedure loadContact, do.0.call should not be empty',
  ),
  'a list of instructions that is a text': refused(
    flow,
    '"do": [{ "when": "contactNotLoaded", "call": "loadContact", "save": "addressContactResponse" }]',
    '"do": "contactNotLoaded"',
    'wrong-type',
    'procedure loadContact, do should be a list',
  ),
  'an instruction with nothing in it': refused(
    flow,
    '"missing": [{ "reset": true, "to": "ENTER_LICENSE_PLATE" }],',
    '"missing": [{}],',
    'empty',
    'on.missing.0 should not be empty',
  ),
  'a limit that is neither a number nor a text': refused(
    flow,
    '"historyMonths": 24',
    '"historyMonths": [24]',
    'wrong-type',
    'constant historyMonths should be a text or a number or true or false',
  ),
  'a limit of days that is yes': refused(
    flow,
    '"savedDays": 30',
    '"savedDays": true',
    'wrong-type',
    'constant savedDays is true or false, which',
  ),
  'a beginning that is refused by the schema of its slot': refused(
    flow,
    '"challenge": { "schema": "api/prove-challenge.response.schema.json", "initial": null }',
    '"challenge": { "schema": "api/prove-challenge.response.schema.json", "initial": 0 }',
    'wrong-type',
    'slot challenge begins with something that its schema refuses',
  ),
  'a button that sends what its step does not know': refused(
    flow,
    '"action": "changeNumber", "label": "verifyMobile.changeNumber"',
    '"action": "another", "label": "verifyMobile.changeNumber"',
    'unhandled-event',
    'has a button that sends another, which is not in its "on"',
  ),
  'an action whose file has no outcome': refused(
    'schemas/actions/await-verification.schema.json',
    '"properties": { "confirmed": {} }',
    '"properties": {}',
    'missing-property',
    'lacks the "outcomes" of action awaitVerification',
  ),
  'an input that an action needs by another name': refused(
    'schemas/actions/load-progress.schema.json',
    '"required": ["contactData"]',
    '"required": ["somebody"]',
    'unknown-field',
    'somebody is required, but is not a property here',
  ),
  'a list of what an action needs that is a text': refused(
    'schemas/actions/load-progress.schema.json',
    '"required": ["contactData"]',
    '"required": "contactData"',
    'bad-schema',
    'required of input is not what a JSON Schema has there',
  ),
  'fields under a misspelled name': refused(
    'schemas/forms/known-address.schema.json',
    '"properties": {',
    '"propreties": {',
    'unknown-property',
    'the file has no property "propreties"',
  ),
  'a text in a view under a misspelled name': refused(
    flow,
    '{ "text": "lender.lead", "style": "lead" }',
    '{ "txet": "lender.lead", "style": "lead" }',
    'unknown-property',
    'step LENDER_INFO, view.0 has no property "txet"',
  ),
  'a beginning under a misspelled name': refused(
    flow,
    '"makes": { "schema": "api/getmake.response.schema.json", "initial"',
    '"makes": { "schema": "api/getmake.response.schema.json", "inital"',
    'unknown-property',
    'slot makes has no property "inital"',
  ),
  'options that are a list': refused(
    'schemas/forms/other-income.schema.json',
    '"options": "otherIncomeSource"',
    '"options": ["otherIncomeSource"]',
    'wrong-type',
    'ui.options should be a text',
  ),
  'a procedure that is gone': refused(
    flow,
    '"startPhoneCheck": {',
    '"checkOfPhones": {',
    'unknown-procedure',
    'nothing asks for checkOfPhones, and 3 places ask for startPhoneCheck',
    '"checkOfPhones"',
  ),
  'words of rules that are gone': refused(
    'schemas/shared/past-date.schema.json',
    '"errorMessage": {\n    "format": "errors.date.valid",\n    "notInFuture": "errors.date.future"\n  }',
    '"errorMessage": {}',
    'missing-message',
    'has no words in "errorMessage" (also in line 6)',
    '"format": "date"',
  ),
  'how a field is shown that is a list': refused(
    'schemas/forms/loan-selection.schema.json',
    '"ui": {\n        "input": "loanCards"\n      }',
    '"ui": [{ "input": "loanCards" }]',
    'wrong-type',
    'properties.loan.ui should be an object',
  ),
  'a rule that refuses the examples of its fields': refused(
    line,
    '"pattern": "\\\\S"',
    '"pattern": "^[0-9]+$"',
    'contradictory-rules',
    'the rule pattern refuses most examples of its field',
  ),
}
