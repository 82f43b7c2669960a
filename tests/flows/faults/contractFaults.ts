import type { ProductFault } from './Fault.ts'

const flow = 'flows/refinance.json'

/** A change to the schema of an action, which is given by the name of its file. */
const action = (name: string, from: string, to: string, fault: Omit<ProductFault, 'file' | 'from' | 'to'>) => ({
  file: `schemas/actions/${name}.schema.json`,
  from,
  to,
  ...fault,
})

/** Faults in the inputs and answers of actions and in the shapes of data, most of which only a compiler would find otherwise. */
export const contractFaults: Readonly<Record<string, ProductFault>> = {
  'an input that an action may do without, so that it is never given it': action(
    'load-upload-status',
    '      "required": ["contactData"],\n',
    '',
    {
      code: 'missing-input',
      says: 'action loadUploadStatus takes contactData, which no call gives it',
      at: '"properties": { "contactData"',
    },
  ),
  'an input that does not say what it is': action('activate-deal', '"dealId": { "type": "string" }', '"dealId": {}', {
    code: 'missing-property',
    says: 'dealId does not say what it is',
  }),
  'an action that takes anything': action(
    'find-place',
    '"properties": { "zip": { "type": ["string", "null"], "personal": true } }',
    '"properties": { "zip": { "personal": true } }',
    { code: 'missing-property', says: 'zip does not say what it is' },
  ),
  'an action that takes nothing, though its code reads something': action(
    'look-up-plate',
    '    "input": {\n      "type": "object",\n      "required": ["licensePlateInfoForm"],\n      "properties": { "licensePlateInfoForm": { "$ref": "../forms/license-plate.schema.json" } }\n    },\n',
    '',
    {
      code: 'missing-property',
      says: 'the code of lookUpPlate reads licensePlateInfoForm, which is not in its "input"',
      at: '"properties"',
    },
  ),
  'an action that takes nothing by a slip': action('look-up-plate', '"input"', '"inptu"', {
    code: 'unknown-property',
    says: 'inptu is neither what action lookUpPlate takes nor what it answers',
  }),
  'an outcome that the code calls otherwise': action('save-addresses', '"saved": {}', '"svaed": {}', {
    code: 'unknown-outcome',
    says: 'the code of saveAddresses never answers svaed',
  }),
  'an outcome that is saved and says nothing of itself': action(
    'find-place',
    '"found": { "$ref": "../data/place.schema.json" }',
    '"found": {}',
    { code: 'unfit-answer', says: 'the outcome found of findPlace is saved, and does not say what it holds' },
  ),
  'a fact whose properties are gone': {
    file: 'schemas/facts/page.schema.json',
    from: ',\n  "properties": {\n    "isInstantLink": {\n      "type": "boolean"\n    }\n  }',
    to: '',
    code: 'unknown-field',
    says: 'isInstantLink is required, but is not a property here',
    at: '"required"',
  },
  'a kind of a slot that anything fits': {
    file: flow,
    from: '{ "anyOf": [{ "$ref": "data/progress.schema.json" }, { "type": "null" }] }',
    to: '{ "anyOf": [{}, { "type": "null" }] }',
    code: 'missing-property',
    says: 'one of the kinds says nothing',
  },
  'an option that the data of an action do not know': {
    file: 'schemas/shared/residence-type.schema.json',
    from: '"Boards"',
    to: '"Barracks"',
    code: 'unknown-copy',
    says: 'there is no "residenceType.Barracks"',
  },
  'a mark that is neither true nor false': {
    file: 'schemas/data/address-entry.schema.json',
    from: '"personal": true',
    to: '"personal": null',
    code: 'wrong-type',
    says: 'personal should be true or false',
  },
  'a box that must not be ticked': {
    file: 'schemas/shared/consent.schema.json',
    from: '"const": true',
    to: '"const": false',
    code: 'bad-schema',
    says: 'const is false: who ticks the box could not go on',
  },
  'a rule that is switched off': {
    file: 'schemas/shared/past-date.schema.json',
    from: '"notInFuture": true',
    to: '"notInFuture": false',
    code: 'wrong-value',
    says: 'notInFuture should be true, or not be there',
  },
  'options whose words a field names otherwise than their file': {
    file: 'schemas/forms/lender.schema.json',
    from: '"options": "states"',
    to: '"options": "staets"',
    code: 'unknown-copy',
    says: 'there is no "staets.AK", the words of an option of state',
  },
  'options that do not say which of their parts is chosen': {
    file: flow,
    from: ', "value": "dealId" }',
    to: ' }',
    code: 'missing-property',
    says: 'step OFFER_SELECTION has dealId chosen among objects',
  },
  'a slot that begins below what it can be': {
    file: flow,
    from: '"minimum": 0 }, "initial": 0',
    to: '"minimum": 0 }, "initial": -1',
    code: 'wrong-type',
    says: 'slot verifyAgainTimes begins with something that its schema refuses',
  },
  'a slot that is never made whole': {
    file: flow,
    from: '            "contactData.contactId": "=createContactResponse.contactId",\n',
    to: '',
    code: 'unwritten-data',
    says: 'nothing writes contactData.contactId, which its schema requires',
    at: '"contactData.leadId"',
  },
  'a text that is written where its schema wants another one': {
    file: flow,
    from: '"contactData.leadId": "=createContactResponse.leadId"',
    to: '"contactData.leadId": ""',
    code: 'wrong-type',
    says: 'sets contactData.leadId to "", which its schema refuses',
  },
  'an answer that nothing keeps': {
    file: flow,
    from: '"makeID": "manualLicensePlateInfoForm.make" },\n          "save": "models"',
    to: '"makeID": "manualLicensePlateInfoForm.make" }',
    code: 'unfit-answer',
    says: 'calls listModels, and nothing keeps what it answers',
    at: '"call": "listModels"',
  },
  'a row without a field': {
    file: flow,
    from: '["zipCode", "state"], "city", "phoneNumber"',
    to: '[], "city", "phoneNumber"',
    code: 'empty',
    says: 'form.layout.2 should not be empty',
  },
  'a limit that is a text': {
    file: flow,
    from: '"skipPaymentDays": 90',
    to: '"skipPaymentDays": "90"',
    code: 'wrong-type',
    says: 'skipPaymentDays counts days, and should be a number',
  },
  'what waits to be sent and is not kept': {
    file: flow,
    from: '"persist": true,\n      "sentBy"',
    to: '"sentBy"',
    code: 'missing-property',
    says: 'slot unsentProgress waits to be sent by saveProgress, and is lost',
    at: '"unsentProgress": {\n      "schema"',
  },
  'progress that is saved as nothing': {
    file: flow,
    from: '"=progressTo(contactData, nextStep, completedStep)"',
    to: 'null',
    code: 'idle-progress',
    says: 'nothing is saved of the progress',
  },
  'answers that are thrown away': {
    file: flow,
    from: '"employments": "=saved(employments, employmentFormData, null)", "employmentFormData": {}',
    to: '"employmentFormData": {}',
    code: 'forgotten-data',
    says: 'empties employmentFormData before anything has read what was entered',
  },
  'an instruction that stands twice': {
    file: flow,
    from: '{ "do": "findPlace" },',
    to: '{ "do": "findPlace" }, { "do": "findPlace" },',
    code: 'name-taken',
    says: 'does the same twice, one time right after the other',
  },
  'a text that stands twice': {
    file: flow,
    from: '{ "text": "lender.lead", "style": "lead" },',
    to: '{ "text": "lender.lead", "style": "lead" }, { "text": "lender.lead", "style": "lead" },',
    code: 'name-taken',
    says: 'step LENDER_INFO shows the same twice',
  },
  'a slot that is forgotten twice': {
    file: flow,
    from: '"forget": ["verifyYourInformation", "challenge"]',
    to: '"forget": ["verifyYourInformation", "challenge", "challenge"]',
    code: 'name-taken',
    says: 'forgets challenge twice',
  },
}
