import type { ProductFault } from './Fault.ts'

const shared = (name: string, from: string, to: string, says: string, code = 'wrong-value'): ProductFault => ({
  file: `schemas/shared/${name}.schema.json`,
  from,
  to,
  code,
  says,
})

const filled = (to: string): ProductFault => ({
  file: 'flows/refinance.json',
  from: '"lenderForm.state": "=place.state"',
  to: `"${to}": "=place.state"`,
  code: 'unknown-field',
  says: `step LENDER_INFO fills in ${to}, which no form of the step asks for`,
})

/** Something that is shown under another condition than the intended one. */
const shownWhen = (from: string, to: string, says: string): ProductFault => ({
  file: 'flows/refinance.json',
  from,
  to,
  code: 'contrary-meaning',
  says,
})

const exchanged = (from: string, to: string, says: string): ProductFault => ({
  ...shownWhen(from, to, says),
  code: 'wrong-value',
})

/** Inputs that cannot produce what their field accepts, things with the same words, and things under each other's name or condition. */
export const inputFaults: Readonly<Record<string, ProductFault>> = {
  'a keyboard of letters for an amount': shared(
    'amount',
    '"inputMode": "decimal"',
    '"inputMode": "email"',
    'the keyboard is for email input, and the field takes a number',
  ),
  'two fields that browsers fill in with the same': {
    file: 'schemas/forms/employment.schema.json',
    from: '"section-employer address-line1"',
    to: '"section-employer address-line2"',
    code: 'name-taken',
    says: 'browsers fill in the same for employersAPTSuiteNumber and employersAddress: section-employer address-line2',
  },
  'a date input for an amount': shared(
    'amount',
    '"input": "currency"',
    '"input": "date"',
    'the input date is for dates, and the type of the field is number',
  ),
  'a box to tick for a city': shared(
    'city',
    '"ui": {',
    '"ui": { "input": "checkbox",',
    'the input checkbox is for yes or no, and the type of the field is string',
  ),
  'a date input for a ZIP code': shared(
    'zip',
    '"input": "zip"',
    '"input": "date"',
    'the input date is for dates, and the field does not have the format date',
  ),
  'a phone input for a date': shared(
    'birth-date',
    '"input": "date"',
    '"input": "phone"',
    'the input phone is for phone numbers, and the field is a date',
  ),
  'an input for codes at a license plate': {
    file: 'schemas/forms/license-plate.schema.json',
    from: '"input": "plate"',
    to: '"input": "code"',
    code: 'wrong-value',
    says: 'the input code is for codes of text messages, and the field takes ABC 123, which nobody can type there',
  },
  'a ZIP input for a phone number': shared(
    'phone',
    '"input": "phone"',
    '"input": "zip"',
    'it gives values such as 80202, which the pattern of the field refuses',
  ),
  'a line of text for one of several': shared(
    'residency',
    '"input": "select"',
    '"input": "text"',
    'the input text is for texts, and the field has options to choose from',
  ),
  'a choice without options': shared(
    'consent',
    '"input": "checkbox"',
    '"input": "select"',
    'the input select is for choices, and the type of the field is boolean',
  ),
  'a calendar where no date is': shared(
    'zip',
    '"input": "zip",',
    '"input": "zip", "picker": true,',
    '"picker" shows nothing: only a date has a calendar',
  ),
  'words of options where none are': shared(
    'zip',
    '"input": "zip",',
    '"input": "zip", "options": "states",',
    '"options" shows nothing: the field has nothing to choose from',
  ),
  'a consent that is given already': shared(
    'consent',
    '"const": true',
    '"const": true, "default": true',
    'default checks a box that only whoever agrees should check',
    'bad-schema',
  ),
  'a date that is not before itself': {
    file: 'schemas/forms/previous-address.schema.json',
    from: '"notBefore": "moveInDate"',
    to: '"notBefore": "moveOutDate"',
    code: 'bad-schema',
    says: 'notBefore of moveOutDate names the field itself',
  },
  'two dates that are each not before the other': {
    file: 'schemas/forms/previous-address.schema.json',
    from: '"description": "fields.moveInDate.hint"',
    to: '"description": "fields.moveInDate.hint",\n      "notBefore": "moveOutDate",\n      "errorMessage": { "format": "errors.date.valid", "notInFuture": "errors.date.future", "notBefore": "errors.date.valid" }',
    code: 'contradictory-rules',
    says: 'moveInDate must not be before moveOutDate, nor moveOutDate before moveInDate',
    at: '"notBefore": "moveOutDate"',
  },
  'a pattern for marks that the input only shows': {
    file: 'schemas/shared/ssn.schema.json',
    from: '"description": "fields.ssn.hint",',
    to: '"description": "fields.ssn.hint",\n  "pattern": "^[0-9]{3}-[0-9]{2}-[0-9]{4}$",',
    code: 'wrong-value',
    says: 'the pattern refuses what can be typed into the input ssn, such as 123456789',
    at: '"pattern": "^[0-9]{3}-',
  },
  'two options with the same words': {
    file: 'flows/copy/en.json',
    from: '"residency.Resident": "Permanent resident"',
    to: '"residency.Resident": "U.S. citizen"',
    code: 'name-taken',
    says: '"residency.Resident" of en has the words of "residency.Citizen"',
  },
  'two buttons with the same words': {
    file: 'flows/refinance.json',
    from: '"action": "answerLater", "label": "common.answerLater", "style": "link"',
    to: '"action": "answerLater", "label": "income.addOther", "style": "link"',
    code: 'name-taken',
    says: 'step EMPLOYMENT_AND_INCOME has two buttons with the words "income.addOther"',
  },
  'a number to call with spaces': {
    file: 'flows/refinance.json',
    from: '"phoneLink": "+13035550142"',
    to: '"phoneLink": "+1 303 555 0142"',
    code: 'wrong-value',
    says: 'phoneLink has more than the digits of a number in it',
  },
  "a field of another step's form that is filled in": filled('addressForm.state'),
  'a slot of no form that is filled in': filled('place.state'),
  'a group of what browsers fill in that no other field is in': {
    file: 'schemas/forms/previous-address.schema.json',
    from: '"section-previous address-level2"',
    to: '"section-previosu address-level2"',
    code: 'wrong-value',
    says: 'no other field of the form is in section-previosu, so browsers fill it in by itself',
  },
  'a text that is named after another condition than it stands under': shownWhen(
    '{ "when": "textsUsedUp", "text": "verification.textsUsedUp"',
    '{ "when": "canSendAgain", "text": "verification.textsUsedUp"',
    'step VERIFY_MOBILE_NUMBER shows "verification.textsUsedUp" when canSendAgain',
  ),
  'a heading under the contrary condition': shownWhen(
    '{ "when": "addsAddress", "text": "addressHistory.adding"',
    '{ "when": "editsAddress", "text": "addressHistory.adding"',
    'shows "addressHistory.adding" when editsAddress',
  ),
  'two headings that were exchanged': shownWhen(
    `"text": "otherIncome.editing", "style": "heading" },
        { "when": "addsIncome", "text": "otherIncome.adding"`,
    `"text": "otherIncome.adding", "style": "heading" },
        { "when": "addsIncome", "text": "otherIncome.editing"`,
    'shows "otherIncome.adding" when editsIncome',
  ),
  'two failures whose words were exchanged': shownWhen(
    '"text": "failures.codeNotSent" },\n    { "when": "linkNotSent", "text": "failures.linkNotSent" }',
    '"text": "failures.linkNotSent" },\n    { "when": "linkNotSent", "text": "failures.codeNotSent" }',
    'the list of failures shows "failures.linkNotSent" when codeNotSent',
  ),
  'two buttons with each other’s labels': exchanged(
    `"income.enough.finish", "style": "primary" },
            { "action": "addMore", "label": "income.enough.addMore"`,
    `"income.enough.addMore", "style": "primary" },
            { "action": "addMore", "label": "income.enough.finish"`,
    'has "income.enough.addMore" on the button that sends finish',
  ),
  'a title and a text that were exchanged': exchanged(
    `"title": "income.enough.title",
          "text": "income.enough.text"`,
    `"title": "income.enough.text",
          "text": "income.enough.title"`,
    'has the title "income.enough.text"',
  ),
  'two dialogs that were exchanged': exchanged(
    '"dialog": "moreIncomeAdded" },\n        { "dialog": "enoughIncome" }',
    '"dialog": "enoughIncome" },\n        { "dialog": "moreIncomeAdded" }',
    'opens enoughIncome when wantsMoreIncome (more income is to be added), and opens moreIncomeAdded otherwise',
  ),
  'a dialog that opens in any case': {
    ...exchanged('"dialog": "moreIncomeAdded" }', '"dialog": "enoughIncome" }', 'and would do so anyway'),
    code: 'constant-condition',
  },
  'two ends that were exchanged': exchanged(
    `"noOffersByDefaultScore", "to": "DISQUALIFIED_DECLINE_DEFAULT_CREDIT_SCORE" },
          { "when": "noOffers", "to": "DISQUALIFIED_DECLINE_LOW_CREDIT_SCORE" },
          { "track"`,
    `"noOffersByDefaultScore", "to": "DISQUALIFIED_DECLINE_LOW_CREDIT_SCORE" },
          { "when": "noOffers", "to": "DISQUALIFIED_DECLINE_DEFAULT_CREDIT_SCORE" },
          { "track"`,
    'goes to DISQUALIFIED_DECLINE_LOW_CREDIT_SCORE when noOffersByDefaultScore',
  ),
  'the contrary of what an input is called': {
    ...exchanged('"isMobile": "device.isMobile"', '"isMobile": "!device.isMobile"', 'its opposite'),
    code: 'contrary-meaning',
  },
  'a route under the name of the expected outcome': {
    ...exchanged('"withdrawn": [', '"activated": [', 'routes activated, the expected outcome of activateDeal'),
    code: 'expected-outcome',
  },
  'the lead of another step': {
    ...exchanged(
      '{ "text": "offers.lead"',
      '{ "text": "softPull.lead"',
      'shows "softPull.lead", a text of another step',
    ),
    code: 'wrong-value',
  },
  'the condition of another button, as elsewhere': {
    ...exchanged(
      '{ "when": "earlierContactKept", "text": "softPull.earlier" }',
      '{ "when": "contactRefused", "text": "softPull.earlier" }',
      'predicate earlierContactKept is used nowhere',
    ),
    code: 'unused',
  },
  'the call of one list for the other one': {
    ...exchanged(
      '{ "when": "hasEmployments", "call"',
      '{ "when": "hasOtherIncomes", "call"',
      'hasEmployments is used nowhere',
    ),
    code: 'unused',
  },
  'another event than the one that is meant': {
    ...exchanged(
      '"track": "Soft Pull Authorized"',
      '"track": "Lead Created"',
      'event Soft Pull Authorized is used nowhere',
    ),
    code: 'unused',
  },
  'a mistake told at a field that is not shown': {
    file: 'flows/refinance.json',
    from: '"field": "incomeType", "message": "errors.employment.repeated"',
    to: '"field": "employersName", "message": "errors.employment.repeated"',
    code: 'wrong-value',
    says: 'step EMPLOYMENT_AND_INCOME shows a mistake at employersName, which the form does not show when incomeType is Self Employed',
  },
  'two forms that show under the condition of each other': {
    file: 'flows/refinance.json',
    from: '"when": "asksForPhone",\n          "schema": "forms/verification-phone.schema.json",',
    to: '"when": "asksForCode",\n          "schema": "forms/verification-phone.schema.json",',
    and: [
      {
        file: 'flows/refinance.json',
        from: '"when": "asksForCode",\n          "schema": "forms/verification-code.schema.json",',
        to: '"when": "asksForPhone",\n          "schema": "forms/verification-code.schema.json",',
      },
    ],
    code: 'wrong-value',
    says: 'step VERIFY_MOBILE_NUMBER shows the form of verificationPhone when asksForCode',
  },
}
