import type { ProductFault } from './Fault.ts'

const spanish = 'flows/copy/es.json'
const english = 'flows/copy/en.json'

const copy = (file: string, from: string, to: string, code: string, says: string): ProductFault => ({
  file,
  from,
  to,
  code,
  says,
})
const inEnglish = 'reads as if it were written in another language, en'

/** Words that differ from those of another language, of which the newsletter has one. */
export const languageFaults: Readonly<Record<string, ProductFault>> = {
  'an English sentence in the Spanish file': copy(
    spanish,
    '"Elija una oferta estimada"',
    '"Choose an estimated offer"',
    'untranslated',
    `"offers.title" of es ${inEnglish}`,
  ),
  'an English word in the Spanish file': copy(spanish, '"Continuar"', '"Continue"', 'untranslated', inEnglish),
  'an English word in a Spanish sentence': copy(
    spanish,
    '"Elija una oferta estimada"',
    '"Elija una offer estimada"',
    'untranslated',
    inEnglish,
  ),
  'an English label in the Spanish file': copy(spanish, '"Nombre"', '"First name"', 'untranslated', inEnglish),
  'an English option in the Spanish file': copy(spanish, '"Visa de trabajo"', '"Work visa"', 'untranslated', inEnglish),
  'a Spanish sentence in the English file': copy(
    english,
    '"Please select a loan"',
    '"Elija un préstamo"',
    'untranslated',
    'of en reads as if it were written in another language, es',
  ),
  'a question without the mark before it': copy(
    spanish,
    '"¿Tiene preguntas?',
    '"Tiene preguntas?',
    'bad-wording',
    '"common.callUs" of es asks or exclaims without the mark before it',
  ),
  'an exclamation without the mark after it': copy(
    spanish,
    'ya está en la lista!"',
    'ya está en la lista"',
    'bad-wording',
    'of es asks or exclaims without the mark after it',
  ),
  'a translation with another number': copy(
    spanish,
    'exactamente 4 dígitos',
    'exactamente 6 dígitos',
    'written-limit',
    '"errors.code.digits" of es says 6, but pattern is ^[0-9]{4}$',
  ),
  'a translation that promises another time': copy(
    spanish,
    'en 3 a 6 meses',
    'en 2 a 6 meses',
    'other-placeholders',
    '"declinedLowScore.later" of es says 2, 6, but 3, 6 in en',
  ),
  'words of a pattern with a number that is spelled out': copy(
    english,
    'exactly 5 digits',
    'exactly nine digits',
    'written-limit',
    '"errors.zip.digits" of en says 9, but pattern is ^[0-9]{5}$',
  ),
  'words of an age with a number that is spelled out': copy(
    english,
    'at least 18 years old',
    'at least twenty-one years old',
    'written-limit',
    '"errors.adult" of en says 21, but minimumAge is 18',
  ),
  'a translation that does not count': copy(
    spanish,
    '{minutes, plural, one {Falta 1 minuto, más o menos} other {Faltan unos # minutos}}',
    'Faltan unos {minutes} minutos',
    'other-placeholders',
    'has no plural of {minutes}, but one in en',
  ),
}
