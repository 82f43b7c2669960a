import type { ProductFault } from './Fault.ts'

const flow = 'flows/refinance.json'

const refused = (file: string, from: string, to: string, says: string): ProductFault => ({
  file: `schemas/${file}.schema.json`,
  from,
  to,
  code: 'contradictory-rules',
  says,
})

/**
 * Faults that lose something, such as answers that the server refuses, or progress and answers that nothing saves; and secrets that
 * are kept.
 */
export const lostFaults: Readonly<Record<string, ProductFault>> = {
  'a form that takes longer texts than the call': refused(
    'forms/lender',
    '"maxLength": 40',
    '"maxLength": 60',
    'accountNumber may have up to 60 characters here, but maxLength is 40 where it is sent',
  ),
  'a shared field that takes longer texts than the calls': refused(
    'shared/city',
    '"maxLength": 60',
    '"maxLength": 80',
    'city may have up to 80 characters here',
  ),
  'a pattern that takes what the call refuses': refused(
    'shared/zip',
    '^[0-9]{5}$',
    '^[0-9]{5,9}$',
    'which is refused where it is sent',
  ),
  'a pattern that takes what the call refuses under another name': {
    ...refused(
      'forms/employment',
      '"$ref": "../shared/zip.schema.json",',
      '"title": "fields.zip",\n            "type": "string",\n            "pattern": "^[0-9]{5,9}$",\n            "personal": true,\n            "errorMessage": { "pattern": "errors.zip.digits" },',
      'which is refused where it is sent: api/employment.request.schema.json',
    ),
    at: '"pattern": "^[0-9]{5,9}$"',
  },
  'a field that takes longer texts than the call has room for under another name': {
    ...refused(
      'forms/employment',
      '"$ref": "../shared/line.schema.json",\n            "title": "fields.employersName",',
      '"title": "fields.employersName",\n            "type": "string",\n            "maxLength": 200,\n            "errorMessage": { "maxLength": "errors.invalid" },',
      'employersName may have up to 200 characters here, but maxLength is 120 where it is sent',
    ),
    at: '"maxLength": 200',
  },
  'a number below what the call takes': refused(
    'shared/vehicle-year',
    '"minimum": 1900',
    '"minimum": 1800',
    'year may have as few as 1800 here, but minimum is 1900 where it is sent',
  ),
  'a kind to choose that the code does not know': {
    ...refused(
      'forms/employment',
      '"Contract", "Student", "Unemployed", "Other"]',
      '"Contract", "Seasonal", "Student", "Unemployed", "Other"]',
      'incomeType can be "Seasonal", which is refused where it is sent: data/employment-entry.schema.json',
    ),
    and: [
      {
        file: 'flows/copy/en.json',
        from: '  "incomeType.Student"',
        to: '  "incomeType.Seasonal": "Seasonal work",\n  "incomeType.Student"',
      },
      {
        file: 'flows/copy/es.json',
        from: '  "incomeType.Student"',
        to: '  "incomeType.Seasonal": "Trabajo de temporada",\n  "incomeType.Student"',
      },
    ],
  },
  'more entries of a list than the call takes': refused(
    'forms/your-information',
    '"maxItems": 1,',
    '"maxItems": 20,',
    'addresses may have up to 20 in the list here, but maxItems is 10 where it is sent',
  ),
  'a box that need not be ticked for the form, but for the call': {
    ...refused(
      'shared/consent',
      '  "const": true,\n',
      '',
      'isConsentSelected can be false, which is refused where it is sent: api/contact-create.request.schema.json',
    ),
    and: [{ file: 'schemas/shared/consent.schema.json', from: '    "const": "errors.consent.required",\n', to: '' }],
    at: '"type": "boolean"',
  },
  'a number with a fraction that the call takes as a whole one': refused(
    'shared/vehicle-year',
    '"type": "integer"',
    '"type": "number"',
    'year may have a fraction here, but is a whole number where it is sent: api/contact-create.request.schema.json',
  ),
  'a value that every record of a list requires and nothing has': {
    file: 'schemas/api/employment.schema.json',
    from: '"isCurrent", "isPrimary"]',
    to: '"isCurrent", "isPrimary", "payFrequency"]',
    and: [
      {
        file: 'schemas/api/employment.schema.json',
        from: '    "isPrimary": {',
        to: '    "payFrequency": { "type": "string" },\n    "isPrimary": {',
      },
    ],
    code: 'missing-input',
    says: 'the body of saveEmployment, requires payFrequency, which nothing gives it',
  },
  'a value that the call requires and one of its forms does not ask for': {
    file: 'schemas/api/address.schema.json',
    from: '"moveInDate", "type", "isCurrent"',
    to: '"moveInDate", "moveOutDate", "type", "isCurrent"',
    code: 'missing-input',
    says: 'requires moveOutDate, and not every form that fills addressHistory asks for it',
  },
  'a property of an answer that was renamed, while the code sends it on': {
    file: 'schemas/api/loan.schema.json',
    from: '"currentBalance": {',
    to: '"balance": {',
    and: [
      {
        file: 'schemas/api/loan.schema.json',
        from: '"lender", "currentBalance"',
        to: '"lender", "balance"',
      },
    ],
    code: 'missing-property',
    says: 'the code of saveLoanDetails takes currentBalance out of loan, and this has no such property',
  },
  'a fact that was renamed in its schema only': {
    file: 'schemas/facts/resume.schema.json',
    from: '"verifyAfterMinutes": {',
    to: '"verifyAfterHours": {',
    and: [
      {
        file: 'schemas/facts/resume.schema.json',
        from: '"required": ["verifyAfterMinutes"]',
        to: '"required": ["verifyAfterHours"]',
      },
    ],
    code: 'unwritten-data',
    says: 'fact resume has verifyAfterHours, which the code never gives',
  },
  'an option for which the code shows a text that is not there': {
    file: 'schemas/data/verification.schema.json',
    from: '"link"]',
    to: '"link", "voice"]',
    code: 'unknown-copy',
    says: 'asks can be "voice", and there is no text "verification.voice"',
  },
  'a text that the code shows for an option that is gone': {
    file: 'schemas/data/verification.schema.json',
    from: '"phone", "link"]',
    to: '"phone"]',
    code: 'unused',
    says: '"verification.link" is shown when asks is "link", which it can never be',
  },
  'a failure by a status that is a text': {
    file: flow,
    from: 'failure.status == 500 &&',
    to: "failure.status == '500' &&",
    code: 'bad-expression',
    says: "`failure.status` is never `'500'`",
  },
  'the end that nobody is told of': {
    file: flow,
    from: `"set": { "unsentProgress": "=progressTo(contactData, 'OFF_RAMP', 'FINAL_OFFER')" }, "to": "THANK_YOU"`,
    to: '"to": "THANK_YOU"',
    code: 'idle-progress',
    says: 'step FINAL_OFFER leads on to THANK_YOU',
    at: '"FINAL_OFFER": {',
  },
  'progress that a step saves no longer': {
    file: flow,
    from: '"savesProgressTo": ["NEXT_STEPS"],\n',
    to: '',
    code: 'idle-progress',
    says: 'step EMPLOYMENT_AND_INCOME leads on to NEXT_STEPS',
    at: '"EMPLOYMENT_AND_INCOME": {',
  },
  'progress that one of two ways saves no longer': {
    file: flow,
    from: '["FINAL_OFFER", "OFF_RAMP"]',
    to: '["OFF_RAMP"]',
    code: 'idle-progress',
    says: 'step CHECKLIST_STATUS leads on to FINAL_OFFER',
    at: '"savesProgressTo": ["OFF_RAMP"]',
  },
  'progress to a stop from which one gets further': {
    file: flow,
    from: '["OFF_RAMP", "CHECKLIST_STATUS"]',
    to: '["OFF_RAMP"]',
    code: 'idle-progress',
    says: 'step NEXT_STEPS leads on to CHECKLIST_STATUS',
    at: '"savesProgressTo": ["OFF_RAMP"]',
  },
  'progress that is saved on another way to the same step': {
    file: flow,
    from: '"progress": 45,\n      "savesProgressTo": ["SOFT_PULL_ACKNOWLEDGEMENT"],',
    to: '"progress": 45,',
    code: 'idle-progress',
    says: 'step VERIFY_YOUR_INFO leads on to SOFT_PULL_ACKNOWLEDGEMENT',
    at: '"VERIFY_YOUR_INFO": {',
  },
  'a step between others at which nobody can come back': {
    file: flow,
    from: '"progress": 65,\n      "resumable": true,',
    to: '"progress": 65,',
    code: 'idle-progress',
    says: 'at each step before it and behind it, and not at step TWO_YEARS_ADDRESS_HISTORY',
    at: '"TWO_YEARS_ADDRESS_HISTORY": {',
  },
  'a form beside the way at which nobody can come back': {
    file: flow,
    from: '"title": "otherIncome.title",\n      "progress": 85,\n      "resumable": true,',
    to: '"title": "otherIncome.title",\n      "progress": 85,',
    code: 'idle-progress',
    says: 'at each step before it and behind it, and not at step INCOME_SOURCES',
    at: '"INCOME_SOURCES": {',
  },
  'an answer that is kept no longer': {
    file: flow,
    from: '"call": "loadCreditSummary",\n            "save": "loans",',
    to: '"call": "loadCreditSummary",',
    code: 'unfit-answer',
    says: 'calls loadCreditSummary and does not keep the answer, which is saved to loans elsewhere',
  },
  'a number of a person that one way forgets no longer': {
    file: flow,
    from: '"forget": ["verifyYourInformation", "challenge"], "to": "SOFT_PULL_ACKNOWLEDGEMENT"',
    to: '"forget": ["challenge"], "to": "SOFT_PULL_ACKNOWLEDGEMENT"',
    code: 'never-forgotten',
    says: 'verifyYourInformation.ssn is secret, and a way from YOUR_INFORMATION_MANUALLY to OFF_RAMP',
  },
  'a token that one way forgets no longer': {
    file: flow,
    from: '"leave": [{ "forget": ["identity.authToken"] }]',
    to: '"leave": []',
    code: 'never-forgotten',
    says: 'identity.authToken is secret, and a way from',
    at: '"identity": { "schema": "data/identity.schema.json"',
  },
  'a flow whose name is nearly the one under which it is released': {
    file: flow,
    from: '"name": "refinance"',
    to: '"name": "refniance"',
    code: 'wrong-name',
    says: 'the flow is called refniance, and what is released beside it is of refinance',
  },
  'a limit that is a text': {
    file: flow,
    from: '"historyMonths": 24',
    to: '"historyMonths": "24"',
    code: 'wrong-type',
    says: 'constant historyMonths is a text, which `',
  },
  'a way back to the start that begins nothing anew': {
    file: flow,
    from: '{ "when": "applicationFinished", "reset": true, "to": "ENTER_LICENSE_PLATE" },\n          ',
    to: '{ "when": "applicationFinished", "to": "ENTER_LICENSE_PLATE" },\n          ',
    code: 'never-forgotten',
    says: 'step RESUME leads back to the start and keeps what was entered, where others begin anew',
    at: '{ "when": "applicationFinished", "to"',
  },
  'a start with what was saved too long ago': {
    file: flow,
    from: '    { "when": "savedTooLongAgo", "reset": true, "to": "ENTER_LICENSE_PLATE" },\n    {',
    to: '    { "when": "savedTooLongAgo", "to": "ENTER_LICENSE_PLATE" },\n    {',
    code: 'never-forgotten',
    says: 'the start-up leads back to the start and keeps what was entered',
  },
  'a button to start over that keeps what was entered': {
    file: flow,
    from: '"startOver": [{ "reset": true, "to": "ENTER_LICENSE_PLATE" }]',
    to: '"startOver": [{ "to": "ENTER_LICENSE_PLATE" }]',
    code: 'never-forgotten',
    says: 'leads back to the start and keeps what was entered, where others begin anew',
  },
  'a step that is written with a space before it': {
    file: flow,
    from: "(contactData, 'OFF_RAMP'",
    to: "(contactData, ' OFF_RAMP'",
    code: 'unknown-step',
    says: '" OFF_RAMP" is not a step',
  },
  'a wait that shows nothing': {
    file: flow,
    from: `      "view": ["spinner", { "action": "startOver", "label": "common.startOver", "style": "link" }],
      "dialogs": {
        "startOver": {
          "title": "common.startOver",
          "text": "common.startOverLoses",
          "buttons": [
            { "action": "confirmStartOver", "label": "common.startOverSurely", "style": "primary" },
            { "action": "keep", "label": "common.cancel", "style": "secondary" }
          ]
        }
      },
      "on": {`,
    to: `      "view": [],
      "on": {`,
    and: [
      {
        file: flow,
        from: `          { "when": "hasNextScreen", "resumeAt": "progressHistory.nextScreen" },
          { "reset": true, "to": "ENTER_LICENSE_PLATE" }
        ],
        "startOver": [{ "dialog": "startOver" }],
        "keep": [{ "stay": true }],
        "confirmStartOver": [{ "reset": true, "to": "ENTER_LICENSE_PLATE" }]`,
        to: `          { "when": "hasNextScreen", "resumeAt": "progressHistory.nextScreen" },
          { "reset": true, "to": "ENTER_LICENSE_PLATE" }
        ]`,
      },
    ],
    code: 'empty',
    says: 'shows nothing while its calls are on their way',
  },
  'a secret that browsers may keep': {
    file: 'schemas/shared/ssn.schema.json',
    from: '"autocomplete": "off",\n',
    to: '',
    code: 'missing-property',
    says: 'ssn is secret, and browsers may keep what is typed there',
    at: '{',
  },
  'a code of a text message that is said to be no secret': {
    file: 'schemas/forms/verification-code.schema.json',
    from: '"secret": true',
    to: '"secret": false',
    code: 'personal-unmarked',
    says: 'code is not marked as secret, but secret is what browsers fill in for one-time-code',
  },
  'a condition that only asks for what is there in any case': {
    file: 'schemas/forms/other-income.schema.json',
    from: '"required": ["isCurrentIncomeSource"],\n        "properties": {\n          "isCurrentIncomeSource": {\n            "const": false\n          }\n        }',
    to: '"required": ["isCurrentIncomeSource"]',
    code: 'constant-condition',
    says: 'this condition always holds: isCurrentIncomeSource is there in any case',
    at: '"if": {',
  },
  'a condition that is made of one twice': {
    file: flow,
    from: '"allOf": ["incomeHistoryComplete", "addsEmployment"]',
    to: '"allOf": ["incomeHistoryComplete", "addsEmployment", "addsEmployment"]',
    code: 'name-taken',
    says: 'predicate incomeIsEnough is made of addsEmployment twice',
  },
  'a button that does nothing': {
    file: 'flows/refinance.json',
    from: '"answerLater": [{ "to": "EMPLOYMENT_AND_INCOME" }]',
    to: '"answerLater": [{ "stay": true }]',
    code: 'unhandled-event',
    says: 'step LENDER_INFO has a button that sends answerLater, which does nothing',
  },
  'an ending that leads on by two ways': {
    file: 'flows/refinance.json',
    from: '"title": "lender.title",',
    to: '"title": "lender.title",\n      "ending": "success",',
    code: 'no-end',
    says: 'step LENDER_INFO is an ending, but leads on to EMPLOYMENT_AND_INCOME',
    at: '"success",\n      "progress": 70',
  },
  'options by a number for a field that keeps a text': {
    file: 'flows/refinance.json',
    from: '"from": "makes", "value": "makeId", "label": "makeName"',
    to: '"from": "years", "value": "modelYear"',
    code: 'wrong-type',
    says: 'has make chosen by modelYear, which is a number, but make is a string',
  },
  'a form that is asked and never sent': {
    file: 'flows/refinance.json',
    from: '"submit": [{ "call": "saveLenderDetails" }, { "to": "EMPLOYMENT_AND_INCOME" }]',
    to: '"submit": [{ "to": "EMPLOYMENT_AND_INCOME" }]',
    code: 'unused',
    says: 'step LENDER_INFO asks for lenderForm, and nothing sends it: saveLenderDetails is never called',
  },
  'an application that is taken up again where none is': {
    file: flow,
    from: '{ "when": "hasNextScreen", "resumeAt": "progressHistory.nextScreen" }',
    to: `{ "when": "hasNextScreen", "resumeAt": "'YOUR_INFO'" }`,
    code: 'idle-progress',
    says: 'step RESUME resumes at YOUR_INFO, where applications are not taken up again',
  },
  'progress that is thrown away while it is saved': {
    file: flow,
    from: '"answerLater": [{ "set": { "employmentAndIncomeAdded": false } }, { "to": "NEXT_STEPS" }]',
    to: '"answerLater": [{ "set": { "employmentAndIncomeAdded": false } }, { "reset": true, "to": "NEXT_STEPS" }]',
    code: 'idle-progress',
    says: 'step EMPLOYMENT_AND_INCOME throws away what was entered on its way to NEXT_STEPS',
  },
  'a number of a person that is carried over by what is written in its place': {
    file: flow,
    from: '{ "forget": ["verifyYourInformation", "challenge"], "to": "SOFT_PULL_ACKNOWLEDGEMENT" }',
    to: `{ "forget": ["challenge"], "set": { "verifyYourInformation": "=omit(verifyYourInformation, ['email'])" }, "to": "SOFT_PULL_ACKNOWLEDGEMENT" }`,
    code: 'never-forgotten',
    says: 'verifyYourInformation.ssn is secret, and a way from YOUR_INFORMATION_MANUALLY to OFF_RAMP',
  },
}
