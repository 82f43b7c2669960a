import type { ProductFault } from './Fault.ts'

/** Faults in the calls of the API. */
export const apiFaults: Readonly<Record<string, ProductFault>> = {
  'a call with the body of another one': {
    file: 'flows/api.json',
    from: '"api/loan-details.request.schema.json"',
    to: '"api/lender-details.request.schema.json"',
    code: 'unfit-answer',
    says: 'says what saveLenderDetails is sent, not what saveLoanDetails is sent',
  },
  "a call with another one's smaller body": {
    file: 'flows/api.json',
    from: '"request": "api/lender.request.schema.json"',
    to: '"request": "api/prove-validate.request.schema.json"',
    code: 'unfit-answer',
    says: 'says what validateIdentity is sent, not what requestOffers is sent',
  },
  'a call that is sent what it is answered': {
    file: 'flows/api.json',
    from: '"request": "api/getvin.request.schema.json"',
    to: '"request": "api/getvin.response.schema.json"',
    code: 'unfit-answer',
    says: 'says what lookUpPlate is answered, not what lookUpPlate is sent',
  },
  'a call that only saves, with an answer': {
    file: 'flows/api.json',
    from: '"request": "api/address.request.schema.json",\n      "response": "api/saved.response.schema.json"',
    to: '"request": "api/address.request.schema.json",\n      "response": "api/contact.response.schema.json"',
    code: 'unfit-answer',
    says: 'says what loadContact is answered',
    at: '"response": "api/contact.response.schema.json"\n    },\n    "saveEmployment"',
  },
  'a call whose second try would make another contact': {
    file: 'flows/api.json',
    from: '"response": "api/contact-create.response.schema.json",\n      "idempotent": true',
    to: '"response": "api/contact-create.response.schema.json"',
    code: 'wrong-value',
    says: 'the code sends a key that keeps a retry from doing anything twice',
    at: '"createContact"',
  },
  'a call that is said to have a key and has none': {
    file: 'flows/api.json',
    from: '"response": "api/getyears.response.schema.json"',
    to: '"response": "api/getyears.response.schema.json", "idempotent": true',
    code: 'wrong-value',
    says: 'the code sends no key',
  },
  "a header that is the browser's own": {
    file: 'flows/api.json',
    from: '"X-Bot-Token"',
    to: '"Host"',
    code: 'wrong-value',
    says: 'botToken is carried by Host, which browsers do not let pages set',
  },
  'a path with braces twice': {
    file: 'flows/api.json',
    from: 'lender/{dealId}/active',
    to: 'lender/{{dealId}}/active',
    code: 'wrong-value',
    says: 'is not allowed there',
  },
  'a path with two slashes': {
    file: 'flows/api.json',
    from: '"vehicle/getvin"',
    to: '"vehicle//getvin"',
    code: 'wrong-value',
    says: 'calls.lookUpPlate.path has "/" where none is allowed',
  },
  'a header with spaces': {
    file: 'flows/api.json',
    from: '"X-Bot-Token"',
    to: '"X Bot Token"',
    code: 'wrong-value',
    says: 'headers.botToken has a space where none is allowed',
  },
  'a connection that is lost before its next ping': {
    file: 'flows/api.json',
    from: '"keepAliveMs": 15000',
    to: '"keepAliveMs": 45000',
    code: 'out-of-range',
    says: 'keepAliveMs is 45000, but the connection counts as lost after 30000',
  },
  'waits in seconds where milliseconds are meant': {
    file: 'flows/api.json',
    from: '"connectTimeoutMs": 60000',
    to: '"connectTimeoutMs": 60',
    code: 'out-of-range',
    says: 'hub.connectTimeoutMs should be at least 1000',
  },
  'waits that become shorter': {
    file: 'flows/api.json',
    from: '[0, 2000, 10000, 30000]',
    to: '[0, 30000, 2000, 10000]',
    code: 'out-of-range',
    says: 'the wait 2000 comes after a longer one, 30000',
  },
  'a connection that is never tried again': {
    file: 'flows/api.json',
    from: '[0, 2000, 10000, 30000]',
    to: '[]',
    code: 'empty',
    says: 'hub.reconnectDelaysMs should not be empty',
  },
  'a path of the connection with a slash before it': {
    file: 'flows/api.json',
    from: '"path": "message-hub"',
    to: '"path": "/message-hub"',
    code: 'wrong-value',
    says: 'hub.path has "/" where none is allowed',
  },
  'a call that an action is nothing but': {
    file: 'flows/api.json',
    from: '    "listModels": {\n      "method": "GET",\n      "path": "vehicle/getmodel",\n      "query": ["yearID", "makeID"],\n      "response": "api/getmodel.response.schema.json"\n    },\n',
    to: '',
    code: 'missing-property',
    at: '"calls"',
    says: 'calls lacks listModels, which the flow calls',
  },
  'two parameters of a path that changed places': {
    file: 'flows/api.json',
    from: 'contacts/{contactId}/asset/{assetId}/loan-details',
    to: 'contacts/{assetId}/asset/{contactId}/loan-details',
    code: 'wrong-value',
    says: '{assetId} comes after contacts',
  },
  'a call with the path of another one': {
    file: 'flows/api.json',
    from: '"path": "prove/challenge"',
    to: '"path": "prove/complete"',
    code: 'name-taken',
    says: 'requestChallenge asks for what completeIdentity asks for: POST prove/complete',
  },
  'a parameter that stands twice': {
    file: 'flows/api.json',
    from: '"query": ["yearID", "makeID"]',
    to: '"query": ["yearID", "yearID", "makeID"]',
    code: 'name-taken',
    says: 'calls.listModels.query has "yearID" twice',
  },
  'the answer of one call for what every failure answers': {
    file: 'flows/api.json',
    from: '"error": "api/error.response.schema.json"',
    to: '"error": "api/lender.response.schema.json"',
    code: 'unfit-answer',
    says: 'error is api/lender.response.schema.json, which says what requestOffers is answered',
  },
  'a wait that is an object': {
    file: 'flows/api.json',
    from: '"serverTimeoutMs": 30000',
    to: '"serverTimeoutMs": {}',
    code: 'wrong-type',
    says: 'hub.serverTimeoutMs should be a whole number',
  },
  'a request that is sent by another call': {
    file: 'flows/api.json',
    from: '"request": "api/employment.request.schema.json"',
    to: '"request": "api/other-income.request.schema.json"',
    code: 'unfit-answer',
    says: 'says what saveOtherIncome is sent, not what saveEmployment is sent',
  },
  'a list of what is not there': {
    file: 'schemas/api/credit-summary.response.schema.json',
    from: '"loan.schema.json"',
    to: '"loans.schema.json"',
    code: 'unknown-schema',
    says: '"loans.schema.json" leads to no schema',
  },
  'an option of an answer under another name': {
    file: 'schemas/api/next-call.schema.json',
    from: '"complete", "done"]',
    to: '"completed", "done"]',
    code: 'contradictory-rules',
    says: 'the default "complete" breaks the rules of its field',
    at: '"default": "complete"',
  },
  'an input under another name than the one that is required': {
    file: 'schemas/actions/list-models.schema.json',
    from: '"makeID": { "type"',
    to: '"makeId": { "type"',
    code: 'unknown-path',
    says: 'nothing asks for makeId, and makeID is asked for',
  },
  'a number that is set to nothing in many places': {
    file: 'schemas/data/editing.schema.json',
    from: '["number", "null"]',
    to: '"number"',
    code: 'wrong-type',
    says: 'index is of the type number, which `null` and 7 more cannot take',
  },
  'a required part of what is saved that is not declared': {
    file: 'schemas/data/contact-data.schema.json',
    from: '"required": ["contactId",',
    to: '"required": ["partnerId", "contactId",',
    code: 'unknown-field',
    says: 'partnerId is required, but is not a property here',
  },
  'a field with the label of the one before it': {
    file: 'schemas/forms/previous-address.schema.json',
    from: '"title": "fields.moveOutDate"',
    to: '"title": "fields.moveInDate"',
    code: 'name-taken',
    says: 'the fields moveInDate and moveOutDate have the same label',
  },
  'a shared field that is for other dates': {
    file: 'schemas/forms/vehicle-and-identity-mobile.schema.json',
    from: '"../shared/birth-date.schema.json"',
    to: '"../shared/past-date.schema.json"',
    code: 'wrong-value',
    says: 'dateOfBirth refers to shared/past-date.schema.json',
  },
  'two procedures that do each other': {
    file: 'flows/refinance.json',
    from: '"means": "the makes of the chosen year are loaded",\n      "do": [',
    to: '"means": "the makes of the chosen year are loaded",\n      "do": [{ "do": "loadVehicleChoices" }, ',
    code: 'circle',
    says: 'procedure loadMakes does loadVehicleChoices, which leads back to itself',
    at: '[{ "do": "loadVehicleChoices" }, ',
  },
  'a form filled behind what looks at it': {
    file: 'flows/refinance.json',
    from: `          {
            "set": {
              "begunAddress": "=previousAddressForm",
              "addressEdit.index": "=event.index",
              "previousAddressForm": "=itemAt(addressHistory, event.index)"
            }
          },
          {
            "when": "addressIsMasked",
            "set": {
              "previousAddressForm": "=pick(previousAddressForm, ['moveInDate', 'moveOutDate', 'type', 'monthlyPayment'])"
            }
          },
        `,
    to: `          { "set": { "begunAddress": "=previousAddressForm" } },
          {
            "when": "addressIsMasked",
            "set": {
              "previousAddressForm": "=pick(previousAddressForm, ['moveInDate', 'moveOutDate', 'type', 'monthlyPayment'])"
            }
          },
                  {
            "set": {
              "addressEdit.index": "=event.index",
              "previousAddressForm": "=itemAt(addressHistory, event.index)"
            }
          },
`,
    at: '"previousAddressForm": "=pick(',
    code: 'forgotten-data',
    says: 'step TWO_YEARS_ADDRESS_HISTORY sets previousAddressForm here, and sets it again after that',
  },
  'a change that is posted': {
    file: 'flows/api.json',
    from: '"PATCH"',
    to: '"POST"',
    code: 'wrong-value',
    says: 'saveLoanDetails saves by POST, and would save once more when it is tried again',
  },
  'progress that is posted': {
    file: 'flows/api.json',
    from: '"PUT"',
    to: '"POST"',
    code: 'wrong-value',
    says: 'saveProgress saves by POST',
  },
  'a list that is posted': {
    file: 'flows/api.json',
    from: '"method": "GET",\n      "path": "vehicle/getyears"',
    to: '"method": "POST",\n      "path": "vehicle/getyears"',
    code: 'wrong-value',
    says: 'listYears sends nothing by POST',
  },
  'two headers that carry each other, whose names begin with X': {
    file: 'flows/api.json',
    from: '"botToken": "X-Bot-Token",\n    "botOverride": "X-Bot-Override"',
    to: '"botToken": "X-Bot-Override",\n    "botOverride": "X-Bot-Token"',
    code: 'wrong-value',
    says: 'botToken is carried by X-Bot-Override, the header that botOverride is named after',
  },
}
