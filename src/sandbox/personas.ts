/** The kinds of input that can have special cases. */
export type Entry = 'license plate' | 'model year' | 'phone ending in' | 'SSN ending in' | 'loan balance'

const define =
  (enter: Entry) =>
  <const Name extends string>(value: string, behavior: Name, outcome: string) => ({ enter, value, behavior, outcome })

const plate = define('license plate')
const year = define('model year')
const phone = define('phone ending in')
const ssn = define('SSN ending in')
const balance = define('loan balance')

/** Every special case of the sandbox. All other input takes the happy path. */
export const personas = [
  plate('NOTFOUND', 'findsNoPlate', 'the plate is not found'),
  plate('NOMATCH', 'matchesNoPlate', "the message is 'No plate match'"),
  plate('TENYEARS', 'isTenYearsOld', 'the vehicle is 10 years old, still good'),
  plate('TOOOLD', 'isTooOld', 'the vehicle is 11 years old'),
  plate('NOMODEL', 'lacksModel', 'the vehicle is found, but not its model'),
  plate('OLDYEAR', 'tellsOldYear', 'only the year of the vehicle is found, 11 years ago'),
  plate('NOTHING', 'tellsNothing', 'the vehicle is found, but without any details'),
  plate('FAILONCE', 'failsOnce', 'the lookup answers 500 on every other try, the first included'),
  plate('FAILS', 'fails', 'the lookup always answers 500'),
  plate('REFUSED', 'refuses', 'the lookup answers 422 with a message inside the message'),
  plate('SLOW', 'isSlow', 'the lookup takes two seconds'),
  plate('BOT401', 'seesBot', 'the lookup answers 401 and mentions the bot'),
  plate('BOT207', 'suspectsBot', "the lookup answers 207 and 'Seems like a bot.'"),
  plate('EMPTY207', 'saysEmpty', 'the lookup answers 207 with nothing useful'),
  plate('LATER', 'asksToWait', 'on every other try the lookup asks to retry in two seconds'),
  plate('OFFLINE', 'disconnects', 'the connection breaks during the lookup'),
  year('1992', 'failsOnce', 'the makes answer 500 on every other try, the first included'),
  phone('0101', 'sendsLink', 'on a mobile: an instant link is sent instead of a code'),
  phone('0102', 'failsValidate', 'identity fails when the phone check is validated'),
  phone('0103', 'failsComplete', 'identity fails when it is completed'),
  phone('0104', 'asksForPhone', 'on a mobile: the carrier does not know the number and asks for it'),
  phone('0105', 'hasNoIndividual', 'the person is not known, so the information is entered by hand'),
  phone('0106', 'completesNext', 'no challenge is required, so the information is entered by hand'),
  phone('0107', 'missesChallenge', 'the challenge asks for the date of birth again'),
  phone('0108', 'hasNoToken', 'the token for the phone check is missing'),
  phone('0109', 'failsText', 'the text message cannot be sent'),
  phone('0110', 'failsOnce', 'the identity start answers 500 on every other try, the first included'),
  phone('0111', 'fails', 'the identity start always answers 500'),
  phone('0112', 'refuses', 'the identity start answers 422 with a message inside the message'),
  phone('0113', 'isSlow', 'the identity start takes two seconds'),
  phone('0114', 'seesBot', 'the identity start answers 401 and mentions the bot'),
  phone('0115', 'suspectsBot', "the identity start answers 207 and 'Seems like a bot.'"),
  phone('0125', 'hidesPhone', 'the phone check does not repeat the number'),
  phone('0130', 'refusesChallenge', 'the personal data are refused with 422 and a message inside the message'),
  phone('0132', 'losesChallenge', 'the personal data always answer 503'),
  ssn('0116', 'hasNoLoans', 'the credit report has no car loan'),
  ssn('0117', 'hasNoAddress', 'the contact has no known address'),
  ssn('0118', 'losesAnswer', 'the contact is created, but the first answer is a 500'),
  ssn('0119', 'failsOnce', 'the contact creation answers 500 on every other try, the first included'),
  ssn('0120', 'hasNoScore', 'the soft pull fails: no offers, with the default score'),
  ssn('0121', 'hasNoOffers', 'low credit: no offers'),
  ssn('0122', 'refusesSummary', 'the credit report is refused with 422 and a message inside the message'),
  ssn('0123', 'losesProgress', 'the first progress of each application is not saved: a 500'),
  ssn('0124', 'forgetsScreen', 'the progress is known, but not the next screen'),
  ssn('0126', 'hasNoConnection', 'the documents site offers no connection to wait on'),
  ssn('0127', 'dropsContact', 'the contact is created, but the connection breaks before the first answer'),
  ssn('0128', 'refusesHub', 'the message hub rejects every client'),
  ssn('0129', 'losesRedirect', 'the first message of the documents site is not validated: a 503'),
  balance('1001', 'hasNoScore', 'the soft pull fails: no offers, with the default score'),
  balance('1002', 'hasNoOffers', 'low credit: no offers'),
  balance('1003', 'refuses', 'the offers are refused with 422 and a message inside the message'),
  balance('1004', 'fails', 'the offers always answer 500'),
  balance('1005', 'failsOnce', 'the offers answer 500 on every other try, the first included'),
  balance('1006', 'isSlow', 'the offers take two seconds'),
  balance('1007', 'dropsOffers', 'the offers are made, but the connection breaks before the first answer'),
  balance('1008', 'dropsAmounts', 'the amounts are saved, but the connection breaks before the first answer'),
  balance('1009', 'dropsActivation', 'the deal is activated, but the connection breaks before the first answer'),
  balance('1010', 'isVerySlow', 'the offers take twelve seconds'),
  balance('1011', 'withdrawsOffers', 'the offer that is chosen first is no longer available'),
]

/** An input that makes the sandbox behave in a special way, and the resulting outcome. */
type Persona = (typeof personas)[number]

/** The special behaviors of the sandbox's calls. */
export type Behavior = Persona['behavior']

/** Finds the persona for an input: a plate in any spelling, a whole phone number or SSN, or a balance in dollars. */
export function findPersona(enter: Entry, value: string | number): Persona | undefined {
  const text = String(value).replaceAll(/[\s-]/g, '').toUpperCase()
  const key = enter.endsWith('in') ? text.slice(-4) : text
  return personas.find((persona) => persona.enter === enter && persona.value === key)
}

/** Returns how the calls of somebody with this input behave; undefined if they take the happy path. */
export const behaviorOf = (enter: Entry, value: string | number): Behavior | undefined =>
  findPersona(enter, value)?.behavior

/** Formats the personas as an aligned Markdown table, for the terminal and the documentation. */
export function toPersonaTable(): string {
  const rows = [['enter', 'value', 'outcome'], ...personas.map(({ enter, value, outcome }) => [enter, value, outcome])]
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [...lines.slice(0, 1), rule, ...lines.slice(1)].join('\n')
}
