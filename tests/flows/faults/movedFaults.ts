import { readFileSync } from 'node:fs'
import type { ProductFault } from './Fault.ts'

const flow = 'flows/refinance.json'
const api = 'flows/api.json'
const previous = 'schemas/forms/previous-address.schema.json'

/** The part of a file from one text to another, without the latter. */
function partOf(file: string, start: string, end: string): string {
  const text = readFileSync(file, 'utf8')
  const from = text.indexOf(start)
  return text.slice(from, text.indexOf(end, from))
}

const constants = partOf(flow, '{\n    "license"', ',\n  "data": {')
const data = partOf(flow, '{\n    "application": { "schema"', ',\n  "actions": {')
const dialogs = partOf(flow, '      "dialogs": {\n        "enoughIncome"', '      "on": {')
const model = partOf(flow, ',\n        "model": { "options": { "from": "models"', '\n      }\n    },\n    "address"')
const address = partOf(flow, '"layout": ["streetLine1"', '\n    }\n  },\n  "saveProgress"')

const tryAgain = partOf('flows/copy/en.json', '  "form.tryAgainSeconds"', '  "form.tryAgainMinutes"')
const otherPart = partOf('schemas/forms/other-income.schema.json', '    {\n      "if"', '\n  ],\n  "errorMessage"')
const plateIncomplete = partOf(flow, '"means": "not all details of the car', '\n    },\n    "vehicleLookedUp"')
const plateUnmatched = partOf(flow, '"means": "the look-up says that no car', '\n    },\n    "plateIncomplete"')
const hub = partOf(api, '"hub": {', '\n}\n')
const employment = 'schemas/forms/employment.schema.json'

/** Faults of members that somebody moved, emptied or exchanged as a whole: each is told once, and not all that it leads to. */
export const movedFaults: Readonly<Record<string, ProductFault>> = {
  'a combination of conditions in the condition behind it': {
    file: flow,
    from: '"means": "no income was added on the way to the step", ',
    to: '"allOf": ["incomeHistoryComplete", "addsEmployment"], "means": "no income was added on the way to the step", ',
    and: [
      {
        file: flow,
        from: 'and no employment is being edited",\n      "allOf": ["incomeHistoryComplete", "addsEmployment"]',
        to: 'and no employment is being edited"',
      },
    ],
    code: 'unknown-property',
    says: 'predicate noIncomeAdded has "when" beside "allOf", and predicate incomeIsEnough has neither',
    at: '"allOf": ["incomeHistoryComplete", "addsEmployment"], "means"',
  },
  'what a button sends, in the heading above it': {
    file: flow,
    from: '{ "when": "editsAddress", "text": "addressHistory.editing", "style": "heading" }',
    to: '{ "when": "editsAddress", "text": "addressHistory.editing", "style": "heading", "action": "cancelEdit" }',
    and: [
      {
        file: flow,
        from: '{ "when": "editsAddress", "action": "cancelEdit", ',
        to: '{ "when": "editsAddress", ',
      },
    ],
    code: 'unknown-property',
    says: 'has no property "action", and step TWO_YEARS_ADDRESS_HISTORY, view.7 lacks it',
  },
  'a group of fields with those of another one': {
    file: flow,
    from: address,
    to: '"layout": ["year", "make", "model", "estimatedMileage"]',
    code: 'unknown-field',
    says: 'lays out year, which is not a field of its form',
  },
  'another group of fields in one of several forms': {
    file: flow,
    from: '"layout": [{ "group": "vehicle" }, "dateOfBirth"],',
    to: '"layout": [{ "group": "address" }, "dateOfBirth"],',
    code: 'unknown-field',
    says: 'lays out streetLine1, which is not a field of its form, by the group address',
  },
  'the options of a field in a group of several forms': {
    file: flow,
    from: model,
    to: '',
    code: 'missing-property',
    says: 'offers nothing to choose from in model',
    at: '"vehicle": {\n      "means"',
  },
  'all dialogs of a step': {
    file: flow,
    from: dialogs,
    to: '',
    code: 'unknown-dialog',
    says: 'opens moreIncomeAdded, which is not one of its dialogs',
    at: '{ "when": "wantsMoreIncome", "dialog"',
  },
  'the name of the dialogs of a step': {
    file: flow,
    from: '"dialogs": {\n        "startOver"',
    to: '"dialog": {\n        "startOver"',
    code: 'unknown-property',
    says: 'step VERIFY_AGAIN has no property "dialog"',
  },
  'what is forgotten, by a name that no slot has': {
    file: flow,
    from: '{ "when": "identityRefused", "forget": ["verifyYourInformation"',
    to: '{ "when": "identityRefused", "forget": ["verifYourInformation"',
    code: 'unknown-slot',
    says: 'forgets verifYourInformation',
  },
  'where an instruction leads, after which nothing is asked again': {
    file: flow,
    from: '{ "when": "noLoans", "to": "LENDER_INFO" }',
    to: '{ "when": "noLoans" }',
    code: 'empty',
    says: 'step LOAN_SELECTION has an instruction that does nothing',
  },
  'the name of a step that a call needs an answer in': {
    file: flow,
    from: '"VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE": {',
    to: '"VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE_STEP": {',
    code: 'unknown-step',
    says: 'goes to VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE, which is not a step',
    at: '{ "to": "VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE" }',
  },
  'a field that is filled in with what is for its neighbor': {
    file: flow,
    from: '"previousAddressForm.city": "=place.city"',
    to: '"previousAddressForm.city": "=place.state"',
    code: 'wrong-value',
    says: 'gives place.state for city, and state is beside it',
  },
  'what fills in a field of another form': {
    file: flow,
    from: '"previousAddressForm.city": "=place.city"',
    to: '"lenderForm.city": "=place.city", "previousAddressForm.city": "=place.city"',
    and: [{ file: flow, from: '"lenderForm.city": "=place.city", "lenderForm.state"', to: '"lenderForm.state"' }],
    code: 'unknown-field',
    says: 'fills in lenderForm.city, which no form of the step asks for',
  },
  'a condition of a combination in capitals': {
    file: flow,
    from: '"anyOf": ["lookupUnsuccessful", "plateUnmatched"]',
    to: '"anyOf": ["lookupUnsuccessful", "PlateUnmatched"]',
    code: 'unknown-predicate',
    says: 'predicate plateNotFound is made of PlateUnmatched',
  },
  'the step to which progress is saved, at the step behind it': {
    file: flow,
    from: '"savesProgressTo": ["FINAL_OFFER", "OFF_RAMP"]',
    to: '"savesProgressTo": ["CHECKLIST_STATUS", "FINAL_OFFER", "OFF_RAMP"]',
    and: [{ file: flow, from: '["OFF_RAMP", "CHECKLIST_STATUS"]', to: '["OFF_RAMP"]' }],
    code: 'idle-progress',
    says: 'step CHECKLIST_STATUS saves the progress to CHECKLIST_STATUS',
  },
  'a slot for the variant with more fields': {
    file: flow,
    from: '"schema": "forms/previous-address.schema.json",\n          "data": "previousAddressForm"',
    to: '"schema": "forms/previous-address.schema.json",\n          "data": "addressForm"',
    code: 'unknown-path',
    says: 'keeps its form in addressForm, which has no place for moveOutDate',
    at: '"data": "addressForm",\n          "layout": [{ "group": "address" }, ["moveInDate"',
  },
  'a beginning that its schema refuses, unlike that of its like': {
    file: flow,
    from: '"addressEdit": { "schema": "data/editing.schema.json", "initial": { "index": null } }',
    to: '"addressEdit": { "schema": "data/editing.schema.json", "initial": { "index": {} } }',
    code: 'wrong-type',
    says: 'slot addressEdit begins with something that its schema refuses',
  },
  'a field in capitals, whose settings have options no more': {
    file: flow,
    from: '"year": { "options": { "from": "years", "value": "modelYear" } }',
    to: '"Year": { "options": { "from": "years", "value": "modelYear" } }',
    code: 'unknown-field',
    says: 'feeds Year, which is not a field of its form',
  },
  'a call that is null': {
    file: api,
    from: '"activateDeal": {\n      "method": "POST",\n      "path": "lender/{dealId}/active",\n      "response": "api/saved.response.schema.json",\n      "idempotent": true\n    }',
    to: '"activateDeal": null',
    code: 'wrong-type',
    says: 'calls.activateDeal should be an object',
  },
  'a body that is at the call behind its own': {
    file: api,
    from: '"method": "GET",\n      "path": "progress-history/{contactId}/lead/{leadId}",',
    to: '"method": "GET",\n      "path": "progress-history/{contactId}/lead/{leadId}",\n      "request": "api/upload-status.request.schema.json",',
    and: [
      {
        file: api,
        from: '"path": "documents/upload-status",\n      "request": "api/upload-status.request.schema.json",',
        to: '"path": "documents/upload-status",',
      },
    ],
    code: 'wrong-value',
    says: 'the code sends a body, and "request" is missing',
    at: '"loadUploadStatus"',
  },
  'a field that is emptied': {
    file: previous,
    from: partOf(previous, '"moveOutDate": {', ',\n    "type"'),
    to: '"moveOutDate": {}',
    code: 'missing-property',
    says: 'the field moveOutDate does not say what kind it is',
  },
  'a part of an address without the schema that it refers to': {
    file: 'schemas/shared/identity-address.schema.json',
    from: '"$ref": "../shared/zip.schema.json"',
    to: '',
    code: 'missing-property',
    says: 'the field postalCode does not say what kind it is',
    at: '"postalCode": {\n',
  },
  'words for the fields of another form': {
    file: 'schemas/forms/verification-code.schema.json',
    from: '"required": {\n      "code": "errors.code.required"\n    }',
    to: '"required": {\n      "moveInDate": "errors.required",\n      "type": "errors.required"\n    }',
    code: 'unused',
    says: 'there are words for moveInDate and type when it is empty',
    at: '"moveInDate"',
  },
  'what browsers fill in, which another field asks for': {
    file: 'schemas/shared/street.schema.json',
    from: '"autocomplete": "address-line1"',
    to: '"autocomplete": "email"',
    code: 'wrong-value',
    says: 'browsers fill in what has the format email',
  },
  'a field with the schema of another one, of which each file has one': {
    file: employment,
    from: '"$ref": "../shared/past-date.schema.json",\n            "title": "fields.startDate"',
    to: '"$ref": "../shared/phone.schema.json",\n            "title": "fields.startDate"',
    code: 'wrong-value',
    says: 'startDate refers to shared/phone.schema.json',
  },
  'a meaning that is the name of a slot': {
    file: flow,
    from: '"means": "the car entered is not the one found for the plate"',
    to: '"means": "manualLicensePlateInfoForm"',
    code: 'bad-wording',
    says: 'what chosenVehicleIsAnother means is a name',
  },
  'the beginning of a slot of another kind': {
    file: flow,
    from: '"finalOfferForm": { "schema": "forms/final-offer.schema.json", "initial": {} }',
    to: '"finalOfferForm": { "schema": "forms/final-offer.schema.json", "initial": { "index": null } }',
    code: 'unknown-path',
    says: 'slot finalOfferForm begins with index, which its schema does not have',
  },
  'the layout of a list, emptied': {
    file: flow,
    from: '"layouts": { "addresses": ["address", "extendedAddress", ["postalCode", "region"], "city"] }',
    to: '"layouts": { "addresses": [] }',
    code: 'empty',
    says: 'step YOUR_INFORMATION_MANUALLY has a layout with nothing in it',
  },
  'when partners learn of a lead, at the event behind it': {
    file: 'flows/partner-events.json',
    from: '"completed": { "ending": "success" }',
    to: '"completed": { "ending": "success", "tracked": "Lead Created" }',
    and: [
      {
        file: 'flows/partner-events.json',
        from: '"leadCreated": { "tracked": "Lead Created" }',
        to: '"leadCreated": {}',
      },
    ],
    code: 'wrong-value',
    says: 'of which only 1 is allowed there',
  },
  'the name of what says the kind of a service': {
    file: 'flows/environments.json',
    from: '"adapter": "turnstile"',
    to: '"adaptor": "turnstile"',
    code: 'unknown-property',
    says: 'prod.botCheck has no property "adaptor"',
  },
  'the value of options, which an answer may lack': {
    file: flow,
    from: '"value": "dealId" }',
    to: '"value": "dealId" }',
    and: [
      {
        file: 'schemas/api/lender.response.schema.json',
        from: '"required": ["dealId", ',
        to: '"required": [',
      },
    ],
    code: 'contradictory-rules',
    says: 'makes the value of the options of dealId of dealId, which an item may lack',
  },
  'a connection that is null': {
    file: api,
    from: hub,
    to: '"hub": null',
    code: 'wrong-type',
    says: 'hub should be an object',
  },
  'a text that the engine shows, lost in the first language': {
    file: 'flows/copy/en.json',
    from: tryAgain,
    to: '',
    code: 'unknown-copy',
    says: 'en has no "form.tryAgainSeconds", which the code shows, and which es has',
    at: '"form.tryAgain"',
  },
  'a text for an option, misspelled': {
    file: 'flows/copy/en.json',
    from: '"verification.resent"',
    to: '"verification.esent"',
    code: 'unknown-copy',
    says: 'en has no "verification.resent"',
  },
  'what a procedure means, as the one above it': {
    file: flow,
    from: '"means": "the checklist waits for the documents, and for the references; when everything is in, the final offer follows"',
    to: '"means": "the documents step waits until more has arrived, and is done then"',
    code: 'contrary-meaning',
    says: 'procedure awaitMoreDocuments means the same as goOnWithArrival',
  },
  'the fields of a group, emptied': {
    file: flow,
    from: '"layout": ["year", "make", "model", "estimatedMileage"]',
    to: '"layout": []',
    code: 'empty',
    says: 'the group vehicle has a layout with nothing in it',
  },
  'a dialog in place of its neighbor': {
    file: flow,
    from: partOf(flow, '"moreIncomeAdded": {', '\n      },\n      "on"'),
    to: partOf(flow, '"enoughIncome": {', ',\n        "moreIncomeAdded"').replace('enoughIncome', 'moreIncomeAdded'),
    code: 'wrong-value',
    says: 'the dialog moreIncomeAdded of step EMPLOYMENT_AND_INCOME is the same as enoughIncome',
  },
  'when a form can be sent, at the form of another step': {
    file: flow,
    from: '"submit": "otherIncome.save"',
    to: '"submit": "otherIncome.save", "submitWhen": "finalOfferAgreed"',
    code: 'wrong-value',
    says: 'step INCOME_SOURCES lets its form be sent when finalOfferAgreed',
  },
  'what is forgotten, by the name of a constant': {
    file: flow,
    from: '{ "forget": ["challenge"], "to": "YOUR_INFO" }',
    to: '{ "forget": ["creditReportUrl"], "to": "YOUR_INFO" }',
    code: 'unknown-slot',
    says: 'forgets creditReportUrl',
  },
  'a list of fields that does not say what its entries are': {
    file: 'schemas/forms/your-information.schema.json',
    from: '"$ref": "../shared/identity-address.schema.json"',
    to: '',
    code: 'missing-property',
    says: 'the field addresses.0 does not say what kind it is',
    at: '"items"',
  },
  'a part of a form that stands twice': {
    file: 'schemas/forms/other-income.schema.json',
    from: otherPart,
    to: `${otherPart},\n${otherPart}`,
    code: 'bad-schema',
    says: 'allOf.1 repeats what is before it',
    at: `${otherPart}\n  ],`,
  },
  'a condition of data for a property that is misspelled': {
    file: 'schemas/api/employment.schema.json',
    from: '"not": {\n          "properties": {\n            "employmentType"',
    to: '"not": {\n          "properties": {\n            "employentType"',
    code: 'unknown-field',
    says: 'a condition asks for employentType, which is not a property here',
    at: '"employentType"',
  },
  'a condition that combines only one other': {
    file: flow,
    from: '"allOf": ["addressHistoryComplete", "addsAddress"]',
    to: '"allOf": ["addressHistoryComplete"]',
    code: 'empty',
    says: 'predicate addressesAreEnough combines addressHistoryComplete with nothing',
  },
  'a condition in place of its neighbor': {
    file: flow,
    from: plateIncomplete,
    to: plateUnmatched,
    code: 'contrary-meaning',
    says: 'predicate plateIncomplete means the same as plateUnmatched',
    at: '"means": "the look-up says that no car has the plate",\n      "when": "has(licensePlateInfoResponse.message) && licensePlateInfoResponse.message == \'No plate match\'"\n    },\n    "vehicleLookedUp"',
  },
  'nothing that follows from a condition': {
    file: 'schemas/api/prove-start.request.schema.json',
    from: '"then": {\n    "required": ["phoneNumber"]\n  }',
    to: '"then": {}',
    code: 'bad-schema',
    says: 'then has nothing in it',
  },
  'a condition of a contract that tests nothing about a field': {
    file: 'schemas/api/other-income.schema.json',
    from: '"isCurrent": {\n        "const": false\n      }\n    },',
    to: '"isCurrent": {}\n    },',
    code: 'bad-schema',
    says: 'if.properties.isCurrent has nothing in it',
  },
  'an action whose input requires what it does not have': {
    file: 'schemas/actions/find-place.schema.json',
    from: '"properties": { "zip": { "type": ["string", "null"], "personal": true } }',
    to: '"properties": {}',
    code: 'bad-schema',
    says: 'properties has nothing in it',
  },
  'an answer that lists nothing in particular': {
    file: 'schemas/api/credit-summary.response.schema.json',
    from: '"items": {\n    "$ref": "loan.schema.json"\n  },',
    to: '"items": {},',
    code: 'missing-property',
    says: 'the list here does not say what it holds',
    at: '{',
  },
  'the only one of many fields with a name that is marked': {
    file: 'schemas/api/prefill.response.schema.json',
    from: '"model": {\n          "type": "string",',
    to: '"model": {\n          "type": "string",\n          "personal": true,',
    code: 'personal-unmarked',
    says: 'model is marked as personal here, and in no other schema that has it',
    at: '"personal": true,\n          "description": "As vehicle/getmodel',
  },
  'two texts, exchanged': {
    file: 'flows/copy/en.json',
    from: '"common.cancel": "Cancel"',
    to: '"common.cancel": "Questions? Call us at [{phone}](tel:{phoneLink})."',
    and: [
      {
        file: 'flows/copy/en.json',
        from: '"common.callUs": "Questions? Call us at [{phone}](tel:{phoneLink})."',
        to: '"common.callUs": "Cancel"',
      },
    ],
    code: 'wrong-value',
    says: 'common.cancel and "common.callUs" beside it have the values of each other',
  },
  'a constant in place of a condition': {
    file: flow,
    from: '"anyOf": ["lookupUnsuccessful", "plateUnmatched"]',
    to: '"anyOf": ["lookupUnsuccessful", "privacyUrl"]',
    code: 'unknown-predicate',
    says: 'predicate plateNotFound is made of privacyUrl, which is not a predicate',
  },
  'the messages of another field': {
    file: 'schemas/forms/final-offer.schema.json',
    from: '"title": "finalOffer.serviceContract",\n      "type": "boolean",\n      "ui": {\n        "input": "product"\n      },\n      "errorMessage": {',
    to: '"title": "finalOffer.serviceContract",\n      "type": "boolean",\n      "ui": {\n        "input": "product"\n      },\n      "errorMessage": {\n        "const": "errors.agree.required",',
    code: 'unused',
    says: 'there are words for the rule const, which the field does not have',
    at: '"const": "errors.agree.required",\n        "type": "errors.invalid"\n      }\n    },\n    "otherProducts"',
  },
  'a required field, moved to a further condition': {
    file: 'schemas/forms/employment.schema.json',
    from: '"employersPhoneNumber",\n          "startDate",',
    to: '"startDate",',
    and: [
      {
        file: 'schemas/forms/employment.schema.json',
        from: '"required": ["endDate"],',
        to: '"required": ["endDate", "employersPhoneNumber"],',
      },
    ],
    code: 'unused',
    says: 'there are words for employersPhoneNumber when it is empty, but it need not be filled in',
    at: '"required": [\n          "employersName"',
  },
  'a reference of a contract in another case': {
    file: 'schemas/api/individual.schema.json',
    from: '"$ref": "identity-address.schema.json"',
    to: '"$ref": "Identity-address.schema.json"',
    code: 'unknown-schema',
    says: '"Identity-address.schema.json" leads to no schema',
  },
  'the body of a call, moved to a call that sends none': {
    file: api,
    from: '"activateDeal": {\n      "method": "POST",',
    to: '"activateDeal": {\n      "method": "POST",\n      "request": "api/loan-details.request.schema.json",',
    and: [
      {
        file: api,
        from: 'loan-details",\n      "request": "api/loan-details.request.schema.json",',
        to: 'loan-details",',
      },
    ],
    code: 'wrong-value',
    says: 'the code sends no body, but "request" says what is in it',
    at: '"request": "api/loan-details.request.schema.json",\n      "path": "lender/{dealId}',
  },
  'what sends the progress, moved to another slot': {
    file: flow,
    from: '"documentsUploaded": { "schema": { "type": "boolean" }, "initial": false, "persist": true }',
    to: '"documentsUploaded": { "schema": { "type": "boolean" }, "initial": false, "persist": true, "sentBy": "saveProgress" }',
    and: [{ file: flow, from: '"persist": true,\n      "sentBy": "saveProgress"', to: '"persist": true' }],
    code: 'wrong-value',
    says: 'slot documentsUploaded is sent by saveProgress, which takes something else',
  },
  'two sections, exchanged': {
    file: flow,
    from: `"constants": ${constants},\n  "data": ${data},\n  "actions"`,
    to: `"constants": ${data},\n  "data": ${constants},\n  "actions"`,
    code: 'wrong-value',
    says: 'constants and "data" beside it have the values of each other',
    at: '"constants": {',
  },
  'the end of a list, before a procedure of the same list': {
    file: flow,
    from: '"cancelEdit": [{ "do": "endAddressEdit" }',
    to: '"cancelEdit": [{ "stay": true }, { "do": "endAddressEdit" }',
    code: 'dead-instruction',
    says: 'has an instruction after the end of its list, which is never reached',
  },
  'the layouts of two forms, exchanged': {
    file: flow,
    from: '"layout": ["lenderName", "address", ["zipCode", "state"], "city", "phoneNumber", "accountNumber"]',
    to: '"layout": ["otherIncomeSource", "startDate", "isCurrentIncomeSource", "endDate", "monthlyAmount"]',
    and: [
      {
        file: flow,
        from: '"layout": ["otherIncomeSource", "startDate", "isCurrentIncomeSource", "endDate", "monthlyAmount"]',
        to: '"layout": ["lenderName", "address", ["zipCode", "state"], "city", "phoneNumber", "accountNumber"]',
      },
    ],
    code: 'wrong-value',
    says: 'step LENDER_INFO, form.layout and step INCOME_SOURCES, form.layout have the values of each other',
  },
  'two lists of a step, exchanged': {
    file: flow,
    from: '"savesProgressTo": ["FINAL_OFFER", "OFF_RAMP"],\n      "view": [',
    to: '"view": ["FINAL_OFFER", "OFF_RAMP"],\n      "savesProgressTo": [',
    code: 'wrong-value',
    says: 'step CHECKLIST_STATUS, savesProgressTo and "view" beside it have the values of each other',
    at: '"savesProgressTo": [\n        "summaryRail"',
  },
  'events of another step, pasted over those of a step': {
    file: flow,
    from: '"on": {\n        "submit": [\n          { "set": { "unsentProgress": "=progressTo(contactData, \'OFF_RAMP\', \'FINAL_OFFER\')" }, "to": "THANK_YOU" }\n        ]\n      }',
    to: '"on": {\n        "enter": [{ "do": "loadVehicleChoices" }],\n        "change year": [{ "do": "changeYear" }],\n        "change make": [{ "do": "changeMake" }],\n        "submit": [{ "do": "checkChosenVehicle" }, { "to": "VERIFY_VEHICLE_INFO" }],\n        "reenterPlate": [{ "to": "ENTER_LICENSE_PLATE" }]\n      }',
    code: 'wrong-value',
    says: 'step FINAL_OFFER has the "on" of step VEHICLE_MANUAL_ENTER, word for word',
  },
  'fields of another form, pasted over those of a form': {
    file: flow,
    from: '"fields": { "loan": { "options": { "from": "loans" } } }',
    to: '"fields": { "dealId": { "options": { "from": "softPullResponse == null ? [] : softPullResponse.offers", "value": "dealId" } } }',
    code: 'unknown-field',
    says: 'step LOAN_SELECTION feeds dealId, which is not a field of its form',
  },
  'facts that were emptied': {
    file: flow,
    from: '"facts": {\n    "device": "facts/device.schema.json",\n    "page": "facts/page.schema.json",\n    "resume": "facts/resume.schema.json",\n    "phoneCheck": "facts/phone-check.schema.json"\n  }',
    to: '"facts": {}',
    code: 'empty',
    says: '"facts" has nothing in it, and 4 of them are asked for',
  },
  'a form, moved to another step': {
    file: flow,
    from: '"ending": "success",\n      "view": [',
    to: '"ending": "success",\n      "form": {\n        "schema": "forms/final-offer.schema.json",\n        "data": "finalOfferForm",\n        "layout": ["gap", "serviceContract", "otherProducts", "isAgreed"],\n        "submit": "common.continue",\n        "submitWhen": "finalOfferAgreed"\n      },\n      "view": [',
    and: [
      {
        file: flow,
        from: '"form": {\n        "schema": "forms/final-offer.schema.json",\n        "data": "finalOfferForm",\n        "layout": ["gap", "serviceContract", "otherProducts", "isAgreed"],\n        "submit": "common.continue",\n        "submitWhen": "finalOfferAgreed"\n      },\n      "on"',
        to: '"on"',
      },
    ],
    code: 'wrong-value',
    says: 'step OFF_RAMP, form does not belong there, and step FINAL_OFFER lacks it',
    at: '"form": {\n        "schema": "forms/final-offer.schema.json",\n        "data": "finalOfferForm",\n        "layout": ["gap", "serviceContract", "otherProducts", "isAgreed"],\n        "submit": "common.continue",\n        "submitWhen": "finalOfferAgreed"\n      },\n      "view": [\n        "thanks"',
  },
  'a button, moved to another step': {
    file: flow,
    from: '{ "action": "answerLater", "label": "common.answerLater", "style": "secondary" }',
    to: '{ "action": "answerLater", "label": "common.answerLater", "style": "secondary" },\n{ "action": "notListed", "label": "loanSelection.notListed", "style": "secondary" }',
    and: [
      {
        file: flow,
        from: '"form",\n        { "action": "notListed", "label": "loanSelection.notListed", "style": "secondary" }',
        to: '"form"\n',
      },
    ],
    code: 'unhandled-event',
    says: 'step LENDER_INFO has a button that sends notListed, which is not in its "on"',
    at: '{ "action": "notListed", "label": "loanSelection.notListed", "style": "secondary" },\n        { "when": "contactKnown"',
  },
  'a dialog, moved to another step': {
    file: flow,
    from: '"dialogs": {\n        "startOver": {',
    to: '"dialogs": {\n        "enoughIncome": {\n          "title": "income.enough.title",\n          "text": "income.enough.text",\n          "buttons": [\n            { "action": "finish", "label": "income.enough.finish", "style": "primary" },\n            { "action": "addMore", "label": "income.enough.addMore", "style": "secondary" }\n          ]\n        },\n        "startOver": {',
    and: [
      {
        file: flow,
        from: '        "enoughIncome": {\n          "title": "income.enough.title",\n          "text": "income.enough.text",\n          "buttons": [\n            { "action": "finish", "label": "income.enough.finish", "style": "primary" },\n            { "action": "addMore", "label": "income.enough.addMore", "style": "secondary" }\n          ]\n        },\n',
        to: '',
      },
    ],
    code: 'unknown-dialog',
    says: 'step VERIFY_AGAIN has the dialog enoughIncome and does not open it, as step EMPLOYMENT_AND_INCOME does',
    at: '"enoughIncome": {',
  },
  'a dialog with another case': {
    file: flow,
    from: '"moreIncomeAdded": {',
    to: '"moreincomeadded": {',
    code: 'unknown-dialog',
    says: 'nothing opens the dialog moreincomeadded, and procedure offerToAddIncome opens moreIncomeAdded',
  },
}
