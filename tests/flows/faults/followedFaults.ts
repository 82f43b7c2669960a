import type { ProductFault } from './Fault.ts'

const flow = 'flows/refinance.json'
const english = 'flows/copy/en.json'

/** Faults from which others seem to follow: what lacks something only for their sake is not told beside them. */
export const followedFaults: Readonly<Record<string, ProductFault>> = {
  'words that cannot be read, which options and steps ask for': {
    file: english,
    from: '"plate.title": "Find your car",',
    to: '"plate.title": "Find your car",,',
    code: 'no-json',
    says: 'a comma stands here with nothing behind it',
  },
  'a flow that cannot be read, whose constants words link to': {
    file: flow,
    from: '"version": 2,',
    to: '"version": 2',
    code: 'no-json',
    says: 'a comma is missing behind this',
  },
  'a shared schema that cannot be read, whose label forms show': {
    file: 'schemas/shared/zip.schema.json',
    from: '"type": "string",',
    to: '"type": "string",,',
    code: 'no-json',
    says: 'a comma stands here with nothing behind it',
  },
  'the name of what partners are told, of which one is missing then': {
    file: 'flows/partner-events.json',
    from: '"leadCreated"',
    to: '"leadMade"',
    code: 'unknown-property',
    says: 'events has no property "leadMade"',
  },
  'a page of failures, of which partners are told by its name': {
    file: flow,
    from: '"screen": "bot-check-failed"',
    to: '"screen": "bot-check-fail"',
    code: 'wrong-value',
    says: 'a failure is shown on bot-check-fail, which the product does not have',
  },
  'a progress that falls, below all sections': {
    file: flow,
    from: '"progress": 90',
    to: '"progress": 9',
    code: 'out-of-range',
    says: 'the progress falls to 9 at step NEXT_STEPS',
  },
  'a place that is written under another name, and seems to be written nowhere': {
    file: flow,
    from: '"contactData.leadId":',
    to: '"contactData.leadID":',
    code: 'unknown-path',
    says: 'sets contactData.leadID, which is no place in the schema of contactData',
  },
  'an answer that is saved under another name, and seems to stay null': {
    file: flow,
    from: '"save": "licensePlateInfoResponse"',
    to: '"save": "licencePlateInfoResponse"',
    code: 'unknown-slot',
    says: 'licencePlateInfoResponse is no slot',
  },
  'a group of fields that is not there, nor are their choices': {
    file: flow,
    from: '{ "group": "vehicle" }',
    to: '{ "group": "vehicles" }',
    code: 'unknown-group',
    says: 'lays out vehicles, which is no group of fields',
  },
  'the label of another field, whose own words nothing shows then': {
    file: 'schemas/forms/lender.schema.json',
    from: '"title": "fields.lenderPhone"',
    to: '"title": "fields.accountNumber"',
    code: 'name-taken',
    says: 'the fields phoneNumber and accountNumber have the same label',
  },
  'the slot of another form, which its own button fills': {
    file: flow,
    from: '"data": "lenderForm"',
    to: '"data": "loanForm"',
    code: 'unknown-path',
    says: 'keeps its form in loanForm, which has no place for lenderName',
  },
  'a link without words, which its translation has': {
    file: english,
    from: '[{phone}]',
    to: '[]',
    code: 'bad-wording',
    says: 'has a link that is not whole',
  },
  'a condition that is made of itself, and means a limit': {
    file: flow,
    from: '"not": "incomeHistoryIncomplete"',
    to: '"not": "incomeHistoryComplete"',
    code: 'circle',
    says: 'predicate incomeHistoryComplete is made of itself',
    at: '"incomeHistoryComplete": {',
  },
  'a way on without its condition, which nothing asks for then': {
    file: flow,
    from: '{ "when": "mileageTooHigh", "to": "DISQUALIFIED" }',
    to: '{ "to": "DISQUALIFIED" }',
    code: 'dead-instruction',
    says: 'has an instruction after the end of its list, which is never reached',
    at: '{ "call": "lookUpPlate"',
  },
}
