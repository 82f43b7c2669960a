import type { ProductFault } from './Fault.ts'

const zip = 'schemas/shared/zip.schema.json'
const lender = 'schemas/api/lender-details.request.schema.json'

const pattern = (to: string, says: string): ProductFault => ({
  file: zip,
  from: '"pattern": "^[0-9]{5}$"',
  to: `"pattern": "${to}"`,
  code: 'loose-pattern',
  says,
})

/** Patterns, kinds and names of data that are not what they seem, and letters that got lost beside the words. */
export const shapeFaults: Readonly<Record<string, ProductFault>> = {
  'a pattern without its ends': pattern('[0-9]{5}', 'also fits a text that only has such a part in it'),
  'a pattern without its end': pattern('^[0-9]{5}', 'also fits a text that only has such a part in it'),
  'a pattern of two ways that have one end each': pattern('^1|[0-9]$', 'also fits a text that only has such a part'),
  'a pattern that fits everything': pattern('^.*$', 'fits every text'),
  'a pattern with its end before': pattern('$[0-9]{5}^', 'fits nothing: ^ is the beginning of a text'),
  'a pattern between slashes': pattern('/^[0-9]{5}$/', 'stands between slashes'),
  'a rule of what is sent that is of no kind': {
    file: lender,
    from: '"accountNumber": {\n      "type": "string",',
    to: '"accountNumber": {',
    code: 'bad-schema',
    says: 'properties.accountNumber.minLength is a rule without a "type" beside it',
    at: '"minLength": 1,\n      "maxLength": 40',
  },
  'a list of what a service is sent that does not say what it holds': {
    file: 'schemas/api/individual.schema.json',
    from: '"items": {\n        "$ref": "identity-address.schema.json"\n      },\n      "minItems": 1',
    to: '"minItems": 1',
    code: 'missing-property',
    says: 'the list addresses does not say what it holds',
    at: '{\n      "type": "array",\n      "minItems": 1',
  },
  'what is saved, of no kind': {
    file: 'schemas/data/contact-data.schema.json',
    from: '"type": "string",',
    to: '',
    code: 'bad-schema',
    says: 'is a rule without a "type" beside it',
    at: '"minLength"',
  },
  'a slot that may hold anything': {
    file: 'flows/refinance.json',
    from: '"vehicleIsEdited": { "schema": { "type": "boolean" }',
    to: '"vehicleIsEdited": { "schema": {}',
    code: 'missing-property',
    says: 'slot vehicleIsEdited does not say what it holds',
  },
  'what is sent requires what it does not have': {
    file: lender,
    from: '"required": ["leadId",',
    to: '"required": ["leedId",',
    code: 'unknown-field',
    says: 'leedId is required, but is no property here',
  },
  'what is sent requires in one case what it does not have': {
    file: 'schemas/api/employment.schema.json',
    from: '"required": ["endDate"]',
    to: '"required": ["endDat"]',
    code: 'unknown-field',
    says: 'endDat is required, but is no property here',
  },
  'a slot requires what it does not have': {
    file: 'flows/refinance.json',
    from: '"required": ["isResumed"]',
    to: '"required": ["isResume"]',
    code: 'unknown-field',
    says: 'isResume is required, but is no property here',
  },
  'a partner with a letter that got lost': {
    file: 'deploy/partners.json',
    from: '"Example Auto"',
    to: '"Cr\uFFFDdit Auto"',
    code: 'bad-wording',
    says: 'has lost a letter',
  },
  'a meaning in another encoding': {
    file: 'flows/refinance.json',
    from: '"a phone is used"',
    to: '"a phone â€“ is used"',
    code: 'bad-wording',
    says: 'has letters that were read in another encoding',
  },
  'a description in another encoding': {
    file: lender,
    from: 'as entered by hand.',
    to: 'as entered â€“ by hand.',
    code: 'bad-wording',
    says: 'has letters that were read in another encoding',
  },
  'half of a character': {
    file: 'deploy/partners.json',
    from: '"Example Auto"',
    to: String.raw`"Example Auto \ud83d"`,
    code: 'bad-wording',
    says: 'has lost a letter',
  },
  'a name with a mark that turns its direction': {
    file: 'deploy/partners.json',
    from: '"Example Auto"',
    to: '"Example Auto\u200F"',
    code: 'bad-wording',
    says: 'has a character that nobody sees',
  },
  'a key with a character that nobody sees': {
    file: 'flows/environments.json',
    from: '"your-site-key"',
    to: '"your-site-key\u200B"',
    code: 'bad-wording',
    says: 'has a character that nobody sees',
  },
}
