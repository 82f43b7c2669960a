import type { ProductFault } from './Fault.ts'

const flow = 'flows/refinance.json'

/** A condition changed to the opposite of its meaning. */
const contrary = (from: string, to: string, says: string): ProductFault => ({
  file: flow,
  from,
  to,
  code: 'contrary-meaning',
  says,
})

/** A field changed to refer to the schema of another field. */
const referring = (form: string, from: string, to: string, says: string): ProductFault => ({
  file: `schemas/forms/${form}.schema.json`,
  from,
  to,
  code: 'wrong-value',
  says,
})

/** Faults in the product's flow that every grammar accepts: what is written is not what is meant. */
export const senseFaults: Readonly<Record<string, ProductFault>> = {
  'a condition for something that is to be missing': contrary(
    '"no address is known", "when": "size(addressContactResponse.addresses) == 0"',
    '"no address is known", "when": "size(addressContactResponse.addresses) > 0"',
    'predicate noAddressKnown means "no address is known", and asks for addresses to be there',
  ),
  'a condition that has lost its negation': contrary(
    '"when": "!verificationResult.success"',
    '"when": "verificationResult.success"',
    'predicate identityRefused means "the phone check did not succeed", and asks for success to be there',
  ),
  'a condition of which one part has lost its negation': contrary(
    '"when": "!has(loanForm.loan) && ',
    '"when": "has(loanForm.loan) && ',
    'and asks for loan to be there',
  ),
  'a condition that has a negation too many, by its own name': contrary(
    '"when": "device.isMobile"',
    '"when": "!device.isMobile"',
    'predicate isMobile means "a phone is used", and asks for no mobile',
  ),
  'a negation before a function that is called as the condition': contrary(
    '"when": "isCompletePerson(verifyYourInformation) && ',
    '"when": "!isCompletePerson(verifyYourInformation) && ',
    'asks for no complete person',
  ),
  'a negation that is lost, which the name has': contrary(
    '"when": "!licensePlateInfoResponse.isSuccess"',
    '"when": "licensePlateInfoResponse.isSuccess"',
    'predicate lookupUnsuccessful means "the look-up found no car", and asks for success to be there',
  ),
  'a condition for the same, which is called after another one': contrary(
    '&& !isSameVehicle(',
    '&& isSameVehicle(',
    'asks for same vehicle',
  ),
  'a condition for all, where not all is meant': contrary(
    '"when": "!(has(licensePlateInfoResponse.year)',
    '"when": "(has(licensePlateInfoResponse.year)',
    'means "not all details of the car that was found are known", and asks for all of them',
  ),
  'another option than the one in the name': contrary(
    "verification.asks == 'phone' && !phoneCheck",
    "verification.asks == 'link' && !phoneCheck",
    'predicate asksForPhone means "the phone number is asked for", and asks for \'link\'',
  ),
  'every option but the one in the name': contrary(
    "incomeType == 'Other'",
    "incomeType != 'Other'",
    "asks for another one than 'Other'",
  ),
  'a list that is edited where none is, by its name': contrary(
    '"employmentEdit.index != null"',
    '"employmentEdit.index == null"',
    'asks for no employment edit',
  ),
  'a condition for something to be missing that is looked at then': contrary(
    '"has(verificationResult.phoneNumber)"',
    '"!has(verificationResult.phoneNumber)"',
    'predicate phoneReturned (the phone check returned the number) does not see to it that verificationResult.phoneNumber is there',
  ),
  'a condition for one of two things that are looked at': contrary(
    'has(manualLicensePlateInfoForm.year) && has(manualLicensePlateInfoForm.make)',
    'has(manualLicensePlateInfoForm.year) || has(manualLicensePlateInfoForm.make)',
    'predicate makeChosen (year and make are chosen) does not see to it',
  ),
  'something that is fetched only where it is there': contrary(
    '"there are no offers yet", "when": "softPullResponse == null"',
    '"there are no offers yet", "when": "softPullResponse != null"',
    'predicate offersMissing (there are no offers yet) does not see to it that softPullResponse is there',
  ),
  'a text that is to be two at once': {
    file: flow,
    from: "failure.status == 'AxiosError' || failure",
    to: "failure.status == 'AxiosError' && failure",
    code: 'constant-condition',
    says: 'in predicate connectionLost never holds',
  },
  'a condition for one of two things that are both to be so': contrary(
    '"allOf": ["addressHistoryComplete", "addsAddress"]',
    '"anyOf": ["addressHistoryComplete", "addsAddress"]',
    'none is being edited", and asks for one of them',
  ),
  'a function that says the contrary of a limit': {
    file: flow,
    from: '"when": "!isLongEnough(',
    to: '"when": "isLongEnough(',
    code: 'written-limit',
    says: 'predicate addressTooRecent means "less than {historyMonths}", and asks for the contrary',
  },
  'a condition about the list of another one': {
    file: flow,
    from: '"no employment is being edited", "not": "editsEmployment"',
    to: '"no employment is being edited", "not": "editsIncome"',
    code: 'name-taken',
    says: 'predicate addsEmployment asks the same as addsIncome',
  },
  'a start-up that stays with what was entered': {
    file: flow,
    from: `{ "reset": true, "to": "ENTER_LICENSE_PLATE" }
  ],
  "failures"`,
    to: `{ "stay": true }
  ],
  "failures"`,
    code: 'never-forgotten',
    says: 'the start-up stays at the start and keeps what was entered, where others begin anew',
  },
  'two conditions that lead to the same step': {
    file: flow,
    from: `"when": "noOffers", "to": "DISQUALIFIED_DECLINE_LOW_CREDIT_SCORE" },
          { "do": "loadContact" }`,
    to: `"when": "noOffers", "to": "DISQUALIFIED_DECLINE_DEFAULT_CREDIT_SCORE" },
          { "do": "loadContact" }`,
    code: 'constant-condition',
    says: 'step OFFER_SELECTION goes to DISQUALIFIED_DECLINE_DEFAULT_CREDIT_SCORE when noOffersByDefaultScore',
  },
  'a yes that nobody says any more': {
    file: flow,
    from: '"edit": [{ "set": { "vehicleIsEdited": true } }, {',
    to: '"edit": [{',
    code: 'constant-condition',
    says: 'vehicleIsEdited is false from the start, and nothing makes it true',
    at: '"vehicleIsEdited": { "schema"',
  },
  'options that are emptied, and not fetched again': {
    file: flow,
    from: `
            "models": []
          }
        },
        { "do": "loadMakes" }`,
    to: `
            "models": []
          }
        }`,
    code: 'forgotten-data',
    says: 'empties makes on change year, and fetches nothing to choose make from',
    at: '"makes": [],\n            "models"',
  },
  'a hint that says what the label says': {
    file: 'flows/copy/en.json',
    from: '"We send a text message to it to verify that it is you."',
    to: '"Mobile phone number"',
    code: 'name-taken',
    says: '"fields.phone.hint" of en has the words of "fields.phone", the label that it explains',
  },
  'two messages of which each is about the other field': {
    file: 'schemas/forms/soft-pull.schema.json',
    from: `"currentMonthlyPayment": "errors.currentMonthlyPayment.required",
      "remainingLoanBalance": "errors.remainingLoanBalance.required"`,
    to: `"currentMonthlyPayment": "errors.remainingLoanBalance.required",
      "remainingLoanBalance": "errors.currentMonthlyPayment.required"`,
    code: 'wrong-value',
    says: 'is called after remainingLoanBalance, which is another field than currentMonthlyPayment',
  },
  'a limit under a misspelled name': {
    file: flow,
    from: '"vehicleAgeYears": 10',
    to: '"vehicleAgeYear": 10',
    code: 'missing-property',
    says: 'constants lacks "vehicleAgeYears"',
  },
  'the file of another field, where forms beside have the own one': referring(
    'address',
    '../shared/zip.schema.json',
    '../shared/city.schema.json',
    'zip refers to shared/city.schema.json, which is for city, employersCity',
  ),
  'the file of the field beside it': referring(
    'your-information',
    '../shared/first-name.schema.json',
    '../shared/last-name.schema.json',
    'firstName refers to shared/last-name.schema.json, which is for lastName',
  ),
  'the file of another date': referring(
    'known-address',
    '../shared/past-date.schema.json',
    '../shared/birth-date.schema.json',
    'moveInDate refers to shared/birth-date.schema.json, which is for dateOfBirth',
  ),
  'the file of other options': referring(
    'lender',
    '../shared/state.schema.json',
    '../shared/residency.schema.json',
    'state refers to shared/residency.schema.json, which is for residency',
  ),
  'a condition for any entry but the one that is meant': contrary(
    '"when": "addressEdit.index == 0"',
    '"when": "addressEdit.index != 0"',
    'predicate editsCurrentAddress means "the current address is being edited", and asks for anything but 0',
  ),
  'a condition for everything of which a part is enough': contrary(
    'documentsStatus.isDocumentsUploaded && documentsStatus.isReferenceAdded"',
    'documentsStatus.isDocumentsUploaded || documentsStatus.isReferenceAdded"',
    'predicate checklistComplete means "everything on the checklist is done", and asks for one of them',
  ),
  'a condition that holds for the contrary, or for nothing': contrary(
    '|| !identityResult.success',
    '|| identityResult.success',
    'predicate identityNotConfirmed means "the identity is not confirmed", and holds when identityResult.success does',
  ),
  'a written-out number in place of the limit that a condition means': {
    file: flow,
    from: 'constants.historyMonths, constants.monthDays) < constants.historyMonths"',
    to: 'constants.historyMonths, constants.monthDays) < 12"',
    code: 'written-limit',
    says: 'predicate incomeHistoryIncomplete means something of {historyMonths}, and compares with 12',
    at: 'constants.monthDays) < 12"',
  },
  'a choice that stores what it is not looked up by': {
    file: flow,
    from: '"value": "makeId", "label": "makeName"',
    to: '"value": "makeName", "label": "makeName"',
    code: 'wrong-value',
    says: 'make stores makeName of the one chosen from makes, which is looked up by makeId',
  },
  'a unit in a limit and behind it': {
    file: flow,
    from: '"skipPaymentDays": 90',
    to: '"skipPaymentDays": "90 days"',
    code: 'bad-wording',
    says: 'skipPaymentDays is "90 days", so that "next.skip" of en says "90 days days"',
  },
  'a condition for a constant that is no option': {
    file: flow,
    from: 'licensePlateInfoForm.estimatedMileageRange == constants.overMileage',
    to: 'licensePlateInfoForm.estimatedMileageRange == constants.maximumMileage',
    code: 'wrong-value',
    says: 'licensePlateInfoForm.estimatedMileageRange is never "150,000", which maximumMileage is',
  },
  'a procedure for several forms that reads one of them': {
    file: flow,
    from: '"call": "findPlace", "with": { "zip": "event" }',
    to: '"call": "findPlace", "with": { "zip": "addressForm.zip" }',
    code: 'wrong-value',
    says: 'procedure findPlace reads addressForm.zip, which step YOUR_INFORMATION_MANUALLY does not ask for',
  },
  'a value that a function made fit, taken as it is': {
    file: flow,
    from: '"=phoneDigits(verificationResult.phoneNumber)"',
    to: '"=verificationResult.phoneNumber"',
    code: 'unused',
    says: 'verifyYourIdentity.phone is set to verificationResult.phoneNumber as it is',
  },
  'a condition that a list asked for beside its sibling': {
    file: flow,
    from: `"to": "DISQUALIFIED" },
        { "when": "chosenVehicleIsAnother", "set": { "licensePlateInfoResponse": null } }`,
    to: '"to": "DISQUALIFIED" }',
    code: 'unused',
    says: 'procedure checkChosenVehicle asks for chosenVehicleRefused, and nothing asks for chosenVehicleIsAnother',
  },
  'a button of a dialog that opens the dialog again': {
    file: flow,
    from: '"moreIncomeWanted": true } }, { "stay": true }]',
    to: '"moreIncomeWanted": true } }, { "to": "EMPLOYMENT_AND_INCOME" }]',
    and: [{ file: flow, from: '          { "set": { "incomeAdded": false } },\n', to: '' }],
    code: 'circle',
    says: 'step EMPLOYMENT_AND_INCOME leads to itself on addMore',
  },
  'a comparison with what was just made of it': {
    file: flow,
    from: '{ "when": "offerChanged", "set": { "intents.choice": "=uuid()", "choiceRepeated": false } },\n          { "set": { "selectedOffer": "=offerOf(softPullResponse.offers, offerSelectionFormData.dealId)" } },',
    to: '{ "set": { "selectedOffer": "=offerOf(softPullResponse.offers, offerSelectionFormData.dealId)" } },\n          { "when": "offerChanged", "set": { "intents.choice": "=uuid()", "choiceRepeated": false } },',
    at: '"when": "offerChanged", "set": { "intents',
    code: 'constant-condition',
    says: 'step OFFER_SELECTION asks for offerChanged (the offer picked differs from the one sent last) only once selectedOffer has been made',
  },
  'a car that is too old and goes on': {
    file: 'flows/refinance.json',
    from: '{ "when": "vehicleTooOld", "to": "DISQUALIFIED" }',
    to: '{ "when": "vehicleTooOld", "to": "VERIFY_VEHICLE_INFO" }',
    code: 'wrong-value',
    says: 'leads on to VERIFY_VEHICLE_INFO when vehicleTooOld (the car is more than 10 years old), and procedure checkChosenVehicle refuses by the same limit',
  },
  'a dialog whose buttons both begin anew': {
    file: 'flows/refinance.json',
    from: '"keep": [{ "stay": true }]',
    to: '"keep": [{ "reset": true, "to": "ENTER_LICENSE_PLATE" }]',
    at: '"startOver": {\n          "title": "common.startOver"',
    code: 'wrong-value',
    says: 'dialog startOver of step VERIFY_AGAIN does the same, whichever of its buttons is pressed',
  },
  'a city that fills itself in': {
    file: 'flows/refinance.json',
    from: '"change employersZipCode"',
    to: '"change employersCity"',
    code: 'wrong-value',
    says: 'fills in employmentFormData.employersCity when employersCity has changed',
  },
  'a condition made of the contrary of what it means': {
    file: 'flows/refinance.json',
    from: '"allOf": ["incomeHistoryComplete", "addsEmployment"]',
    to: '"allOf": ["incomeHistoryComplete", "editsEmployment"]',
    code: 'contrary-meaning',
    says: 'and asks for editsEmployment (an employment is being edited)',
  },
  'words that have lost what the name denies': contrary(
    '"means": "the identity is not confirmed"',
    '"means": "the identity is confirmed"',
    'predicate identityNotConfirmed means "the identity is confirmed", which its name denies',
  ),
  'words that say that something missing is there': contrary(
    '"means": "there are no offers yet"',
    '"means": "there are offers"',
    'predicate offersMissing means "there are offers", which its name denies',
  ),
  'words that have lost the contrary of another condition': contrary(
    '"means": "no employment is being edited"',
    '"means": "employment is being edited"',
    'predicate addsEmployment means "employment is being edited", which "not": "editsEmployment" denies',
  ),
  'words that say what a flag denies': contrary(
    '"means": "the phone check did not succeed"',
    '"means": "the phone check succeeded"',
    'predicate identityRefused means "the phone check succeeded", and asks for no success',
  ),
  'a flag that begins as if it had been done': {
    file: flow,
    from: '"offersRenewed": { "schema": { "type": "boolean" }, "initial": false }',
    to: '"offersRenewed": { "schema": { "type": "boolean" }, "initial": true }',
    code: 'wrong-value',
    says: 'offersRenewed is true from the start, although it says that something has been done',
  },
  'a button that waits for the limit of something else': {
    file: flow,
    from: '"seconds": "codeResendSeconds", "label": "verifyMobile.resendWait"',
    to: '"seconds": "documentsPollSeconds", "label": "verifyMobile.resendWait"',
    code: 'wrong-value',
    says: 'documentsPollSeconds is the limit of something else, and codeResendSeconds is called as what takes it here',
  },
  'a call with the limit of something else': {
    file: flow,
    from: '"everySeconds": "constants.documentsPollSeconds",\n            "longestSeconds"',
    to: '"everySeconds": "constants.codeResendSeconds",\n            "longestSeconds"',
    code: 'wrong-value',
    says: 'codeResendSeconds is the limit of something else, and documentsPollSeconds is called as what takes it here',
  },
  'messages of two failures exchanged': {
    file: 'flows/refinance.json',
    from: '{ "when": "deviceOffline", "text": "failures.offline" },\n    { "when": "tookTooLong", "text": "failures.timeout" }',
    to: '{ "when": "deviceOffline", "text": "failures.timeout" },\n    { "when": "tookTooLong", "text": "failures.offline" }',
    code: 'wrong-value',
    says: 'the failure deviceOffline is told by "failures.timeout", and tookTooLong by "failures.offline"',
  },
  'a title copied from another step': {
    file: 'flows/copy/en.json',
    from: '"lender.title": "Your current lender"',
    to: '"lender.title": "Your current address"',
    code: 'name-taken',
    says: '"lender.title" of en is the title of another step, "currentAddress.manual.title", as well',
  },
  'a sentence that breaks off': {
    file: 'flows/copy/en.json',
    from: '"offers.note": "Rates and payments may change once your documents are in."',
    to: '"offers.note": "Rates and payments may change once your"',
    code: 'bad-wording',
    says: '"offers.note" of en has no period at its end',
  },
  'an empty field told by the message of another field': {
    file: 'schemas/forms/lender.schema.json',
    from: '"phoneNumber": "errors.phone.required"',
    to: '"phoneNumber": "errors.zip.digits"',
    code: 'wrong-value',
    says: '"errors.zip.digits" is called after zipCode, which is another field than phoneNumber',
  },
  'a look-up that is posted': {
    file: 'flows/api.json',
    from: '"method": "GET",\n      "path": "vehicle/getmake"',
    to: '"method": "POST",\n      "path": "vehicle/getmake"',
    code: 'wrong-value',
    says: 'the call has a query and no request',
  },
  'words that deny what neither the name nor the condition denies': contrary(
    '"means": "a phone is used"',
    '"means": "a phone is not used"',
    'predicate isMobile means "a phone is not used", and its name denies nothing',
  ),
  'words that deny what the name says, of a condition that denies something else': contrary(
    '"means": "the connection was lost"',
    '"means": "the connection was not lost"',
    'predicate connectionLost means "the connection was not lost"',
  ),
  'the index of another list, to take an entry away': {
    file: flow,
    from: '"=without(employments, employmentEdit.index)"',
    to: '"=without(employments, incomeEdit.index)"',
    code: 'wrong-value',
    says: 'without is given incomeEdit.index, which says which entry of otherIncomes is edited',
  },
  'an index set by the size of another list': {
    file: flow,
    from: 'addressEdit.index == null ? size(addressHistory)',
    to: 'addressEdit.index == null ? size(employments)',
    code: 'wrong-value',
    says: 'sets addressEdit.index, which says which entry of addressHistory is edited, by the size of employments',
  },
}
