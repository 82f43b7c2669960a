import type { ProductFault } from './Fault.ts'

/** Faults of copying, moving and forgetting: something that is right elsewhere stands where it is not, or half of it is missing. */
export const copiedFaults: Readonly<Record<string, ProductFault>> = {
  'an ending whose only button leads back to it': {
    file: 'flows/refinance.json',
    from: '      "on": { "restart": [{ "reset": true, "to": "ENTER_LICENSE_PLATE" }] }',
    to: '      "on": { "restart": [{ "reset": true, "to": "IDENTITY_FAILED" }] }',
    code: 'circle',
    says: 'step IDENTITY_FAILED is an ending, and starts over at itself, so that nobody gets out of it',
  },
  'a dialog whose button opens it again': {
    file: 'flows/refinance.json',
    from: '        "keep": [{ "stay": true }],',
    to: '        "keep": [{ "dialog": "startOver" }],',
    code: 'circle',
    says: 'a button of dialog startOver of step VERIFY_AGAIN sends keep, which opens the same dialog again',
  },
  'two steps that send each other on by one condition': {
    file: 'flows/refinance.json',
    from: `      "on": {
        "change zip": [`,
    to: `      "on": {
        "enter": [{ "do": "loadContact" }, { "when": "noAddressKnown", "to": "CURRENT_ADDRESS_INFO" }, { "stay": true }],
        "change zip": [`,
    code: 'circle',
    says: 'step CURRENT_ADDRESS_INFO enters itself by way of CURRENT_ADDRESS_INFO_MANUALLY, over and over',
    at: '{ "when": "noAddressKnown", "to": "CURRENT_ADDRESS_INFO_MANUALLY" },',
  },
  'a failure behind one that is always told before it': {
    file: 'flows/refinance.json',
    from: `    { "when": "sessionExpired", "to": "VERIFY_AGAIN" },
    { "when": "notOpened", "screen": "error" },`,
    to: `    { "when": "answerUnclear", "text": "failures.unclear" },
    { "when": "sessionExpired", "to": "VERIFY_AGAIN" },
    { "when": "notOpened", "screen": "error" },`,
    and: [
      {
        file: 'flows/refinance.json',
        from: `    { "when": "phoneCheckBroken", "text": "failures.phoneCheckLost" },
    { "when": "answerUnclear", "text": "failures.unclear" },
    { "when": "contactIdMissing", "text": "failures.contactIdMissing" },`,
        to: `    { "when": "phoneCheckBroken", "text": "failures.phoneCheckLost" },
    { "when": "contactIdMissing", "text": "failures.contactIdMissing" },`,
      },
    ],
    code: 'constant-condition',
    says: 'sessionExpired (the host no longer knows who is calling) never applies here, since answerUnclear holds first',
    at: '{ "when": "sessionExpired", "to": "VERIFY_AGAIN" },',
  },
  'an ending that forgets everything and lets Back in': {
    file: 'flows/refinance.json',
    from: `"title": "offRamp.title",
      "progress": 100,
      "resumable": true,
      "back": "bar",`,
    to: `"title": "offRamp.title",
      "progress": 100,
      "resumable": true,`,
    code: 'forgotten-data',
    says: 'step OFF_RAMP forgets everything when it is left, and Back leads into the cleared application',
    at: '"OFF_RAMP": {',
  },
  'an event of a view under another name': {
    file: 'flows/refinance.json',
    from: '        "callUs": [{ "track": "Phone Link Clicked", "stay": true }],',
    to: '        "callUS": [{ "track": "Phone Link Clicked", "stay": true }],',
    code: 'unhandled-event',
    says: 'disqualificationReasons of step DISQUALIFIED sends callUs, which is not in its "on"',
  },
  'one of two things asked for as both': {
    file: 'flows/refinance.json',
    from: '      "when": "manualLicensePlateInfoForm.year < now.year - constants.vehicleAgeYears || manualLicensePlateInfoForm.estimatedMileage == constants.overMileage"',
    to: '      "when": "manualLicensePlateInfoForm.year < now.year - constants.vehicleAgeYears && manualLicensePlateInfoForm.estimatedMileage == constants.overMileage"',
    code: 'contrary-meaning',
    says: 'predicate chosenVehicleRefused means "the car is more than {vehicleAgeYears} years old, or has more than {maximumMileage} miles", but asks for all of them',
  },
  'a function that is given one list twice': {
    file: 'flows/refinance.json',
    from: '      "when": "incomeMonths(employments, otherIncomes, now.date, constants.historyMonths, constants.monthDays) < constants.historyMonths"',
    to: '      "when": "incomeMonths(otherIncomes, otherIncomes, now.date, constants.historyMonths, constants.monthDays) < constants.historyMonths"',
    code: 'constant-condition',
    says: 'incomeMonths is given `otherIncomes` twice',
  },
  'a condition that asks for one thing twice': {
    file: 'flows/refinance.json',
    from: '      "when": "employmentAndIncomeAdded && documentsStatus.isDocumentsUploaded && documentsStatus.isReferenceAdded"',
    to: '      "when": "employmentAndIncomeAdded && documentsStatus.isDocumentsUploaded && documentsStatus.isDocumentsUploaded"',
    code: 'constant-condition',
    says: '`documentsStatus.isDocumentsUploaded` is asked twice in one condition',
  },
  'a field of an offer under the name of another': {
    file: 'flows/refinance.json',
    from: '            "with": { "dealId": "offerSelectionFormData.dealId",',
    to: '            "with": { "dealId": "selectedOffer.offerType",',
    code: 'wrong-value',
    says: 'step OFFER_SELECTION gives selectedOffer.offerType for dealId, and selectedOffer has dealId, too',
  },
  'personal data that a call needs and that are forgotten before it': {
    file: 'flows/refinance.json',
    from: `        { "set": { "contactWanted": "=application.loanApplicationId" } },
        {`,
    to: `        { "forget": ["verifyYourInformation", "challenge"] },
        { "set": { "contactWanted": "=application.loanApplicationId" } },
        {`,
    and: [
      {
        file: 'flows/refinance.json',
        from: '        { "forget": ["verifyYourInformation", "challenge"], "to": "SOFT_PULL_ACKNOWLEDGEMENT" }',
        to: '        { "to": "SOFT_PULL_ACKNOWLEDGEMENT" }',
      },
    ],
    code: 'forgotten-data',
    says: 'procedure createLead forgets verifyYourInformation, and needs it after that',
    at: '{ "forget": ["verifyYourInformation", "challenge"] },',
  },
  'an id under the name of another': {
    file: 'flows/refinance.json',
    from: `        "submit": [
          { "call": "openDocuments", "save": "documentsRedirect" },
          {
            "call": "awaitDocuments",
            "with": { "connectionId": "documentsRedirect.connectionId" },`,
    to: `        "submit": [
          { "call": "openDocuments", "save": "documentsRedirect" },
          {
            "call": "awaitDocuments",
            "with": { "connectionId": "documentsRedirect.contactId" },`,
    code: 'wrong-value',
    says: 'step NEXT_STEPS gives documentsRedirect.contactId for connectionId, and documentsRedirect has connectionId, too',
    at: '"with": { "connectionId": "documentsRedirect.contactId" },',
  },
  'a field that offers what another field is for': {
    file: 'flows/refinance.json',
    from: '        "model": { "options": { "from": "models", "value": "modelName" }, "disabledWhen": "makeMissing" }',
    to: '        "model": { "options": { "from": "makes", "value": "makeName" }, "disabledWhen": "makeMissing" }',
    code: 'wrong-value',
    says: 'model offers the same as make, makes',
  },
  'options that show what is stored': {
    file: 'flows/refinance.json',
    from: '          "options": { "from": "makes", "value": "makeId", "label": "makeName" },',
    to: '          "options": { "from": "makes", "value": "makeId", "label": "makeId" },',
    code: 'wrong-value',
    says: 'make shows makeId, the stored value, to whoever chooses',
  },
  'the label of a wait on a button that does not wait': {
    file: 'flows/refinance.json',
    from: '          "label": "verifyMobile.resend",',
    to: '          "label": "verifyMobile.resendWait",',
    code: 'unfilled-placeholder',
    says: 'nothing fills {seconds} of "verifyMobile.resendWait"',
  },
  'a text with placeholders where nothing fills them': {
    file: 'flows/refinance.json',
    from: '        { "text": "addressHistory.lead", "style": "lead" },',
    to: '        { "text": "address.filled", "style": "lead" },',
    code: 'unfilled-placeholder',
    says: 'nothing fills {city} of "address.filled"',
  },
  'a slot that is sent by another action': {
    file: 'flows/refinance.json',
    from: '      "sentBy": "saveProgress"',
    to: '      "sentBy": "loadProgress"',
    code: 'wrong-value',
    says: 'slot unsentProgress is sent by loadProgress, which takes something else',
  },
  'a change that empties the form it was made in': {
    file: 'flows/refinance.json',
    from: '        "change plateNumber": [{ "do": "forgetFoundVehicle" }],',
    to: '        "change plateNumber": [{ "do": "forgetFoundVehicle" }, { "set": { "licensePlateInfoForm": {} } }],',
    code: 'forgotten-data',
    says: 'step ENTER_LICENSE_PLATE empties licensePlateInfoForm on change plateNumber, with what was just entered',
  },
  'a field that its request has no place for': {
    file: 'schemas/forms/lender.schema.json',
    from: `    "accountNumber": {
      "title": "fields.accountNumber",`,
    to: `    "lenderEmail": {
      "$ref": "../shared/email.schema.json"
    },
    "accountNumber": {
      "title": "fields.accountNumber",`,
    code: 'unfit-answer',
    says: 'lenderEmail is asked for, and api/lender-details.request.schema.json, the body of saveLenderDetails, has no place for it',
  },
  'a slot that is kept no longer by mistake': {
    file: 'flows/refinance.json',
    from: `    "selectedOffer": { "schema": "api/offer.schema.json", "initial": null, "persist": true },
    "choiceRepeated": { "schema": { "type": "boolean" }, "initial": false },`,
    to: `    "selectedOffer": { "schema": "api/offer.schema.json", "initial": null },
    "choiceRepeated": { "schema": { "type": "boolean" }, "initial": false },`,
    code: 'unmigrated-data',
    says: 'selectedOffer of what version 1 saved is no longer known',
  },
  'a field that only the service knows': {
    file: 'schemas/api/lender-details.request.schema.json',
    from: '"required": ["leadId",',
    to: '"required": ["leadId", "loanType",',
    and: [
      {
        file: 'schemas/api/lender-details.request.schema.json',
        from: '    "lenderName": {',
        to: `    "loanType": {
      "type": "string"
    },
    "lenderName": {`,
      },
    ],
    code: 'missing-input',
    says: 'api/lender-details.request.schema.json, the body of saveLenderDetails, requires loanType, which nothing gives it',
  },
  'two conditions that leave a limit out between them': {
    file: 'flows/refinance.json',
    from: `      "when": "verification != null && verification.asks != 'phone' && !phoneCheck.isLost && textsSent <= constants.codeResends"`,
    to: `      "when": "verification != null && verification.asks != 'phone' && !phoneCheck.isLost && textsSent < constants.codeResends"`,
    code: 'contrary-meaning',
    says: 'at constants.codeResends itself, neither canSendAgain nor textsUsedUp holds',
  },
  'a condition that negates its neighbor': {
    file: 'flows/refinance.json',
    from: '    "balanceUnknown": { "means": "it is no longer known how much is still owed", "not": "balanceKnown" },',
    to: '    "balanceUnknown": { "means": "it is no longer known how much is still owed", "not": "noLoans" },',
    code: 'contrary-meaning',
    says: 'predicate balanceUnknown is the opposite of noLoans, whose name shares no word with it',
  },
  'a mark that is kept and that nothing makes true': {
    file: 'flows/refinance.json',
    from: '          { "set": { "employmentAndIncomeAdded": true } },',
    to: '          { "set": { "employmentAndIncomeAdded": false } },',
    code: 'constant-condition',
    says: 'employmentAndIncomeAdded is false from the start, and nothing makes it true',
    at: '"employmentAndIncomeAdded": { "schema": { "type": "boolean" }, "initial": false, "persist": true },',
  },
  ...Object.fromEntries(
    (
      [
        [
          'a call of another action than all of its instruction belongs to',
          '"call": "listMakes"',
          '"call": "loadProgress"',
          'procedure loadMakes calls loadProgress with what belongs to listMakes',
          'wrong-value',
        ],
        [
          'the form of another step',
          '"schema": "forms/known-address.schema.json",\n        "data": "knownAddressForm",',
          '"schema": "forms/address.schema.json",\n        "data": "knownAddressForm",',
          'step CURRENT_ADDRESS_INFO shows forms/address.schema.json, and knownAddressForm',
          'unknown-path',
        ],
        [
          'a text of another step, after which nothing shows the own one',
          '"text": "income.lead"',
          '"text": "offers.note"',
          '"offers.note" appears here and elsewhere, but "income.lead" is shown nowhere',
          'unused',
        ],
        [
          'a text of a step for a failure, after which nothing shows the own one',
          '"text": "failures.botCheck"',
          '"text": "information.lead"',
          '"information.lead" appears here and elsewhere, but "failures.botCheck" is shown nowhere',
          'unused',
        ],
        [
          'words of another condition for one that is called otherwise',
          '"means": "a model year is chosen"',
          '"means": "more income is to be added"',
          'predicate yearChosen means the same as wantsMoreIncome',
          'contrary-meaning',
        ],
      ] as const
    ).map(([name, from, to, says, code]) => [name, { file: 'flows/refinance.json', from, to, code, says }]),
  ),
}
