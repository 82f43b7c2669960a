import type { ProductFault } from './Fault.ts'

const flow = 'flows/refinance.json'

const refused = (file: string, from: string, to: string, says: string): ProductFault => ({
  file: `schemas/${file}.schema.json`,
  from,
  to,
  code: 'contradictory-rules',
  says,
})

/** What is lost on the way: answers that the host refuses, progress that nobody saves, answers that nobody keeps; and secrets that are kept. */
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
  'an end that nobody can come back to, unlike the others': {
    file: flow,
    from: '"title": "disqualified.title",\n      "progress": 100,\n      "resumable": true,',
    to: '"title": "disqualified.title",\n      "progress": 100,',
    code: 'idle-progress',
    says: 'where others end, and not at step DISQUALIFIED',
    at: '"DISQUALIFIED": {',
  },
  'the good end that nobody can come back to': {
    file: flow,
    from: '"title": "thankYou.title",\n      "progress": 100,\n      "resumable": true,',
    to: '"title": "thankYou.title",\n      "progress": 100,',
    code: 'idle-progress',
    says: 'where others end, and not at step THANK_YOU',
    at: '"THANK_YOU": {',
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
}
