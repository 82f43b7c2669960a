import type { ProductFault } from './Fault.ts'

const flow = 'flows/refinance.json'

/** A change to a part of a condition in the flow. */
const condition = (from: string, to: string, code: string, says: string): ProductFault => ({
  file: flow,
  from,
  to,
  code,
  says,
})

const mobile = (asked: string, code: string, says: string) =>
  condition('"when": "device.isMobile"', `"when": "device.isMobile && ${asked}"`, code, says)
const old = (limit: string, says: string) =>
  condition(
    'licensePlateInfoResponse.year < now.year - constants.vehicleAgeYears"',
    `licensePlateInfoResponse.year < ${limit}"`,
    'unlike-units',
    says,
  )
const due = (age: string, says: string) =>
  condition('saved.ageDays * 1440 > resume.verifyAfterMinutes', age, 'unlike-units', says)
const late = (status: string) =>
  condition(
    "failure.status == 'TimeoutError'",
    `failure.status == ${status}`,
    'bad-expression',
    `no answer that failed has the status ${status}`,
  )
const never = 'constant-condition'

/** Faults in what conditions calculate: units, dates, what can never hold, and what is known to be missing. */
export const reckoningFaults: Readonly<Record<string, ProductFault>> = {
  'a year that is compared with an age': old(
    'constants.vehicleAgeYears',
    '`licensePlateInfoResponse.year` counts years of the calendar, but `constants.vehicleAgeYears` counts years',
  ),
  'years from which months are taken': old(
    'now.year - constants.historyMonths',
    '`now.year` counts years of the calendar, but `constants.historyMonths` counts months',
  ),
  'years that were made months': old(
    'now.year - constants.vehicleAgeYears * 12',
    '`constants.vehicleAgeYears * 12` counts months',
  ),
  'days that are compared with minutes': due(
    'saved.ageDays > resume.verifyAfterMinutes',
    '`saved.ageDays` counts days, but `resume.verifyAfterMinutes` counts minutes',
  ),
  'days that were made something else': due('saved.ageDays * 60 > resume.verifyAfterMinutes', 'counts days'),
  'days that were made minutes, and minutes that were made seconds': due(
    'saved.ageDays * 1440 > resume.verifyAfterMinutes * 60',
    '`resume.verifyAfterMinutes * 60` counts seconds',
  ),
  'a call that is given minutes for seconds': {
    file: flow,
    from: '"everySeconds": "constants.documentsPollSeconds"',
    to: '"everySeconds": "constants.coverMinutes"',
    code: 'unlike-units',
    says: 'everySeconds takes seconds, but `constants.coverMinutes` counts minutes',
  },
  'a button that waits for days': {
    file: flow,
    from: '"wait": { "seconds": "codeResendSeconds", "label": "verifyMobile.resendWait" }',
    to: '"wait": { "seconds": "codeResendDays", "label": "verifyMobile.resendWait" }',
    code: 'unlike-units',
    says: 'waits for codeResendDays, which counts days, not seconds',
  },
  'a number of loans that is compared with months': condition(
    '"when": "size(loans) == 0"',
    '"when": "size(loans) < constants.historyMonths"',
    'unlike-units',
    '`size(loans)` counts how many there are, but `constants.historyMonths` counts months',
  ),
  'a date as Americans write it': mobile(
    "now.date > '12/31/2026'",
    'unlike-units',
    "`'12/31/2026'` is not a date as they are written here",
  ),
  'a date of a field that is none': condition(
    '"when": "has(softPullForm.remainingLoanBalance)"',
    `"when": "has(softPullForm.remainingLoanBalance) && now.date > '2000-02-30'"`,
    'unlike-units',
    "`'2000-02-30'` is not a date",
  ),
  'fewer than none': condition(
    '"when": "size(loans) == 0"',
    '"when": "size(loans) == -1"',
    never,
    'noLoans never holds',
  ),
  'half of one': condition('"when": "size(loans) == 0"', '"when": "size(loans) == 0.5"', never, 'noLoans never holds'),
  'a list that is compared with nothing': condition(
    '"when": "size(loans) == 0"',
    '"when": "loans == null"',
    never,
    'noLoans never holds',
  ),
  'a month that there is not': mobile('now.month < 13', never, '`now.month < 13` in predicate isMobile always holds'),
  'something that is compared with itself': condition(
    '"when": "incomeEdit.index != null"',
    '"when": "incomeEdit.index == incomeEdit.index"',
    never,
    'editsIncome always holds',
  ),
  'two conditions that ask the same': {
    ...condition(
      `"when": "employmentFormData.incomeType == 'Other'"`,
      '"when": "incomeEdit.index != null"',
      'name-taken',
      'predicate editsIncome asks the same as incomeIsOther (the income is not employment)',
    ),
    at: '"editsIncome": {',
  },
  'what is divided by nothing': mobile('textsSent / 0 > 1', 'bad-expression', 'Nothing can be divided by 0'),
  'an item before the first': mobile('loans[-1] != null', 'bad-expression', 'A list has no item `-1`'),
  'a number that may be nothing': condition(
    '"when": "incomeEdit.index != null"',
    '"when": "incomeEdit.index > 0"',
    'bad-expression',
    '`>` cannot take null, which `incomeEdit.index` may be',
  ),
  'what was just found not to be there': condition(
    '!has(identityResult.success) || !identityResult.success',
    '!has(identityResult.success) && !identityResult.success',
    'bad-expression',
    '`identityResult.success` cannot be there, given what comes before it',
  ),
  'what is looked into where it is nothing': condition(
    'progressHistory != null && has(progressHistory.nextScreen) && progressHistory.nextScreen != null',
    'progressHistory != null || has(progressHistory.nextScreen)',
    'bad-expression',
    '`progressHistory` cannot be there, given what comes before it',
  ),
  'a failure by the status of success': late('200'),
  'a failure by no status': late('0'),
  'a failure by a status above all': late('600'),
  'a failure that only shares a word with the code': condition(
    "failure.status == 'TimeoutError'",
    "failure.status == 'Timeout'",
    'bad-expression',
    'asks for the failure "Timeout", which the code does not know',
  ),
  'a name of a step with hyphens': condition(
    "'CURRENT_ADDRESS_INFO', 'OfferSelection'",
    "'CURRENT-ADDRESS-INFO', 'OfferSelection'",
    'unknown-step',
    'CURRENT-ADDRESS-INFO is not a step',
  ),
  'a name of a step as the service writes others': condition(
    "progressHistory.nextScreen == 'OFF_RAMP'",
    "progressHistory.nextScreen == 'OffRamp'",
    'unknown-step',
    'OffRamp is not a step',
  ),
  'a view whose event is not handled': {
    file: flow,
    from: '        "addIncome": [{ "to": "EMPLOYMENT_AND_INCOME" }],\n',
    to: '',
    code: 'unhandled-event',
    says: 'pendingChecklist of step CHECKLIST_STATUS sends addIncome, which is not in its "on"',
    at: '        "pendingChecklist",',
  },
  'an event that no view of the step sends': {
    file: flow,
    from: '        "addIncome": [',
    to: '        "removeIncome": [{ "to": "EMPLOYMENT_AND_INCOME" }],\n        "addIncome": [',
    code: 'unsent-event',
    says: 'step CHECKLIST_STATUS handles removeIncome, which nothing on it sends',
  },
  'a field of a list that is listened to in all entries': {
    file: flow,
    from: '"change addresses.0.postalCode"',
    to: '"change addresses.postalCode"',
    code: 'unknown-field',
    says: 'listens to addresses.postalCode, but addresses is a list',
  },
  'a layout of one entry of a list': {
    file: flow,
    from: '"layouts": { "addresses": [',
    to: '"layouts": { "addresses.0": [',
    code: 'unknown-field',
    says: 'lays out addresses.0, but addresses is a list',
  },
  'a value that is looked into': {
    file: flow,
    from: '"with": { "zip": "event" }',
    to: '"with": { "zip": "event.value" }',
    code: 'bad-expression',
    says: '`event.value` looks into event, which is the new value of the field itself',
  },
  'a field that no item of a list has': {
    file: flow,
    from: 'itemAt(addressHistory, 0).moveInDate',
    to: 'itemAt(addressHistory, 0).movedInDate',
    code: 'bad-expression',
    says: 'There is no `movedInDate` in `itemAt(addressHistory, 0)`',
  },
  'a form that is filled with an item of another list': {
    file: flow,
    from: '"employmentFormData": "=itemAt(employments, event.index)"',
    to: '"employmentFormData": "=itemAt(otherIncomes, event.index)"',
    code: 'bad-expression',
    says: 'the entries of otherIncomes have no place here',
  },
  'a list that is replaced by another one with an item more': {
    file: flow,
    from: '=saved(otherIncomes, incomeFormData',
    to: '=saved(employments, incomeFormData',
    code: 'bad-expression',
    says: 'the entries of employments have no place here',
  },
  'a number that begins as nothing, and that nothing asks about': {
    file: flow,
    from: '"moreIncomeWanted": { "schema": { "type": "boolean" }, "initial": false }',
    to: '"moreIncomeWanted": { "schema": { "type": "boolean" } }',
    code: 'unwritten-data',
    says: 'slot moreIncomeWanted begins as null, which `moreIncomeWanted` cannot take',
  },
  'a slot that begins as nothing, and is only written piece by piece': {
    file: flow,
    from: '"addressEdit": { "schema": "data/editing.schema.json", "initial": { "index": null } }',
    to: '"addressEdit": { "schema": "data/editing.schema.json", "initial": null }',
    code: 'unwritten-data',
    says: 'slot addressEdit begins as null, which',
  },
  'a limit that is added in place of being taken away': {
    file: 'flows/refinance.json',
    from: 'licensePlateInfoResponse.year < now.year - constants.vehicleAgeYears',
    to: 'licensePlateInfoResponse.year < now.year + constants.vehicleAgeYears',
    code: 'written-limit',
    says: 'predicate vehicleTooOld means "more than {vehicleAgeYears}", but asks for the opposite',
  },
  'a comparison that is turned round': {
    file: 'flows/refinance.json',
    from: 'textsSent <= constants.codeResends',
    to: 'textsSent > constants.codeResends',
    code: 'written-limit',
    says: 'predicate canSendAgain means "fewer than {codeResends}", but asks for the opposite',
  },
  'another limit than the meaning names': {
    file: 'flows/refinance.json',
    from: '"when": "textsSent > constants.codeResends"',
    to: '"when": "textsSent > constants.codeResendSeconds"',
    code: 'written-limit',
    says: 'predicate textsUsedUp means something of {codeResends}, which it does not ask for',
  },
  'a value under the name of the one beside it': {
    file: 'flows/refinance.json',
    from: '"params": { "city": "place.city", "state": "place.state" }',
    to: '"params": { "city": "place.state", "state": "place.city" }',
    code: 'wrong-value',
    says: 'gives place.state for city, and state is beside it',
  },
  'years where months are meant, as texts beside the limit tell': {
    file: 'flows/refinance.json',
    from: '"historyMonths": 24',
    to: '"historyMonths": 2',
    code: 'unlike-units',
    says: 'historyMonths is 2, but "addressHistory.title" says',
  },
  'a number to call with a digit too few': {
    file: 'flows/refinance.json',
    from: '"phone": "(303) 555-0142"',
    to: '"phone": "(303) 555-014"',
    code: 'wrong-value',
    says: 'phone does not have the ten digits of a number',
  },
  'a name with a letter that nobody sees': {
    file: 'flows/refinance.json',
    from: '"notListed": [{ "to": "LENDER_INFO" }]',
    to: '"notListed": [{ "to": "LENDER_INFO\u200B" }]',
    code: 'bad-wording',
    says: 'has a character that nobody sees',
  },
  'a name of a failure that is asked whether it is more than a number': condition(
    '"failure.status == 500 && !failure.atField"',
    '"failure.status >= 500 && !failure.atField"',
    'bad-expression',
    "`failure.status >= 500` fails where failure.status is a text, such as 'BotRefused'",
  ),
  'a condition without its parentheses': condition(
    'failure.status == 401 && (contactData != null || identity != null)',
    'failure.status == 401 && contactData != null || identity != null',
    'bad-expression',
    'holds by one of its parts alone, since && joins more closely than ||',
  ),
  'a count that stays at one': condition(
    '"=verifyAgainTimes + 1"',
    '1',
    never,
    'verifyAgainTimes is only ever 0 or 1, so that `verifyAgainTimes > 1` never holds in verifyingTwice',
  ),
  'one text less than in the other places': {
    file: flow,
    from: `"call": "resendVerification",
          "with": { "textsLeft": "constants.codeResends + 1 - textsSent" }`,
    to: `"call": "resendVerification",
          "with": { "textsLeft": "constants.codeResends - textsSent" }`,
    // A third place.
    and: [
      {
        file: flow,
        from: '{ "call": "changeVerificationPhone", "save": "verification" },',
        to: `{ "call": "changeVerificationPhone", "save": "verification" },
        {
          "call": "resendVerification",
          "with": { "textsLeft": "constants.codeResends + 1 - textsSent" },
          "on": { "usedUp": [{ "stay": true }] }
        },
        { "set": { "textsSent": "=textsSent + 1" } },`,
      },
    ],
    code: 'wrong-value',
    says: 'and 2 other places give `constants.codeResends + 1 - textsSent`',
    at: '"textsLeft": "constants.codeResends - textsSent"',
  },
}
