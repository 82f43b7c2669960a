import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type ImportedForm, type Problem, addSteps } from '../../engine/authoring.ts'
import { readCheckedFlow } from './readCheckedFlow.ts'
import { rememberByIdentity } from '../../engine/validation/remember.ts'
import { checkProject } from './mutants/checkProject.ts'

/** The replacements in each file, by its path below the project. */
type Edit = Readonly<Record<string, readonly (readonly [from: string, to: string])[]>>

const flow = 'flows/refinance.json'
const [english, spanish] = ['flows/copy/en.json', 'flows/copy/es.json']

const words = (key: string, en: string, es: string): Edit => ({
  [english]: [['  "thanks.startNew"', `  "${key}": "${en}",\n  "thanks.startNew"`]],
  [spanish]: [['  "thanks.startNew"', `  "${key}": "${es}",\n  "thanks.startNew"`]],
})

let remarks = 0

/** A text that a step shows from now on. */
const shown = (en: string, es: string, when = ''): Edit => {
  remarks += 1
  const [lead, key] = ['{ "text": "lender.lead", "style": "lead" }', `lender.remark${remarks}`]
  const shows = `{ ${when && `"when": "${when}", `}"text": "${key}", "style": "note" }`
  return { ...words(key, en, es), [flow]: [[lead, `${lead},\n        ${shows}`]] }
}

/** Several edits as one. */
const together = (...all: readonly Edit[]): Edit =>
  all.reduce<Record<string, Edit[string]>>((made, edit) => {
    for (const [path, each] of Object.entries(edit)) made[path] = [...(made[path] ?? []), ...each]
    return made
  }, {})

/** A condition under which such a text is shown, from its name to its `when`. */
const asked = (name: string, rest: string): Edit => {
  const edit = shown('You can also call us.', 'También puede llamarnos.', name)
  return {
    ...edit,
    [flow]: [...(edit[flow] ?? []), ['  "predicates": {', `  "predicates": {\n    "${name}": { ${rest} },`]],
  }
}

/** A constant, and a text that tells it. */
const constant = (name: string, value: string, en: string, es: string): Edit => {
  const edit = shown(en, es)
  return {
    ...edit,
    [flow]: [...(edit[flow] ?? []), ['"monthDays": 30,', `"monthDays": 30,\n    "${name}": ${value},`]],
  }
}

/** The place for a field of the lender form in what is sent to the service. */
const sent = (name: string, definition: string): Edit => ({
  'schemas/api/lender-details.request.schema.json': [
    ['    "accountNumber": {', `    "${name}": { ${definition} },\n    "accountNumber": {`],
  ],
})

/** A field of the lender’s form. */
const field = (definition: string, label: readonly [en: string, es: string], rest: Edit = {}): Edit => ({
  ...words('fields.added', ...label),
  ...rest,
  'schemas/forms/lender.schema.json': [
    ['    "accountNumber": {', `    "added": { "title": "fields.added", ${definition} },\n    "accountNumber": {`],
  ],
  ...sent('added', definition.replace(/, "errorMessage": \{[^}]*\}/, '')),
})

/** What authors do on a working day; `check` finds nothing wrong with any of it. */
const edits: Readonly<Record<string, Edit>> = {
  'an error has a code, which nobody enters': {
    'schemas/api/error.response.schema.json': [
      ['  "properties": {', '  "properties": {\n    "code": { "type": "string" },'],
    ],
  },
  'the rules of a shared field become a part of it': {
    'schemas/shared/line.schema.json': [
      [
        '  "type": "string",\n  "minLength": 1,\n  "maxLength": 120,\n  "pattern": "\\\\S",',
        '  "allOf": [{ "$ref": "#/definitions/text" }],',
      ],
      [
        '  "errorMessage": {',
        '  "definitions": { "text": { "type": "string", "minLength": 1, "maxLength": 120, "pattern": "\\\\S" } },\n  "errorMessage": {',
      ],
    ],
  },
  'a condition about something missing is put otherwise': {
    [flow]: [
      ['"means": "there are no offers yet"', '"means": "the offers are still to be asked for"'],
      ['"means": "the code could not be sent"', '"means": "sending the code failed"'],
      ['"means": "there is nothing to check the phone with"', '"means": "the token of the phone check is gone"'],
      ['"means": "a phone number was entered before"', '"means": "the phone number need not be entered again"'],
      ['"means": "a text was sent again {codeResends} times"', '"means": "no more texts can be sent"'],
      ['"means": "everything on the checklist is done"', '"means": "nothing on the checklist is open"'],
      ['"means": "the device is offline"', '"means": "the device has no connection"'],
      ['"means": "the visitor is taken for a program"', '"means": "the visitor is no human"'],
    ],
  },
  'a button waits for a limit of its own': {
    [flow]: [
      ['"codeResendSeconds": 30,', '"codeResendSeconds": 30,\n    "pauseSeconds": 45,'],
      [
        '"seconds": "codeResendSeconds", "label": "checkPhone.resendWait"',
        '"seconds": "pauseSeconds", "label": "checkPhone.resendWait"',
      ],
    ],
  },
  'a sentence is put otherwise in both languages': {
    [english]: [['"Choose an estimated offer"', '"Pick one of your offers"']],
    [spanish]: [['"Elija una oferta estimada"', '"Escoja una de sus ofertas"']],
  },
  'a typing mistake is mended in one language': {
    [english]: [['You can also answer later.', 'You can answer later, too.']],
  },
  'partners learn of a lead when another event is tracked': {
    'flows/partner-events.json': [['{ "tracked": "Lead Created" }', '{ "tracked": "Soft Pull Authorized" }']],
  },
  'a text gets bold words and a link': {
    [english]: [['"All of this is on your loan statement.', '"All of this is on your [loan statement]({privacyUrl}).']],
    [spanish]: [['"Todo esto está en su estado de cuenta.', '"Todo esto está en su [estado de cuenta]({privacyUrl}).']],
  },
  'a text counts': {
    [english]: [
      [
        'Lenders ask for {historyMonths} months',
        'Lenders ask for {historyMonths, plural, one{one month} other{# months}}',
      ],
    ],
    [spanish]: [
      [
        'Los prestamistas piden {historyMonths} meses',
        'Los prestamistas piden {historyMonths, plural, one{un mes} other{# meses}}',
      ],
    ],
  },
  'a translation counts where the original need not': {
    [spanish]: [
      [
        'Los prestamistas piden {historyMonths} meses',
        'Los prestamistas piden {historyMonths, plural, one{un mes} other{# meses}}',
      ],
    ],
  },
  'a translation need not count where the original has to': {
    [spanish]: [
      [
        '{minutes, plural, one {Falta 1 minuto, más o menos} other {Faltan unos # minutos}}',
        'Minutos que faltan: {minutes}',
      ],
    ],
  },
  'a text has an apostrophe, a quotation and an accent': {
    [english]: [['I don’t see my loan', 'I don\'t see \\"my\\" loan at Crédit Lyonnais']],
  },
  'a text waits with an ellipsis and has a parenthesis': {
    [english]: [['"Please select a loan"', '"Please select a loan (or none)..."']],
  },
  'a text asks and exclaims in Spanish': {
    [spanish]: [['"Elija una oferta estimada"', '"¿Lista? ¡Elija una oferta (estimada)!"']],
  },
  'a text has an address with a question mark, and a slash': {
    [english]: [
      ['"Please select a loan"', '"Please select a loan and/or see [all](https://www.example.com/loans?x=1)"'],
    ],
    [spanish]: [
      [
        '"errors.offer.required"',
        '"loanSelection.validation": "Elija un préstamo o vea [todos](https://www.example.com/loans?x=1)",\n  "errors.offer.required"',
      ],
      ['\n  "loanSelection.validation": "Elija un préstamo",', ''],
    ],
  },
  'a translation spells out a number': { [spanish]: [['en 3 a 6 meses', 'en tres a seis meses']] },
  'a label stays a word that both languages have': {
    [spanish]: [['"common.call": "Llamar al', '"common.call": "Tel.']],
  },
  'a name of a product stands in both languages': {
    ...words('loanSelection.kind', 'Prime Auto Loan', 'Prime Auto Loan'),
    [flow]: [
      [
        '{ "action": "notListed",',
        '{ "text": "loanSelection.kind", "style": "note" },\n        { "action": "notListed",',
      ],
    ],
  },
  'older cars are taken': { [flow]: [['"vehicleAgeYears": 10', '"vehicleAgeYears": 12']] },
  'more months of history are asked for': {
    [flow]: [['"historyMonths": 24', '"historyMonths": 36']],
    [english]: [
      ['Where you lived in the last two years', 'Where you lived in the last three years'],
      ['That covers two years', 'That covers three years'],
    ],
    [spanish]: [
      ['Dónde vivió en los últimos dos años', 'Dónde vivió en los últimos tres años'],
      ['Con eso cubre dos años', 'Con eso cubre tres años'],
    ],
  },
  'the phone number is another one': {
    [flow]: [
      ['(303) 555-0142', '(720) 555-0199'],
      ['+13035550142', '+17205550199'],
    ],
  },
  'the license line is another one': {
    [flow]: [['Example Auto Refinance, LLC, NMLS ID 0000000', 'Finch Lending, Inc., NMLS ID 1234567']],
  },
  'the terms are at another address': {
    [flow]: [['https://www.example.com/terms', 'https://www.example.org/terms-of-use']],
  },
  'codes can be asked for less often': {
    [flow]: [
      ['"codeResends": 5', '"codeResends": 3'],
      ['"codeResendSeconds": 30', '"codeResendSeconds": 60'],
    ],
  },
  'fields change their places': {
    [flow]: [
      [
        '["lenderName", "address", ["zipCode", "state"], "city",',
        '["lenderName", "address", "city", ["state", "zipCode"],',
      ],
    ],
  },
  'two fields share a row': {
    [flow]: [['"city", "phoneNumber", "accountNumber"]', '"city", ["phoneNumber", "accountNumber"]]']],
  },
  'a field becomes optional, also where it is sent': {
    'schemas/api/lender-details.request.schema.json': [[', "accountNumber"],', '],']],
    'schemas/forms/lender.schema.json': [
      [', "accountNumber"],', '],'],
      [',\n      "accountNumber": "errors.required"', ''],
    ],
  },
  'a field may be longer, also where it is sent': {
    'schemas/forms/lender.schema.json': [['"maxLength": 40', '"maxLength": 60']],
    'schemas/api/lender-details.request.schema.json': [['"maxLength": 40', '"maxLength": 60']],
  },
  'a button is shown no more': {
    [flow]: [
      [
        '    "contactRefused": { "means": "an application with other data was sent before", "when": "has(application.isTaken)" },\n',
        '',
      ],
      [
        '        { "when": "contactRefused", "action": "startOver", "label": "common.startOver", "style": "secondary" },\n',
        '',
      ],
      [
        '"submit": [{ "do": "createLead" }],\n        "startOver": [{ "reset": true, "to": "ENTER_LICENSE_PLATE" }]',
        '"submit": [{ "do": "createLead" }]',
      ],
      [
        '"editPersonalInfo": [{ "to": "YOUR_INFORMATION_MANUALLY" }],\n        "startOver": [{ "reset": true, "to": "ENTER_LICENSE_PLATE" }]',
        '"editPersonalInfo": [{ "to": "YOUR_INFORMATION_MANUALLY" }]',
      ],
    ],
  },
  'progress is saved at one more place': {
    [flow]: [
      [
        '"savesProgressTo": ["LOAN_SELECTION"],\n      "view": [\n        "knownAddress"',
        '"savesProgressTo": ["TWO_YEARS_ADDRESS_HISTORY", "LOAN_SELECTION"],\n      "view": [\n        "knownAddress"',
      ],
    ],
  },
  'a field gets a hint': {
    ...words('fields.lenderName.hint', 'Such as a bank or a credit union.', 'Por ejemplo, un banco o una cooperativa.'),
    'schemas/forms/lender.schema.json': [
      [
        '"title": "fields.lenderName",',
        '"title": "fields.lenderName",\n      "description": "fields.lenderName.hint",',
      ],
    ],
  },
  'an optional field is added': {
    ...words('fields.lenderEmail', 'Lender’s email', 'Correo del prestamista'),
    [flow]: [['"phoneNumber", "accountNumber"]', '"phoneNumber", "email", "accountNumber"]']],
    'schemas/forms/lender.schema.json': [
      [
        '    "accountNumber": {',
        '    "email": { "$ref": "../shared/email.schema.json", "title": "fields.lenderEmail" },\n    "accountNumber": {',
      ],
    ],
    ...sent('email', '"type": "string", "format": "email", "personal": true'),
  },
  'a button leads to a step that there is': {
    [flow]: [
      [
        '{ "action": "notListed",',
        '{ "action": "answerLater", "label": "common.answerLater", "style": "link" },\n        { "action": "notListed",',
      ],
      [
        '"notListed": [{ "to": "LENDER_INFO" }]',
        '"notListed": [{ "to": "LENDER_INFO" }],\n        "answerLater": [{ "to": "EMPLOYMENT_AND_INCOME" }]',
      ],
    ],
  },
  'a button has other words and another look': {
    [flow]: [
      ['"label": "common.answerLater", "style": "secondary"', '"label": "loanSelection.notListed", "style": "link"'],
    ],
  },
  'a text shows only sometimes': {
    [flow]: [
      [
        '{ "text": "lender.lead", "style": "lead" }',
        '{ "when": "balanceKnown", "text": "lender.lead", "style": "lead" }',
      ],
    ],
  },
  'an answer that is there spares the call': {
    [flow]: [
      [
        '        "enter": [{ "do": "checkDocuments" }],',
        '        "enter": [\n          { "when": "documentsAreIn", "stay": true },\n          { "call": "loadUploadStatus", "save": "documentsStatus" },\n          { "stay": true }\n        ],',
      ],
    ],
  },
  'a place is forgotten once it is used': {
    [flow]: [
      [
        '            "fill": { "addressForm.city": "=place.city", "addressForm.state": "=place.state" },\n            "say": { "message": "address.filled", "params": { "city": "place.city", "state": "place.state" } }\n          }',
        '            "fill": { "addressForm.city": "=place.city", "addressForm.state": "=place.state" },\n            "say": { "message": "address.filled", "params": { "city": "place.city", "state": "place.state" } }\n          },\n          { "set": { "place": null } }',
      ],
    ],
  },
  'a new condition leads elsewhere': {
    [flow]: [
      [
        '"submit": [{ "call": "saveLenderDetails" },',
        '"submit": [{ "when": "lenderIsAbroad", "stay": true }, { "call": "saveLenderDetails" },',
      ],
      [
        '  "predicates": {',
        '  "predicates": {\n    "lenderIsAbroad": { "means": "the lender is in Puerto Rico", "when": "lenderForm.state == \'PR\'" },',
      ],
    ],
  },
  'a condition has another name wherever it stands': { [flow]: [['vehicleTooOld', 'carIsTooOld']] },
  'a condition that misses something says so in other words': {
    [flow]: [
      ['"means": "there is nothing to check the phone with"', '"means": "the phone check has to be opened anew"'],
      ['"means": "no address is known"', '"means": "the addresses of the contact are all missing"'],
    ],
  },
  'a call that is refused leads elsewhere in one place': {
    [flow]: [
      [
        '"missing": [{ "reset": true, "to": "ENTER_LICENSE_PLATE" }],\n              "refused": [{ "to": "VERIFY_AGAIN" }]',
        '"missing": [{ "to": "VERIFY_AGAIN" }],\n              "refused": [{ "to": "VERIFY_AGAIN" }]',
      ],
    ],
  },
  'a slot counts at most so far': {
    [flow]: [['"minimum": 0 }, "initial": 0', '"minimum": 0, "maximum": 20 }, "initial": 0']],
  },
  'two buttons of a step lead to the same one': {
    [flow]: [
      [
        '{ "action": "didntReceive", "label": "verifyMobile.didntReceive", "style": "secondary" }',
        '{ "action": "didntReceive", "label": "verifyMobile.didntReceive", "style": "secondary" },\n        { "action": "enterByHand", "label": "yourInfo.enterByHand", "style": "link" }',
      ],
      [
        '"leave": [{ "forget": ["verificationCode", "identity.authToken"] }]',
        '"enterByHand": [{ "to": "YOUR_INFORMATION_MANUALLY" }],\n        "leave": [{ "forget": ["verificationCode", "identity.authToken"] }]',
      ],
    ],
  },
  'a case of a text is dropped that names nobody else': {
    [spanish]: [['recaptchaEnterprise {Protegido por reCAPTCHA} ', '']],
  },
  'a place that was found is filled in together with its street': {
    [flow]: [
      [
        '"fill": { "lenderForm.city": "=place.city"',
        '"fill": { "lenderForm.city": "=place.city", "lenderForm.address": "=place.city"',
      ],
    ],
  },
  'a condition asks for one of two': {
    [flow]: [['"when": "contactData != null" }', '"when": "contactData != null || visit.isResumed" }']],
  },
  'a text has another name wherever it stands': {
    [flow]: [['"lender.title"', '"lender.heading"']],
    [english]: [['"lender.title"', '"lender.heading"']],
    [spanish]: [['"lender.title"', '"lender.heading"']],
  },
  'a step comes later on the progress bar': {
    [flow]: [['"title": "lender.title",\n      "progress": 70', '"title": "lender.title",\n      "progress": 72']],
  },
  'something more is tracked': {
    [flow]: [
      ['"notListed": [{ "to": "LENDER_INFO" }]', '"notListed": [{ "track": "Loan Not Listed", "to": "LENDER_INFO" }]'],
      [
        '    "Phone Link Clicked": {',
        '    "Loan Not Listed": { "properties": ["step", "device"] },\n    "Phone Link Clicked": {',
      ],
    ],
  },
  'a dialog asks before': {
    ...words('loanSelection.sure', 'Is it none of these?', '¿No es ninguno de estos?'),
    [flow]: [
      [
        '"notListed": [{ "to": "LENDER_INFO" }]',
        '"notListed": [{ "dialog": "sure" }],\n        "really": [{ "to": "LENDER_INFO" }]',
      ],
      [
        '      "on": {\n        "enter": [\n          {\n            "when": "noLoans",',
        '      "dialogs": {\n        "sure": {\n          "title": "loanSelection.sure",\n          "text": "loanSelection.lead",\n          "buttons": [{ "action": "really", "label": "loanSelection.notListed", "style": "primary" }]\n        }\n      },\n      "on": {\n        "enter": [\n          {\n            "when": "noLoans",',
      ],
    ],
  },
  'a pattern asks for a single character, or for a beginning': {
    'schemas/forms/lender.schema.json': [
      ['"maxLength": 40,', '"maxLength": 40,\n      "pattern": "[A-Z0-9]",'],
      ['"maxLength": "errors.invalid"', '"maxLength": "errors.invalid", "pattern": "errors.invalid"'],
    ],
  },
  'a rule is stricter than what is sent has to be': {
    'schemas/shared/city.schema.json': [['"maxLength": 60', '"maxLength": 50']],
    'schemas/shared/vehicle-year.schema.json': [['"minimum": 1900', '"minimum": 1980']],
  },
  'a pattern knows two ways': {
    'schemas/shared/zip.schema.json': [['^[0-9]{5}$', '^(?:[0-9]{5}|00[0-9]{3})$']],
  },
  'a pattern may be left empty, or begins as it has to': {
    'schemas/forms/lender.schema.json': [
      ['"maxLength": 40,', '"maxLength": 40,\n      "pattern": "^(?:[A-Z]{2})?[0-9]+$|^NONE$",'],
      ['"maxLength": "errors.invalid"', '"maxLength": "errors.invalid", "pattern": "errors.invalid"'],
    ],
  },
  'a field is drawn as its kind is': { 'schemas/shared/amount.schema.json': [['"input": "currency",', '']] },
  'a choice is shown as cards': { 'schemas/shared/residency.schema.json': [['"input": "select"', '"input": "radio"']] },
  'a name has a letter with an accent, and a dash': {
    'deploy/partners.json': [['Example Auto', 'Crédit Âge – São José']],
    [flow]: [
      [
        'the car is more than {vehicleAgeYears} years old"',
        'the car – “a classic” – is over {vehicleAgeYears} years old"',
      ],
    ],
  },
  'a section takes longer': { 'flows/sections.json': [['"from": 56, "minutes": 3', '"from": 56, "minutes": 4']] },
  'a test environment talks to another host': {
    'flows/environments.json': [['https://api.qa.example.com/', 'https://api.staging.example.com/v2/']],
  },
  'an option is added, also where it is sent': {
    ...words('residency.Student', 'Student visa', 'Visa de estudiante'),
    'schemas/shared/residency.schema.json': [['"WorkVisa"', '"WorkVisa", "Student"']],
    'schemas/api/contact-request.schema.json': [['"WorkVisa"', '"WorkVisa", "Student"']],
  },
  'an option is offered no more': {
    'schemas/shared/residence-type.schema.json': [['"Parents", "Boards", "Military"', '"Parents", "Military"']],
    [english]: [['  "residenceType.Boards": "I board",\n', '']],
    [spanish]: [['  "residenceType.Boards": "Alquilo un cuarto",\n', '']],
  },
  'an amount has another highest value': {
    ...words('errors.amount.most', 'Please enter a smaller amount', 'Ingrese un importe menor'),
    'schemas/shared/amount.schema.json': [
      ['"maximum": 10000000', '"maximum": 9000000'],
      ['"errors.amount.maximum"', '"errors.amount.most"'],
    ],
  },
  'a step without a form is put between two others': {
    [english]: [
      ['  "thanks.startNew"', '  "pause.title": "One moment",\n  "pause.go": "Go on now",\n  "thanks.startNew"'],
    ],
    [spanish]: [
      ['  "thanks.startNew"', '  "pause.title": "Un momento",\n  "pause.go": "Seguir ahora",\n  "thanks.startNew"'],
    ],
    [flow]: [
      [
        '"submit": [{ "call": "saveLenderDetails" }, { "to": "EMPLOYMENT_AND_INCOME" }]',
        '"submit": [{ "call": "saveLenderDetails" }, { "to": "PAUSE" }]',
      ],
      [
        '    "EMPLOYMENT_AND_INCOME": {\n      "title"',
        `    "PAUSE": {
      "title": "pause.title",
      "progress": 75,
      "view": [{ "action": "go", "label": "pause.go", "style": "primary" }],
      "on": { "go": [{ "to": "EMPLOYMENT_AND_INCOME" }] }
    },
    "EMPLOYMENT_AND_INCOME": {
      "title"`,
      ],
    ],
  },
  'a partner has more origins, and no brand': {
    'deploy/partners.json': [
      [
        '["https://www.example-auto.com"] }',
        '["https://www.example-auto.com", "https://cars.example-auto.com"] },\n    { "name": "Finch Motors", "origins": ["https://finch.example.com"] }',
      ],
    ],
  },
  'a partner has a brand': {
    'deploy/partners.json': [
      [
        '"origins": ["https://www.example-auto.com"]',
        '"origins": ["https://www.example-auto.com"], "brand": { "primaryColor": "#0a5bd3" }',
      ],
    ],
  },
  'a test environment has nothing told to analytics': {
    'flows/environments.json': [
      ['"analytics": [\n      {\n        "adapter": "sandbox"\n      }\n    ]', '"analytics": []'],
    ],
  },
  'a test environment tells analytics twice': {
    'flows/environments.json': [
      [
        '{\n        "adapter": "sandbox"\n      }\n    ]',
        '{\n        "adapter": "sandbox"\n      },\n      {\n        "adapter": "dataLayer"\n      }\n    ]',
      ],
    ],
  },
  'buttons change their order, and a text moves to the end': {
    [flow]: [
      [
        '{ "text": "softPull.lead", "style": "lead" },\n        "contactSummary",\n        "calculatorHelp",',
        '"contactSummary",\n        "calculatorHelp",\n        { "text": "softPull.lead", "style": "lead" },',
      ],
    ],
  },
  'a field takes one of two kinds': {
    'schemas/data/vehicle.schema.json': [
      [
        '"makeName": {\n      "type": "string"',
        '"makeName": {\n      "anyOf": [{ "type": "string", "maxLength": 60 }, { "type": "string", "pattern": "^[A-Z]+$" }]',
      ],
    ],
  },
  'words have apostrophes that quote nothing': {
    [english]: [['I don’t see my loan', "I don't see my lender's loan"]],
  },
  'words agree with a number that stands before them': {
    [english]: [
      [
        'other {# more months}}.',
        'other {# more months}} of {months, plural, one {this address} other {these addresses}}.',
      ],
    ],
    [spanish]: [
      [
        'other {faltan # meses más}}.',
        'other {faltan # meses más}} de {months, plural, one {esta dirección} many {estas direcciones} other {estas direcciones}}.',
      ],
    ],
  },
  'the pages of a partner are on many hosts': {
    'deploy/partners.json': [
      [
        '["https://www.example-auto.com"]',
        '["https://www.example-auto.com", "https://m.example-auto.com:8443", "https://loans.example-auto.co.uk"]',
      ],
    ],
  },
  'an environment for tests has a port of its own': {
    'flows/environments.json': [['https://api.qa.example.com/', 'https://api.qa.example.com:8080/']],
  },
  'what is set may be undone in one case': {
    [flow]: [
      [
        '{ "set": { "employmentAndIncomeAdded": true } },',
        '{ "set": { "employmentAndIncomeAdded": true } },\n          { "when": "noIncomeAdded", "set": { "employmentAndIncomeAdded": false } },',
      ],
    ],
  },
  'an object takes nothing but what it lists': {
    'schemas/data/place.schema.json': [
      ['"required": ["city", "state"],', '"additionalProperties": false,\n  "required": ["city", "state"],'],
    ],
  },
  'links change their places with their words': {
    [english]: [
      [
        'the [SMS terms]({smsTermsUrl}), the [privacy policy]({privacyUrl}) and the [terms of use]({termsUrl})',
        'the [terms of use]({termsUrl}), the [SMS terms]({smsTermsUrl}) and the [privacy policy]({privacyUrl})',
      ],
    ],
  },
  'words count with none, one and many': {
    [english]: [
      [
        'Lenders ask for {historyMonths} months',
        'Lenders ask for {historyMonths, plural, =0{no months} one{one month} other{# months}}',
      ],
    ],
    [spanish]: [
      [
        'Los prestamistas piden {historyMonths} meses',
        'Los prestamistas piden {historyMonths, plural, =0{ningún mes} one{un mes} other{# meses}}',
      ],
    ],
  },
  'a condition is made of two others': {
    [flow]: [
      [
        '"submit": [{ "call": "saveLenderDetails" },',
        '"submit": [{ "when": "lenderIsFarOff", "stay": true }, { "call": "saveLenderDetails" },',
      ],
      [
        '  "predicates": {',
        `  "predicates": {
    "lenderIsFarOff": { "means": "the lender is far away", "anyOf": ["lenderInPuertoRico", "lenderInAlaska"] },
    "lenderInPuertoRico": { "means": "the lender is in Puerto Rico", "when": "lenderForm.state == 'PR'" },
    "lenderInAlaska": { "means": "the lender is in Alaska", "when": "lenderForm.state == 'AK'" },`,
      ],
    ],
  },
  'a call may take longer': { [flow]: [['"timeoutSeconds": 60', '"timeoutSeconds": 90']] },
  'a value is written that is not an expression': {
    [flow]: [
      [
        '"addMore": [{ "set": { "moreIncomeWanted": true } }',
        '"addMore": [{ "set": { "moreIncomeWanted": true, "vehicleIsEdited": false } }',
      ],
    ],
  },
  'a slot begins as nothing, and what reads it asks': {
    [flow]: [
      [
        '"moreIncomeWanted": { "schema": { "type": "boolean" }, "initial": false }',
        '"moreIncomeWanted": { "schema": { "type": "boolean" } }',
      ],
      ['"when": "moreIncomeWanted" }', '"when": "moreIncomeWanted != null && moreIncomeWanted" }'],
    ],
  },
  'nobody is to come back to an end': {
    [flow]: [
      [
        '"title": "thankYou.title",\n      "progress": 100,\n      "resumable": true',
        '"title": "thankYou.title",\n      "progress": 100,\n      "resumable": false',
      ],
    ],
  },
  'a text tells the hours by another clock': shown('We are here 9 a.m. to 5 p.m.', 'Estamos de 9 a 17 h.'),
  'a text is open all day': shown('We are here 24/7.', 'Estamos aquí las 24 horas.'),
  'a translation adds kilometers': shown('Up to 90,000 miles', 'Hasta 90,000 millas (unos 145,000 km)'),
  'a translation writes a date in digits': shown('Until Dec. 31, 2026', 'Hasta el 31/12/2026'),
  'a link leads to the page in its language': shown(
    'Read our [guide](https://www.example.com/en/guide?print).',
    'Lea nuestra [guía](https://www.example.com/es/guia?print).',
  ),
  'a text is the name of a site': shown('annualcreditreport.com', 'annualcreditreport.com'),
  'a text is a footnote': shown('** With automatic payments.', '** Con pagos automáticos.'),
  'a text exclaims twice': shown('Great news!!', '¡¡Buenas noticias!!'),
  'a text has two spaces between sentences, and a dash of two hyphens': shown(
    'Call us.  We help -- gladly.',
    'Llámenos.  Ayudamos -- con gusto.',
  ),
  'a clause has a list of letters': shown(
    'You agree that: a) you own it, b) it runs.',
    'Acepta que: a) es suyo, b) anda.',
  ),
  'a Spanish word is that for "everything"': shown('READ EVERYTHING.', 'LEA TODO.'),
  'a name has a word twice': shown('Our office is in Walla Walla.', 'Nuestra oficina está en Walla Walla.'),
  'a phrase has a word twice': shown('You can sign in in another tab.', 'Puede entrar en otra pestaña.'),
  'an amount has a sign before its placeholder': constant(
    'feeDollars',
    '75',
    'A fee of ${feeDollars}.',
    'Un costo de ${feeDollars}.',
  ),
  'a rate has a fraction': constant('lowestRate', '5.49', 'From {lowestRate}% APR', 'Desde {lowestRate}% APR'),
  'a fee is nothing': constant('feeAmount', '0', 'Our fee: {feeAmount}', 'Nuestro costo: {feeAmount}'),
  'a rate has three digits behind its point': shown('Rates begin at 5.125% APR.', 'Las tasas comienzan en 5.125% APR.'),
  'a share is more than the whole': constant('valuePercent', '125', 'Up to {valuePercent}%', 'Hasta {valuePercent}%'),
  'hours are told in words': constant('officeHours', '"9–5"', 'Open: {officeHours}', 'Abierto: {officeHours}'),
  'the number has letters': {
    [flow]: [
      ['(303) 555-0142', '1-800-555-CARS'],
      ['+13035550142', '+18005552277'],
    ],
  },
  'the number has an extension': {
    [flow]: [
      ['(303) 555-0142', '(303) 555-0142, ext. 3'],
      ['+13035550142', '+13035550142,3'],
    ],
  },
  'a page is called an error': { [english]: [['"Oops..."', '"Error"']] },
  'a text names a thing by its color and its words': shown(
    'Press the green button “Continue”.',
    'Pulse el botón verde “Continuar”.',
  ),
  'a dash stands for what is unknown': {
    [english]: [['"No offer chosen yet"', '"—"']],
    [spanish]: [['"Aún no eligió una oferta"', '"—"']],
  },
  'a message of one language is that of a similar one': {
    [english]: [['"Invalid email format"', '"Please enter a valid email"']],
  },
  'a translation has an abbreviation after a number': {
    [spanish]: [
      ['{minutes, plural, one {Falta 1 minuto, más o menos} other {Faltan unos # minutos}}', 'Quedan {minutes} min'],
    ],
  },
  'a translation spells an abbreviation out': {
    [spanish]: [['"vehicle.vin": "VIN"', '"vehicle.vin": "Número de identificación del vehículo (VIN)"']],
  },
  'a translation tells the English term': shown(
    'A soft credit pull does not affect your score.',
    'Una consulta suave (soft credit pull) no afecta su “score”.',
  ),
  'a translation has words that Spanish has borrowed': shown('Online or by email', 'Online o por email'),
  'a translation has a name in English': shown(
    'Supervised by the Department of the Treasury',
    'Supervisado por el Department of the Treasury',
  ),
  'a text has names of Spanish cities': shown('Los Angeles, Las Vegas', 'Los Ángeles, Las Vegas'),
  'a Spanish text begins as French ones do': shown('We write. We call.', 'Le escribimos. Le llamamos.'),
  'a text is for those who read Spanish': shown('Se habla español', 'Se habla español'),
  'an option is a single letter': shown('X', 'X'),
  'a condition asks for one of a list that is there': asked(
    'lenderOffshore',
    `"means": "the lender is in Alaska, in Hawaii, or in Puerto Rico", "when": "has(lenderForm.state) && lenderForm.state in ['AK', 'HI', 'PR']"`,
  ),
  'a condition says one thing and denies another': asked(
    'addressKept',
    '"means": "an address is known, and the visit is not a new one", "when": "addressContactResponse != null && visit.isResumed"',
  ),
  'a condition denies that a limit is passed': asked(
    'historyShort',
    '"means": "the addresses do not cover more than {historyMonths} months", "when": "addressMonths(addressHistory, now.date, constants.monthDays) <= constants.historyMonths"',
  ),
  'a condition is named after what is missing': asked(
    'selectedOfferGone',
    '"means": "no offer is selected", "when": "selectedOffer == null"',
  ),
  'the contrary of a condition comes first': {
    [flow]: [
      [
        '{ "when": "wantsMoreIncome", "dialog": "moreIncomeAdded" },\n        { "dialog": "enoughIncome" }',
        '{ "when": "noMoreIncome", "dialog": "enoughIncome" },\n        { "dialog": "moreIncomeAdded" }',
      ],
      [
        '  "predicates": {',
        '  "predicates": {\n    "noMoreIncome": { "means": "no more income is to be added", "not": "wantsMoreIncome" },',
      ],
    ],
  },
  'a sum is written in another order': {
    [flow]: [
      [
        '"isMobile": "device.isMobile",\n            "textsLeft": "constants.codeResends + 1 - textsSent"',
        '"isMobile": "device.isMobile",\n            "textsLeft": "1 + constants.codeResends - textsSent"',
      ],
    ],
  },
  'what is filled in is said by an instruction of its own': {
    [flow]: [
      [
        '"lenderForm.state": "=place.state" },\n            "say"',
        '"lenderForm.state": "=place.state" }\n          },\n          {\n            "say"',
      ],
    ],
  },
  'a dialog asks before something is discarded': {
    ...words('lender.discard', 'Discard what you typed?', '¿Descartar lo que escribió?'),
    [flow]: [
      [
        '"answerLater": [{ "to": "EMPLOYMENT_AND_INCOME" }]\n      }\n    },\n    "EMPLOYMENT_AND_INCOME"',
        '"answerLater": [{ "dialog": "discard" }],\n        "keepEditing": [{ "stay": true }],\n        "cancelEdit": [{ "to": "EMPLOYMENT_AND_INCOME" }]\n      },\n      "dialogs": {\n        "discard": {\n          "title": "lender.discard",\n          "text": "lender.lead",\n          "buttons": [\n            { "action": "keepEditing", "label": "common.cancel", "style": "secondary" },\n            { "action": "cancelEdit", "label": "common.answerLater", "style": "primary" }\n          ]\n        }\n      }\n    },\n    "EMPLOYMENT_AND_INCOME"',
      ],
    ],
  },
  'a button and a component stand at the top and at the end': {
    [flow]: [
      [
        '{ "text": "lender.lead", "style": "lead" }',
        '{ "action": "answerLater", "label": "common.answerLater", "style": "link" },\n        { "text": "lender.lead", "style": "lead" }',
      ],
      ['        "pendingChecklist",\n', '        "callUs",\n        "pendingChecklist",\n'],
    ],
  },
  'a part of the product is shown no more': { [flow]: [['        "celebration",\n', '']] },
  'a button leads back to the start to change an answer': {
    ...words('offers.otherCar', 'Use another car', 'Usar otro auto'),
    [flow]: [
      [
        '{ "text": "offers.note", "style": "note" }',
        '{ "text": "offers.note", "style": "note" },\n        { "action": "otherCar", "label": "offers.otherCar", "style": "link" }',
      ],
      [
        '"submit": [\n          { "set": { "choiceRepeated"',
        '"otherCar": [{ "to": "ENTER_LICENSE_PLATE" }],\n        "submit": [\n          { "set": { "choiceRepeated"',
      ],
    ],
  },
  'an end is added': {
    ...words('notServed.title', 'We are not in your state yet', 'Todavía no estamos en su estado'),
    [flow]: [
      [
        '    "IDENTITY_FAILED": {',
        '    "NOT_SERVED": {\n      "title": "notServed.title",\n      "progress": 100,\n      "back": "bar",\n      "ending": "deadEnd",\n      "view": ["callUs", { "action": "restart", "label": "identityFailed.restart", "style": "secondary" }],\n      "on": { "restart": [{ "reset": true, "to": "ENTER_LICENSE_PLATE" }] }\n    },\n    "IDENTITY_FAILED": {',
      ],
      [
        '"submit": [\n          { "when": "mileageTooHigh"',
        '"submit": [\n          { "when": "notServed", "to": "NOT_SERVED" },\n          { "when": "mileageTooHigh"',
      ],
      [
        '  "predicates": {',
        `  "predicates": {\n    "notServed": { "means": "the plate is of Hawaii", "when": "has(licensePlateInfoForm.plateState) && licensePlateInfoForm.plateState == 'HI'" },`,
      ],
    ],
  },
  'an amount has a limit that its words round': {
    ...words('errors.amount.most', 'The amount must be less than $1 million', 'El importe debe ser menor de $1 millón'),
    'schemas/shared/amount.schema.json': [
      ['"maximum": 10000000', '"maximum": 1000000'],
      ['"errors.amount.maximum"', '"errors.amount.most"'],
    ],
  },
  'a pattern has parts, and its words the whole': field(
    '"type": "string", "pattern": "^[0-9]{4}-[0-9]{6}$", "errorMessage": { "pattern": "errors.added" }',
    ['Loan number', 'Número del préstamo'],
    {
      [english]: [
        [
          '  "thanks.startNew"',
          '  "fields.added": "Loan number",\n  "errors.added": "It has 10 digits, such as 2048-123456",\n  "thanks.startNew"',
        ],
      ],
      [spanish]: [
        [
          '  "thanks.startNew"',
          '  "fields.added": "Número del préstamo",\n  "errors.added": "Tiene 10 dígitos, por ejemplo 2048-123456",\n  "thanks.startNew"',
        ],
      ],
    },
  ),
  'a field has the message of a field of its kind': field(
    '"type": "string", "pattern": "^[0-9]{5}$", "personal": true, "errorMessage": { "pattern": "errors.zip.digits" }',
    ['Postcode of the mailbox', 'Código postal del buzón'],
  ),
  'several hosts for messages and for the phone check': {
    'flows/environments.json': [
      [
        '    "documentsUrl"',
        '    "messageHubUrls": "https://hub1.example.com https://hub2.example.com/messages",\n    "documentsUrl"',
      ],
      [
        '"adapter": "prove",',
        '"adapter": "prove",\n      "backendUrls": "https://device1.example.com https://device2.example.com",',
      ],
    ],
  },
  'one environment for tests has an address of the other': {
    'flows/environments.json': [['"dev": {', '"dev": {\n    "messageHubUrls": "https://hub.qa.example.com",']],
  },
  'two environments for tests share a host': {
    'flows/environments.json': [
      [
        '  "qa": {',
        '  "demo": {\n    "apiBaseUrl": "https://api.qa.example.com/",\n    "documentsUrl": "documents.html",\n    "identityProvider": { "adapter": "sandbox" },\n    "botCheck": { "adapter": "sandbox" },\n    "analytics": [],\n    "errorTracking": { "adapter": "sandbox" }\n  },\n  "qa": {',
      ],
    ],
  },
  'tests run on the computer of a developer': {
    'flows/environments.json': [
      [
        '  "qa": {',
        '  "e2e": {\n    "apiBaseUrl": "http://localhost:4100/",\n    "documentsUrl": "documents",\n    "identityProvider": { "adapter": "sandbox" },\n    "botCheck": { "adapter": "sandbox" },\n    "analytics": [],\n    "errorTracking": { "adapter": "sandbox" }\n  },\n  "qa": {',
      ],
    ],
  },
  'tests reach a host of the company': {
    'flows/environments.json': [['https://api.qa.example.com/', 'https://10.20.1.5:8443/']],
  },
  'a condition is named with a word of the step that is meant otherwise': {
    [flow]: [
      ['"when": "isMobile"', '"when": "usesPhone"'],
      ['"isMobile": { "means"', '"usesPhone": { "means"'],
    ],
  },
  'a text has the number of a timeout': shown('Looking takes 5 seconds.', 'Mirar toma 5 segundos.'),
  'a condition has a number of its own, which a limit also holds': asked(
    'longThere',
    '"means": "the addresses go back more than 24 months", "when": "addressMonths(addressHistory, now.date, constants.monthDays) > 24"',
  ),
  'each language has its mailbox': shown(
    '[Write to us](mailto:help@example.com) at any time.',
    '[Escríbanos](mailto:ayuda@example.com) cuando quiera.',
  ),
  'all paths of the API have its version': { 'flows/api.json': [['"path": "', '"path": "v2/']] },
  'a path of the API has its version': { 'flows/api.json': [['"path": "lender"', '"path": "v2/lender"']] },
  'a text has a number that a limit of something else has': {
    [english]: [['Rates and', 'An offer is valid for 30 days. Rates and']],
    [spanish]: [['La tasa y el pago pueden', 'Una oferta vale 30 días. La tasa y el pago pueden']],
  },
  'a limit in months stands beside texts about another one': {
    ...words('income.jobs', 'Less than {jobMonths} months so far.', 'Menos de {jobMonths} meses hasta ahora.'),
    [flow]: [
      ['"monthDays": 30,', '"monthDays": 30,\n    "jobMonths": 12,'],
      [
        '{ "text": "lender.lead", "style": "lead" }',
        '{ "text": "lender.lead", "style": "lead" },\n        { "text": "income.jobs", "style": "note" }',
      ],
    ],
  },
  'a dead end starts over, and sets something before it leads to the start': {
    [flow]: [
      [
        '"stay": true }],\n        "startOver": [{ "reset": true, "to": "ENTER_LICENSE_PLATE" }]',
        '"stay": true }],\n        "startOver": [{ "reset": true }, { "set": { "vehicleIsEdited": true } }, { "to": "ENTER_LICENSE_PLATE" }]',
      ],
    ],
  },
  'messages are alike in English, and name no field': {
    [english]: [
      ['"Current monthly payment is required"', '"Please enter an amount"'],
      ['"Remaining loan balance is required"', '"Please enter an amount"'],
    ],
  },
  'an ending starts over before something is set': {
    [flow]: [
      [
        '"on": { "restart": [{ "reset": true, "to": "ENTER_LICENSE_PLATE" }] }',
        '"on": {\n        "restart": [\n          { "reset": true },\n          { "set": { "application.loanApplicationId": "=uuid()" }, "to": "ENTER_LICENSE_PLATE_MANUALLY" }\n        ]\n      }',
      ],
    ],
  },
  'a button is shown only while what it reads is there': {
    ...words('nextSteps.forgetOffer', 'Note the rate', 'Anotar la tasa'),
    [flow]: [
      [
        '{ "action": "checklist", "label": "nextSteps.checklist", "style": "link" },',
        '{ "when": "offerPicked", "action": "noteRate", "label": "nextSteps.forgetOffer", "style": "link" },\n        { "when": "rateNoted", "text": "offers.note", "style": "note" },\n        { "action": "checklist", "label": "nextSteps.checklist", "style": "link" },',
      ],
      [
        '"checklist": [{ "to": "CHECKLIST_STATUS" }]',
        '"checklist": [{ "to": "CHECKLIST_STATUS" }],\n        "noteRate": [{ "set": { "notedRate": "=selectedOffer.rate" }, "stay": true }]',
      ],
      [
        '  "predicates": {',
        '  "predicates": {\n    "offerPicked": { "means": "an offer is picked", "when": "selectedOffer != null" },\n    "rateNoted": { "means": "the rate was noted", "when": "notedRate > 0" },',
      ],
      ['  "data": {', '  "data": {\n    "notedRate": { "schema": { "type": "number" }, "initial": 0 },'],
    ],
  },
  'withdrawn offers are counted where all else starts over': {
    ...words('offers.often', 'Offers change often these days.', 'Las ofertas cambian mucho estos días.'),
    [flow]: [
      ['"offersRenewed": true', '"offersRenewed": true,\n                    "withdrawals": "=withdrawals + 1"'],
      [
        '{ "when": "offersWithdrawn", "text": "offers.withdrawn" },',
        '{ "when": "offersWithdrawn", "text": "offers.withdrawn" },\n        { "when": "withdrawnOften", "text": "offers.often" },',
      ],
      [
        '  "predicates": {',
        '  "predicates": {\n    "withdrawnOften": { "means": "offers were withdrawn twice or more", "when": "withdrawals >= 2" },',
      ],
      ['  "data": {', '  "data": {\n    "withdrawals": { "schema": { "type": "integer" }, "initial": 0 },'],
    ],
  },
  'a condition asks for what a limit has decided': {
    ...words('offers.large', 'Large loans take a day longer.', 'Los préstamos grandes tardan un día más.'),
    [flow]: [
      [
        '{ "when": "offersWithdrawn", "text": "offers.withdrawn" },',
        '{ "when": "offersWithdrawn", "text": "offers.withdrawn" },\n        { "when": "loanIsLarge", "text": "offers.large" },',
      ],
      [
        '          { "call": "saveLoanInformation" },',
        '          { "set": { "isLarge": "=softPullForm.remainingLoanBalance >= constants.largeLoan" } },\n          { "call": "saveLoanInformation" },',
      ],
      [
        '  "predicates": {',
        '  "predicates": {\n    "loanIsLarge": { "means": "{largeLoan} dollars or more are owed", "when": "isLarge" },',
      ],
      ['"monthDays": 30,', '"monthDays": 30,\n    "largeLoan": 40000,'],
      ['  "data": {', '  "data": {\n    "isLarge": { "schema": { "type": "boolean" }, "initial": false },'],
    ],
  },
  'a slot of the schema of others is used otherwise and begins otherwise': {
    ...words('lender.otherTip', 'Another tip', 'Otro consejo'),
    [flow]: [
      [
        '{ "action": "answerLater", "label": "common.answerLater", "style": "secondary" },\n        { "when": "contactKnown"',
        '{ "when": "firstTip", "action": "otherTip", "label": "lender.otherTip", "style": "link" },\n        { "action": "answerLater", "label": "common.answerLater", "style": "secondary" },\n        { "when": "contactKnown"',
      ],
      [
        '"answerLater": [{ "to": "EMPLOYMENT_AND_INCOME" }]',
        '"otherTip": [{ "set": { "tipShown.index": 1 }, "stay": true }],\n        "answerLater": [{ "to": "EMPLOYMENT_AND_INCOME" }]',
      ],
      [
        '  "predicates": {',
        '  "predicates": {\n    "firstTip": { "means": "the first tip is shown", "when": "tipShown.index == 0" },',
      ],
      [
        '  "data": {',
        '  "data": {\n    "tipShown": { "schema": "data/editing.schema.json", "initial": { "index": 0 } },',
      ],
    ],
  },
  'a short text has a word that both languages know': {
    [english]: [['other {Protected by a bot check}', 'other {Robot check}']],
  },
  'a button tells to go on where somebody is': shown('Go on here', 'Seguir aquí'),
  'a dialog asks once more for what a button says': {
    ...words('checklist.sure', 'Finish for now?', '¿Terminar por ahora?'),
    [flow]: [
      [
        '"finish": [{ "to": "OFF_RAMP" }]',
        '"finish": [{ "dialog": "sure" }],\n        "really": [{ "to": "OFF_RAMP" }],\n        "notYet": [{ "stay": true }]',
      ],
      [
        '      "on": {\n        "enter": [{ "do": "checkDocuments" }],',
        '      "dialogs": {\n        "sure": {\n          "title": "checklist.sure",\n          "text": "checklist.lead",\n          "buttons": [\n            { "action": "really", "label": "checklist.finish", "style": "primary" },\n            { "action": "notYet", "label": "common.cancel", "style": "secondary" }\n          ]\n        }\n      },\n      "on": {\n        "enter": [{ "do": "checkDocuments" }],',
      ],
    ],
  },
  'a flag is raised by the button that sends and by the one that does not': {
    ...words('income.lenderSeen', 'We have asked about your lender.', 'Ya preguntamos por su prestamista.'),
    [flow]: [
      [
        '"submit": [{ "call": "saveLenderDetails" }, { "to": "EMPLOYMENT_AND_INCOME" }],\n        "answerLater": [{ "to"',
        '"submit": [{ "call": "saveLenderDetails" }, { "set": { "sawLender": true } }, { "to": "EMPLOYMENT_AND_INCOME" }],\n        "answerLater": [{ "set": { "sawLender": true } }, { "to"',
      ],
      ['  "data": {', '  "data": {\n    "sawLender": { "schema": { "type": "boolean" }, "initial": false },'],
      [
        '  "predicates": {',
        '  "predicates": {\n    "lenderSeen": { "means": "the lender was asked for", "when": "sawLender" },',
      ],
      [
        '{ "text": "income.lead", "style": "lead" },',
        '{ "text": "income.lead", "style": "lead" },\n        { "when": "lenderSeen", "text": "income.lenderSeen", "style": "note" },',
      ],
    ],
  },
  'one of two steps says itself what a procedure says': {
    [flow]: [
      [
        '"submit": [{ "do": "startPhoneCheck" }],\n        "edit"',
        '"submit": [\n          { "when": "isMobile", "forget": ["verifyYourIdentity.phone"] },\n          { "call": "startIdentity", "with": { "isMobile": "device.isMobile" }, "save": "identity" },\n          { "when": "isMobile", "to": "VERIFY_MOBILE_NUMBER" },\n          { "to": "VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE" }\n        ],\n        "edit"',
      ],
    ],
  },
  'one of two steps with the same form does more': {
    [flow]: [
      [
        '"submit": [{ "do": "startPhoneCheck" }],\n        "startOver"',
        '"submit": [{ "do": "countAgain" }, { "do": "startPhoneCheck" }],\n        "startOver"',
      ],
      [
        '    "startPhoneCheck": {',
        '    "countAgain": {\n      "means": "another check of the phone is counted",\n      "do": [{ "track": "Phone Checked Again" }]\n    },\n    "startPhoneCheck": {',
      ],
      [
        '    "Phone Link Clicked": {',
        '    "Phone Checked Again": { "properties": ["step", "device"] },\n    "Phone Link Clicked": {',
      ],
    ],
  },
  'addresses can be given later': {
    [flow]: [
      [
        '"finish": [{ "do": "saveAddresses" }],',
        '"finish": [{ "do": "saveAddresses" }],\n        "answerLater": [{ "to": "LOAN_SELECTION" }],',
      ],
      [
        '{ "when": "contactKnown", "text": "history.saved", "style": "note" }\n      ],\n      "form": [\n        {\n          "when": "editsCurrentAddress"',
        '{ "action": "answerLater", "label": "common.answerLater", "style": "link" },\n        { "when": "contactKnown", "text": "history.saved", "style": "note" }\n      ],\n      "form": [\n        {\n          "when": "editsCurrentAddress"',
      ],
    ],
  },
  'a condition of its own is asked when a step opens, before something is fetched': {
    [flow]: [
      [
        '        "enter": [\n          {\n            "when": "noLoans",',
        '        "enter": [\n          { "when": "lenderIsInHawaii", "to": "LENDER_INFO" },\n          {\n            "when": "noLoans",',
      ],
      [
        '  "predicates": {',
        `  "predicates": {\n    "lenderIsInHawaii": { "means": "the lender is in Hawaii", "when": "has(lenderForm.state) && lenderForm.state == 'HI'" },`,
      ],
    ],
  },
  'a mistake is told before the answers are sent': {
    ...words('errors.lender.us', 'Please enter another lender', 'Escriba otro prestamista'),
    [flow]: [
      [
        '"submit": [{ "call": "saveLenderDetails" },',
        '"submit": [\n          { "when": "lenderIsUs", "issue": { "field": "lenderName", "message": "errors.lender.us" } },\n          { "call": "saveLenderDetails" },',
      ],
      [
        '  "predicates": {',
        `  "predicates": {\n    "lenderIsUs": { "means": "we are the lender", "when": "lenderForm.lenderName == 'Example Auto Refinance'" },`,
      ],
    ],
  },
  'what comes back by a start-up writes more': {
    [flow]: [
      [
        '    { "when": "verificationIsDue", "to": "VERIFY_AGAIN" },',
        '    { "when": "isMobile", "set": { "vehicleIsEdited": false } },\n    { "when": "verificationIsDue", "set": { "verifyAgainTimes": 0 }, "to": "VERIFY_AGAIN" },',
      ],
    ],
  },
  'a text stands beside the way out of a refusal': {
    ...words('review.refused', 'You can begin again at any time.', 'Puede empezar de nuevo cuando quiera.'),
    [flow]: [
      [
        '{ "text": "review.lead", "style": "lead" },',
        '{ "text": "review.lead", "style": "lead" },\n        { "when": "contactRefused", "text": "review.refused", "style": "note" },',
      ],
    ],
  },
  'a limit leads elsewhere, and refuses nowhere': {
    [flow]: [
      [
        '"submit": [{ "call": "saveLenderDetails" },',
        '"submit": [{ "when": "ratherOld", "to": "EMPLOYMENT_AND_INCOME" }, { "call": "saveLenderDetails" },',
      ],
      [
        '  "predicates": {',
        '  "predicates": {\n    "ratherOld": { "means": "the car is more than {ratherOldYears} years old", "when": "has(manualLicensePlateInfoForm.year) && manualLicensePlateInfoForm.year < now.year - constants.ratherOldYears" },',
      ],
      ['"monthDays": 30,', '"monthDays": 30,\n    "ratherOldYears": 8,'],
    ],
  },
  'two steps have the same title in all languages': {
    [english]: [['"lender.title": "Your current lender"', '"lender.title": "Your current address"']],
    [spanish]: [['"lender.title": "Su prestamista actual"', '"lender.title": "Su dirección actual"']],
  },
  'a short text has no period where its translation has one': {
    [english]: [['"No offer chosen yet"', '"Nothing chosen yet"']],
    [spanish]: [['"Aún no eligió una oferta"', '"Aún no eligió una oferta."']],
  },
  'something else is kept of another person': {
    [flow]: [["['dateOfBirth', 'isConsentSelected']) : omit", "['dateOfBirth']) : omit"]],
  },
  'a button loads the list of its step again': {
    ...words('checklist.reload', 'Reload the list', 'Actualizar la lista'),
    [flow]: [
      ['"addIncome": [{ "to"', '"reload": [{ "to": "CHECKLIST_STATUS" }],\n        "addIncome": [{ "to"'],
      [
        '        "pendingChecklist",',
        '        "pendingChecklist",\n        { "action": "reload", "label": "checklist.reload", "style": "link" },',
      ],
    ],
  },
  'a button that shows offers again enters its step': {
    [flow]: [
      [
        '"on": {\n        "enter": [\n          {\n            "when": "offersMissing"',
        '"on": {\n        "showAgain": [{ "to": "OFFER_SELECTION" }],\n        "enter": [\n          {\n            "when": "offersMissing"',
      ],
      [
        '{ "text": "offers.note", "style": "note" }',
        '{ "action": "showAgain", "label": "form.tryAgain", "style": "link" },\n        { "text": "offers.note", "style": "note" }',
      ],
    ],
  },
  'a link leads back to what was seen before': {
    ...words('lender.seeLoans', 'See the loans on my report', 'Ver los préstamos de mi informe'),
    [flow]: [
      [
        '"submit": [{ "call": "saveLenderDetails" }',
        '"seeLoans": [{ "to": "LOAN_SELECTION" }],\n        "submit": [{ "call": "saveLenderDetails" }',
      ],
      [
        '{ "text": "lender.lead", "style": "lead" },',
        '{ "text": "lender.lead", "style": "lead" },\n        { "action": "seeLoans", "label": "lender.seeLoans", "style": "link" },',
      ],
    ],
  },
  'a phone goes another way than a computer': {
    [flow]: [
      [
        '"notListed": [{ "to": "LENDER_INFO" }]',
        '"notListed": [{ "when": "isMobile", "to": "EMPLOYMENT_AND_INCOME" }, { "to": "LENDER_INFO" }]',
      ],
    ],
  },
  'a complete person is known by two conditions': {
    [flow]: [
      [
        '"individualKnown": {',
        '"personKnown": { "means": "all of the personal data are known", "allOf": ["individualKnown", "personComplete"] },\n    "individualKnown": {',
      ],
      ['{ "when": "personComplete", "stay": true }', '{ "when": "personKnown", "stay": true }'],
    ],
  },
  'a section is taken up by the one before': {
    'flows/sections.json': [
      [
        '    { "name": "offer", "from": 46, "minutes": 1 },\n    { "name": "details", "from": 56, "minutes": 3 },',
        '    { "name": "offer", "from": 46, "minutes": 4 },',
      ],
    ],
    [english]: [['  "app.section.details": "Your details",\n', '']],
    [spanish]: [['  "app.section.details": "Sus datos",\n', '']],
  },
  'two labels beside each other get other words': {
    [english]: [
      ['"fields.city": "City"', '"fields.city": "Town"'],
      ['"fields.state": "State"', '"fields.state": "State or territory"'],
    ],
    [spanish]: [
      ['"fields.city": "Ciudad"', '"fields.city": "Población"'],
      ['"fields.state": "Estado"', '"fields.state": "Estado o territorio"'],
    ],
  },
  'a word without a mark is another word': {
    [english]: [['"Only your documents are left"', '"Your documents alone are left"']],
    [spanish]: [['"Solo faltan sus documentos"', '"Aun así, solo faltan sus documentos"']],
  },
  'a label is an abbreviation in both languages': {
    [english]: [['"finalOffer.items.gap": "GAP coverage"', '"finalOffer.items.gap": "GAP"']],
    [spanish]: [
      [
        /"finalOffer.items.gap": "[^"]*"/.exec(readFileSync(spanish, 'utf8'))?.[0] ?? '',
        '"finalOffer.items.gap": "GAP"',
      ],
    ],
  },
  'a text has a hashtag': shown('Follow #refinance for advice.', 'Siga #refinance para recibir consejos.'),
  'a placeholder has a sign behind it': {
    [english]: [['"amount.monthly": "{amount} a month"', '"amount.monthly": "{amount}/month"']],
    [spanish]: [['"amount.monthly": "{amount} al mes"', '"amount.monthly": "{amount}/mes"']],
  },
  'another constant has an address below one that there is': constant(
    'smsPrivacyUrl',
    '"https://www.example.com/privacy/sms"',
    'Read our [privacy policy for texts]({smsPrivacyUrl}).',
    'Lea nuestra [política para mensajes]({smsPrivacyUrl}).',
  ),
  'a text is open from nine to five, by another clock': shown(
    'We call you (Mon–Fri, 9–5).',
    'Le llamamos (lun–vie, 9–17).',
  ),
  'a screen is covered after two hours': { [flow]: [['"coverMinutes": 15', '"coverMinutes": 120']] },
  'a share has a fraction': { [flow]: [['"sameLoanPercent": 10', '"sameLoanPercent": 2.5']] },
  'a month has 31 days': { [flow]: [['"monthDays": 30', '"monthDays": 31']] },
  'a least amount is a thousand, in digits': {
    'schemas/shared/amount.schema.json': [['"minimum": 1,', '"minimum": 1000,']],
    [english]: [['The amount must be at least $1"', 'The amount must be at least $1,000"']],
    [spanish]: [['$1"', '$1,000"']],
  },
  'a least amount is a thousand, in words': {
    'schemas/shared/amount.schema.json': [['"minimum": 1,', '"minimum": 1000,']],
    [english]: [['The amount must be at least $1"', 'The amount must be at least 1 thousand dollars"']],
    [spanish]: [['$1"', '1 mil dólares"']],
  },
  'a section has the name of what another one leads to': {
    [english]: [['"app.section.documents": "Documents"', '"app.section.documents": "Final offer"']],
    [spanish]: [['"app.section.documents": "Documentos"', '"app.section.documents": "Oferta final"']],
  },
  'a section has another name': {
    [english]: [['"app.section.offer": "Your offer"', '"app.section.offer": "Your rate"']],
    [spanish]: [['"app.section.offer": "Su oferta"', '"app.section.offer": "Su tasa"']],
  },
  'a section begins later': { 'flows/sections.json': [['"from": 86', '"from": 90']] },
  'partners are told one number only': {
    'flows/partner-events.json': [['["application.loanApplicationId", ', '[']],
  },
  'the API of prod has its version in its address': {
    'flows/environments.json': [['"https://api.example.com/"', '"https://api.example.com/v1/"']],
  },
  'a word of the original is a word of its translation, too': shown(
    'You can ask for another auto loan.',
    'Puede pedir otro préstamo de auto.',
  ),
  'a verb has a mark in the past only': together(
    shown('An adviser called.', 'Un asesor llamó.'),
    shown('Somebody else called.', 'Otra persona llamó.'),
    shown('Nobody has called yet.', 'Nadie llamó todavía.'),
    shown('Or I call myself.', 'O llamo yo.'),
  ),
  'a name has a mark of its owner': shown('GAP coverage by ACME® Protect™.', 'La cobertura GAP es de ACME® Protect™.'),
  'a translation ends with an abbreviation': shown(
    'You live in the whole of the United States',
    'Usted vive en todo el territorio de EE. UU.',
  ),
  'inches have one mark': shown('A label of 5\\" is enough.', 'Basta una etiqueta de 5\\".'),
  'a text has an address for mail with capitals': shown(
    'Write to Help@Example.com, or call.',
    'Escriba a Help@Example.com, o llame.',
  ),
  'a link has a host with capitals': shown(
    'See [our page](https://www.Example.Com/Help).',
    'Vea [nuestra página](https://www.Example.Com/Help).',
  ),
  'a text has abbreviations': shown(
    'Open Mon.–Fri. in the U.S. only, e.g. in Colorado.',
    'Abierto de lun. a vie. solo en EE. UU., p. ej. en Colorado.',
  ),
  'a translation has the name of an association': shown(
    'We are a member of the Better Business Bureau.',
    'Somos miembros de la Better Business Bureau.',
  ),
  'a translation has the name of a bank with small words': shown(
    'We work with Bank of the West and others.',
    'Trabajamos con Bank of the West y otros.',
  ),
  'a translation quotes the words of the original': shown(
    'Ask for the “proof of income” letter.',
    'Pida la carta llamada “proof of income”.',
  ),
  'a text says one thing and its contrary': shown('Open the letter, then close it.', 'Abra la carta y luego ciérrela.'),
  'two labels have other words for start and end': {
    [english]: [
      ['"fields.startDate": "Start date"', '"fields.startDate": "First day"'],
      ['"fields.endDate": "End date"', '"fields.endDate": "Until"'],
    ],
    [spanish]: [
      ['"fields.startDate": "Fecha de inicio"', '"fields.startDate": "Primer día"'],
      ['"fields.endDate": "Fecha final"', '"fields.endDate": "Hasta"'],
    ],
  },
  'names are asked for in other words': {
    [english]: [
      ['"fields.firstName": "First name"', '"fields.firstName": "Given name"'],
      ['"fields.lastName": "Last name"', '"fields.lastName": "Family name"'],
    ],
    [spanish]: [
      ['"fields.firstName": "Nombre"', '"fields.firstName": "Nombres"'],
      ['"fields.lastName": "Apellido"', '"fields.lastName": "Apellidos"'],
    ],
  },
  'two pages of the lawyers move': {
    [flow]: [
      ['https://www.example.com/terms"', 'https://www.example.com/legal/terms-of-use"'],
      ['https://www.example.com/privacy"', 'https://www.example.com/legal/notice"'],
    ],
  },
  'two rules of a date have one message': {
    'schemas/shared/past-date.schema.json': [
      ['"notInFuture": "errors.date.future"', '"notInFuture": "errors.date.valid"'],
    ],
  },
  'a part of the product is shown at another step, too': {
    [flow]: [['["spinner", { "action": "enterByHand"', '["spinner", "callUs", { "action": "enterByHand"']],
  },
  'a pattern has letters, digits and a dash': {
    'schemas/forms/lender.schema.json': [
      ['"maxLength": 40,', '"maxLength": 40,\n      "pattern": "^(?:Acc|ad)?[A-Za-z0-9-]+$",'],
      ['"maxLength": "errors.invalid"', '"maxLength": "errors.invalid",\n        "pattern": "errors.invalid"'],
    ],
  },
  'a pattern has a backslash before its digit': {
    'schemas/shared/zip.schema.json': [['^[0-9]{5}$', '^\\\\d{5}$']],
  },
  'a limit in hours is told': constant(
    'callBackHours',
    '48',
    'We call back within {callBackHours} hours.',
    'Le llamamos en {callBackHours} horas.',
  ),
  'both languages tell the number of somebody else': shown(
    'Call Equifax at (888) 298-0045, too.',
    'Llame también a Equifax al (888) 298-0045.',
  ),
  'a translation has a word with letters of another language': shown(
    'We work with “Société Générale” and Curaçao Bank.',
    'Trabajamos con «Société Générale» y Curaçao Bank.',
  ),
  'a new option has a code that another word begins with': {
    'schemas/shared/state.schema.json': [['"VT",', '"VI",\n    "VT",']],
    'schemas/api/us-state.schema.json': [['"VT",', '"VI",\n    "VT",']],
    [english]: [['  "states.VT"', '  "states.VI": "U.S. Virgin Islands",\n  "states.VT"']],
    [spanish]: [['  "states.VT"', '  "states.VI": "Islas Vírgenes de EE. UU.",\n  "states.VT"']],
  },
  'the privacy policy has a host of its own': {
    [flow]: [['"https://www.example.com/privacy"', '"https://legal.example-loans.com/privacy"']],
  },
  'a text thanks twice': {
    [english]: [['"Thank you, your application is with us"', '"Thank you. Thank you very much!"']],
    [spanish]: [['"Gracias, ya tenemos su solicitud"', '"Gracias. ¡Muchas gracias!"']],
  },
  'a text has a space at which no line breaks, and a dash': {
    [english]: [['than a minute.",\n  "softPull.waiting"', 'than a\u00A0minute – or two.",\n  "softPull.waiting"']],
    [spanish]: [
      ['menos de un minuto.",\n  "softPull.waiting"', 'menos de un\u00A0minuto – o dos.",\n  "softPull.waiting"'],
    ],
  },
  'a header is called otherwise by the service': {
    'flows/api.json': [
      ['"X-Correlation-Id"', '"X-Request-Id"'],
      ['"X-Bot-Token"', '"CF-Bot-Token"'],
      ['"Idempotency-Key"', '"idempotency-key"'],
    ],
  },
  'the progress is saved by PATCH': {
    'flows/api.json': [['"method": "PUT"', '"method": "PATCH"']],
  },
  'browsers fill in phones with the country, too': {
    'schemas/shared/phone.schema.json': [['"tel-national"', '"tel"']],
    'schemas/forms/employment.schema.json': [['work tel-national"', 'work tel"']],
  },
  'the forms give a shared field its label, each its own': {
    'schemas/shared/city.schema.json': [['  "title": "fields.city",\n', '']],
    ...Object.fromEntries(
      ['forms/address', 'forms/previous-address', 'shared/identity-address'].map((name) => [
        `schemas/${name}.schema.json`,
        [
          [
            '"$ref": "../shared/city.schema.json"',
            '"$ref": "../shared/city.schema.json",\n      "title": "fields.city"',
          ],
        ],
      ]),
    ),
  },
  'a meaning tells its limit before what is counted': {
    [flow]: [
      [
        '"the addresses cover less than {historyMonths} months"',
        '"less than {historyMonths} months of addresses are known"',
      ],
    ],
  },
  'a step stays under each condition': {
    [flow]: [
      [
        '"to": "CURRENT_ADDRESS_INFO_MANUALLY" },\n          { "stay": true }',
        '"to": "CURRENT_ADDRESS_INFO_MANUALLY" },\n          { "when": "addressKnown", "stay": true },\n          { "stay": true }',
      ],
    ],
  },
  'a partner is called nearly as another one': {
    'deploy/partners.json': [
      [
        '"origins": ["https://www.example-auto.com"] }',
        '"origins": ["https://www.example-auto.com"] }, { "name": "Example Auto Group", "origins": ["https://www.example-auto-group.com"] }',
      ],
    ],
  },
  'a file is written with tabs': { [flow]: [['  ', '\t']] },
  'a file ends its lines as Windows does': { [english]: [['\n', '\r\n']] },
  'a file begins with a byte-order mark': { [spanish]: [['{\n  "', '\uFEFF{\n  "']] },
}

/** Edits that leave each other's places alone, which are checked together. */
const batches = Object.values(edits).reduce<readonly (readonly Edit[])[]>((made, edit) => {
  const found = made.find((batch) => batch.length < 25 && isApart(batch, edit))
  return [...made.filter((batch) => batch !== found), [...(found ?? []), edit]]
}, [])

/** Returns what is found with an edit: nothing if nothing is found in its batch or a part of it; else what it has by itself. */
function findAt(edit: Edit, batch: readonly Edit[]): readonly Problem[] {
  const problems = checkBatch(batch)
  if (problems.length === 0 || batch.length === 1) return problems
  const [first, second] = halve(batch)
  return findAt(edit, first.includes(edit) ? first : second)
}

const halve = rememberByIdentity((batch: readonly Edit[]) => {
  const middle = Math.ceil(batch.length / 2)
  return [batch.slice(0, middle), batch.slice(middle)] as const
})

it.each(Object.entries(edits))('check has nothing to say when %s', (_, edit) => {
  expect(findAt(edit, batches.find((batch) => batch.includes(edit)) ?? [edit])).toEqual([])
})

it('check has nothing to say when Spanish is the first language', () => {
  const text = readFileSync(flow, 'utf8').replace('"language": "en"', '"language": "es"')
  expect(checkProject({ [flow]: text })).toEqual([])
})

it('check has nothing to say of a translation with a word that another one has, too', () => {
  const text = readFileSync(english, 'utf8').replaceAll('Complete"', 'Terminé"').replaceAll('Checking', 'Terminé')
  const problems = checkProject({ 'flows/copy/fr.json': text })
  expect(problems.filter(({ file }) => file === spanish)).toEqual([])
})

const linked = readCheckedFlow(flow)

/** A page with one question, as an author adds it before writing its words. */
const question: ImportedForm = {
  left: [],
  pages: [
    {
      name: 'ASK_SOMETHING',
      title: 'TODO: title',
      schema: {
        type: 'object',
        properties: { answer: { type: 'string', maxLength: 100, title: 'TODO: label' } },
        required: ['answer'],
        errorMessage: { required: { answer: 'TODO: message' } },
      },
    },
  ],
}

/** The steps whose primary button leads on, without a condition and without a dialog. */
const followed = Object.keys(linked.definition.steps).filter((step) => {
  const last = linked.written.steps[step]?.on['submit']?.at(-1)
  return last?.to !== undefined || (last?.do !== undefined && last.do !== 'offerToAddIncome')
})

it.each(followed)('check asks only for words when a step is added after %s', (step) => {
  const { files } = addSteps(linked, question, step, 'ASK_SOMETHING')
  const problems = checkProject(Object.fromEntries(files.map(({ path, text }) => [path, text])))
  expect(problems.filter(({ code }) => code !== 'bad-wording')).toEqual([])
})

it('no step can be added after one whose primary button opens a dialog', () => {
  expect(() => addSteps(linked, question, 'EMPLOYMENT_AND_INCOME', 'ASK_SOMETHING')).toThrow(
    'The primary button of EMPLOYMENT_AND_INCOME opens a dialog of that step',
  )
})

/**
 * Checks whether an edit replaces nothing that the edits of a batch replace or change. What only adds lines to a place leaves
 * it there for the next; what replaces several places at once may be anywhere in the others.
 */
function isApart(batch: readonly Edit[], edit: Edit): boolean {
  const texts = toTexts(batch)
  const isAlone = (one: Edit) =>
    Object.entries(one).some(([path, all]) => all.some(([from]) => readFileSync(path, 'utf8').split(from).length > 2))
  if (batch.length > 0 && [edit, ...batch].some(isAlone)) return false
  return Object.entries(edit).every(([path, replacements]) =>
    replacements.every(
      ([from, to]) =>
        (texts[path] ?? readFileSync(path, 'utf8')).includes(from) &&
        !batch.some((one) =>
          one[path]?.some(([taken, put]) => taken === from && !(isAddition(from, to) && isAddition(taken, put))),
        ),
    ),
  )
}

/** Checks whether a replacement keeps what was there, and only adds lines. */
function isAddition(from: string, to: string): boolean {
  return to.startsWith(`${from}\n`) || to.startsWith(`${from},\n`) || to.endsWith(`,\n${from}`)
}

const checkBatch = rememberByIdentity((batch: readonly Edit[]) => checkProject(toTexts(batch)))

/** Returns the texts of all edited files, by path; throws if an edit has nothing to replace. */
function toTexts(batch: readonly Edit[]): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {}
  for (const [path, replacements] of batch.flatMap((edit) => Object.entries(edit)))
    texts[path] = replace(path, texts[path] ?? readFileSync(path, 'utf8'), replacements)
  return texts
}

/** Returns a text after replacing every occurrence; throws where there is none. */
function replace(path: string, before: string, replacements: Edit[string]): string {
  return replacements.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`${path} does not say ${from}`)
    return text.replaceAll(from, to)
  }, before)
}
