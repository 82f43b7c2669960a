import type { Loose } from '../../../definition/Loose.ts'
import { toClauses } from '../../../definition/predicates.ts'
import type { Finding } from '../../../definition/FlowContext.ts'
import type { CombinedPredicate, FlowDefinition } from '../../../definition/index.ts'
import { toPlace } from '../../../expressions/toFacts.ts'
import { type Advice, isAmong, toNameWords } from '../Advice.ts'

/** Words with which a meaning may ask for less than a limit, or deny something. */
export const lesser =
  /\b(?:less|fewer|under|below|within|last|ago|until|before|yet|still|only|up to|at most|younger|newer|left|no|not|nothing|nor|never|without|too)\b|n[’']t\b/i

/** Words that carry no meaning of their own, or only deny it. */
const idle = /^(?:a|an|the|is|are|no|not|there|never|nothing|none)$/

export const toSaid = (means: string) => toNameWords(means.replaceAll(/[{}]/g, '')).filter((word) => !idle.test(word))

/** Words of names that deny what stands behind or before them. */
const lost = /^(?:un|no|not|non|never|nothing|without|missing)$/

/** Finds predicates that deny something by their name or by "not", and whose words say that it is so: "the contact is loaded" for contactNotLoaded. */
export const adviseUndenied: Advice = function* ({
  flow: {
    definition: { predicates },
  },
}) {
  for (const [name, predicate] of Object.entries(predicates)) {
    const { means = '' } = predicate
    const { not }: Loose<CombinedPredicate> = predicate
    const isDenying = (words: string) => [lesser, difference, absence].some((way) => way.test(words))
    const own = toNameWords(name).filter((word) => word.length > 2 || /^(?:un|no)$/.test(word))
    const at = own.findIndex((word) => lost.test(word))
    const denied = own[own[at] === 'missing' ? at - 1 : at + 1]
    const isSaid = at >= 0 && denied !== undefined && isAmong(denied, toNameWords(means))
    const other = predicates[not ?? '']?.means
    const isOther = other !== undefined && toSaid(other).join(' ') === toSaid(means).join(' ')
    if (not === name || isDenying(means) || (!isSaid && (!isOther || isDenying(other)))) continue
    const message = `predicate ${name} means "${means}", which ${isSaid ? 'its name' : `"not": "${not}"`} denies`
    const hint = 'Say what is not true, or ask for the opposite'
    const unless = [name, not ?? name].map((one) => `sense of ${one}`)
    yield { code: 'contrary-meaning', path: ['predicates', name, 'means'], message, hint, unless }
  }
}

/** Words that say without a denial that something is not there, or has not come about. */
const absence =
  /\b(?:gone|out|away|off|nowhere|zero|dele\w+|expire\w*|withdr\w+|forg[eo]t\w*|block\w*|clos\w+|br[eo]k\w*|reject\w*|den[iy]\w*|declin\w*|cancel\w*|hid\w*|neither|cannot|absen\w+|empt\w+|incomplete)\b/i

/** Words that say that something is another thing, or not the thing that they name. */
const difference =
  /\b(?:other|others|another|else|differ\w*|unlike|except|but|than|besides?|beyond|past|left|previous|earlier|former|later|after|changed|fail\w*|lost|lack\w*|missing|un\w{4,})\b/i

/** A denial in a sentence, with the words behind it: what it denies. */
const denial =
  /(?:\b(?:is|are|was|were|has|have|had|can|could|should|may|do|does|did|will|would|must) not|n[’']t|\b(?:cannot|no|nothing|nobody|never))\b(?: (?:yet|been|be|being))*((?: \w+){0,3})/i
/** Words with which a sentence denies something and still says that another thing is so, or that nothing is wrong. */
const halfDenial =
  /\b(?:need\w*|only|but|longer|more|all|any|anything|again|twice|wrong|invalid|open|refus\w*|error\w*|hinder\w*|prevent\w*|limit\w*)\b/i
/** Names and signs with which a condition asks for something that is not there or went wrong. */
const inverse =
  /(?:^|[^\w'])!(?!=)|<|size\([^)]*\) == 0|== (?:''|null|false)|\b(?:un|non|none|refus\w*|error|invalid|wrong|low|old|young|small|short|late|due|offline|again|twice|second|repeat\w*|skip\w*|decline\w*|denied|broke\w*)\b/i

/** Checks whether neither a condition nor its name denies anything, so that words such as "other" do not make its sentence a denial. */
const isPlain = (when: string, own: readonly string[]) =>
  /^(?:[\w.]+|\w+\([\w., ]+\)|size\([\w.]+\) > 0)$/.test(when) &&
  [inverse, absence].every((way) => !way.test(own.join(' ')))

/** Finds predicates whose words deny what their name says, or deny something where neither name nor condition does: "a phone is not used" for isMobile. */
export const adviseDenied: Advice = function* ({ flow: { definition } }) {
  for (const [name, predicate] of Object.entries(definition.predicates)) {
    const { means = '', when } = predicate
    const found = denial.exec(means)
    const rest = means.replace(denial, ' ')
    const own = toNameWords(name)
    const isDouble = halfDenial.test(means) || [absence, difference, denial].some((way) => way.test(rest))
    const isNamed = own.some((word) => word.length > 6 && new RegExp(`^[^,]* not ${word}\\b`).test(means))
    // Of several things, the sentence may deny one: not the one that the name says.
    const isSpared = !isPlain(when, own) && (isDouble || (means.includes(',') && !isNamed))
    if (!found || isSpared || toClauses(predicate).length > 0) continue
    const isNegative = (words: readonly string[]) =>
      [lesser, absence, difference, inverse].some((way) => way.test(words.join(' ')))
    const denied = toNameWords(found[1] ?? '').filter((word) => word.length > 3 && isAmong(word, own))
    const isOther = isNegative(own.filter((word) => !isAmong(word, denied)))
    const isAsked = isNegative([...own, ...toNameWords(when)]) || inverse.test(when)
    if (denied.length === 0 ? isAsked : isOther) continue
    const message = `predicate ${name} means "${means}", and its name denies nothing`
    const hint = 'Say what is true, or ask for the opposite'
    const [unless, loses] = [[`sense of ${name}`], [`said of ${name}`]]
    yield { code: 'contrary-meaning', path: ['predicates', name, 'means'], message, hint, unless, loses }
  }
}

/** Finds predicates whose words say that there is none of something, and that ask for a number of it: `size(offers) == 1` for "no offers". */
const adviseNone: Advice = function* ({ flow: { definition } }) {
  for (const [name, { means = '', when }] of Object.entries(definition.predicates)) {
    const [, list = '', asked = ''] = /(?<!!\(?)\bsize\((?:\w+\.)*(\w+)\) ((?:==|>=?) [1-9]\d*)/.exec(when) ?? []
    // "No second offer" says that there is one.
    const [, none = ''] =
      /\b(?:is|are|has|have) no (?!(?:second|more|further|extra)\b)((?:\w+ ?){1,2})/.exec(means) ?? []
    const isSaid = none.split(' ').some((word) => word.length > 2 && isAmong(word, toNameWords(list)))
    if (!isSaid || difference.test(means)) continue
    const message = `predicate ${name} means "${means}", but asks for ${asked}`
    yield { code: 'contrary-meaning', path: ['predicates', name, 'when'], message, hint: 'Write == 0' }
  }
}

/** Finds predicates that ask for anything but what their words name: `edit.index != 0` for "the first entry is being edited". */
export const adviseUnequal: Advice = function* (context) {
  yield* adviseNone(context)
  const { definition, expressions } = context.flow
  for (const [name, predicate] of Object.entries(definition.predicates)) {
    const { means = '', when } = predicate
    const checked = expressions.check(when, 'boolean', true)
    const ast = checked.ok && toClauses(predicate).length === 0 ? checked.ast : undefined
    if (ast?.kind !== 'binary' || ast.operator !== '!=' || ast.right.kind !== 'literal') continue
    const { value } = ast.right
    const [said, own] = [toNameWords(means), toNameWords(name)]
    const isDenied = own.some((word) => /^(?:un|no|not|non|other|another)$/.test(word))
    const words = toNameWords(String(value ?? ''))
    const isFirst =
      value === 0 &&
      toPlace(ast.left)?.endsWith('.index') === true &&
      /\b(?:first|current|newest|latest)\b/i.test(means)
    const isSaid = typeof value === 'boolean' ? false : words.length > 0 && words.every((word) => isAmong(word, said))
    if ((!isFirst && !isSaid) || isDenied || difference.test(means) || lesser.test(means)) continue
    const message = `predicate ${name} means "${means}", but asks for anything but ${JSON.stringify(value)}`
    const path = ['predicates', name, 'when']
    const hint = 'Write == for !=, or say what it asks'
    yield { code: 'contrary-meaning', path, message, hint, loses: [`sense of ${name}`] }
  }
}

/** Finds predicates of which the words deny two things ("neither … nor"), and that ask for one of these to be so. */
function* listNeither({ predicates }: FlowDefinition): Generator<Finding> {
  for (const [name, { means = '', when }] of Object.entries(predicates)) {
    const sides = when.split(' && ')
    if (!/\bneither\b.* nor\b/.test(means) || sides.length !== 2 || /\|\||[()]/.test(when)) continue
    const affirmed = sides.find((side) => !/^!|== (?:null|false|0|'')$/.test(side.trim()))
    if (affirmed === undefined || affirmed.includes('constants.')) continue
    const message = `predicate ${name} means "${means}", and asks for \`${affirmed}\``
    const path = ['predicates', name, 'when']
    yield { code: 'contrary-meaning', path, message, hint: 'Deny both', loses: [`sense of ${name}`] }
  }
}

/** How many predicates of failures ask for a certain one where all do. */
const fewestOfFailures = 3

/** Finds predicates of failures that apply to every failure but one, where those beside them apply to certain ones. */
export const adviseUnequalFailures: Advice = function* ({ flow: { definition } }) {
  const { failures = [], predicates } = definition
  const toSource = (name: string) => predicates[name]?.when ?? ''
  const names = [...new Set(failures.map(({ when }) => when))]
  if (names.filter((name) => toSource(name).includes('failure.status ==')).length < fewestOfFailures) return
  for (const name of names) {
    const { means = '' } = predicates[name] ?? {}
    const value = /failure\.status != (\S+)/.exec(toSource(name))?.[1]
    const isOfOthers = /\b(?:any\w*|every\w*|all|others|another|else|except|but|than|unless)\b/i.test(means)
    // The last one may be for all the others.
    const isSaid = toNameWords(value ?? '').some((word) => isAmong(word, toNameWords(means)))
    if (value === undefined || isOfOthers || (name === names.at(-1) && !isSaid)) continue
    const message = `predicate ${name} means "${means}", and applies to every failure but one`
    const path = ['predicates', name, 'when']
    yield { code: 'contrary-meaning', path, message, hint: 'Write == for !=', loses: [`sense of ${name}`] }
  }
}

/** Names of flags that say that something went well. */
const success = /^(?:success\w*|succe\w+|ok|okay|valid|confirmed|accepted|approved|passed|verified)$/
/** What is denied and went badly, so that denying it says that it went well. */
const failure =
  /^(?:fail|refus|reject|declin|lost|miss|sold|block|expir|error|brok|invalid|wrong|den[iy]|cancel|only|all)/

/** Finds predicates that deny something and hold where it is so: `!has(result.success) || result.success` for "not confirmed". */
export const adviseAffirmed: Advice = function* ({ flow: { definition, expressions } }) {
  yield* listNeither(definition)
  for (const [name, predicate] of Object.entries(definition.predicates)) {
    const { means = '', when } = predicate
    const checked = expressions.check(when, 'boolean', true)
    const ast = checked.ok && toClauses(predicate).length === 0 ? checked.ast : undefined
    if (ast?.kind !== 'binary' || ast.operator !== '||' || ast.left.kind !== 'unary') continue
    const { operand } = ast.left
    const place = toPlace(ast.right)
    if (operand.kind !== 'has' || place === undefined || toPlace({ ...operand, kind: 'select' }) !== place) continue
    const denied = /\bnot (?:yet |been )*(\w+)/i.exec(`${means} ${toNameWords(name).join(' ')}`)?.[1]?.toLowerCase()
    const isMeant = toNameWords(operand.field.name).some((word) => success.test(word) || word === denied)
    if (denied === undefined || failure.test(denied) || !isMeant) continue
    const message = `predicate ${name} means "${means}", and holds when ${place} does`
    const path = ['predicates', name, 'when']
    yield {
      code: 'contrary-meaning',
      path,
      message,
      hint: `Write !${place}, or say what it asks`,
      loses: [`sense of ${name}`],
    }
  }
}

/** Denies something and denies it again at once, other than in a clause of its own: "is not no longer", "no address is not edited". */
const twice =
  /\bnot (?:no|not|nothing|none|neither|nobody)\b|\b(?:no|none|nothing|nobody|neither)(?: (?!that\b|which\b|who\b|whose\b|where\b|or\b|and\b)\w+){1,4} not\b/i
const denying =
  /\b(?:no|not|none|nothing|nobody|never|neither|nor|without|hardly|less|fewer|cannot|un(?!der|til|it|ion)\w{4,})\b|n[’']t\b/i
/** Words of a name that denies something, and words that say that the thing is there after all. */
const lacking = /^(?:no|not|un|missing|incomplete)$/
const affirming =
  /^there (?:is|are) (?:something|everything|enough|all)\b(?!.*\b(?:missing|left|open|wrong|lost|still)\b)|\b(?:is|are|was|were) (?:known|found|sent|complete|chosen|confirmed|given|saved|loaded|opened)(?=$|,| and\b| or\b| on th)/
const high = /^(?:high|old|large|long|many|much|over|above|far)$/
const low = /^(?:low|young|small|short|few|little|under|below|recent|new|near)$/

/** Finds sentences about conditions that have lost a denial, or have one too many, as their own words or the names beside them show. */
export const adviseSentences: Advice = function* ({ flow: { definition } }) {
  const failures = new Set((definition.failures ?? []).map(({ when }) => when))
  for (const [name, predicate] of Object.entries(definition.predicates)) {
    const { means = '', when } = predicate
    const { not }: Loose<CombinedPredicate> = predicate
    const own = toNameWords(name)
    const other = definition.predicates[not ?? '']?.means
    const said = toSaid(means)
    const shared = toSaid(other ?? '').filter((word) => said.includes(word))
    const isSame = other !== undefined && shared.length > 1 && denying.test(other) && denial.test(means)
    const isContrary =
      (/^there (?:is|are) not?\b/.test(means) && /^size\([\w.]+\) > 0$/.test(when)) ||
      (/\bnot\b.*\balready\b/.test(means) && /^\w+\([\w., ]+\)$/.test(when))
    const isMore = /\bmore than \{/.test(means)
    const isLess = /\b(?:less|fewer) than \{/.test(means)
    const isTurned =
      !/\bnot\b|n[’']t\b/.test(means) && own.some((word) => (isMore ? low : high).test(word)) && isMore !== isLess
    const says = twice.test(means)
      ? 'denies something twice'
      : /\byet\b(?! to\b)/.test(means) && !denying.test(means)
        ? 'has "yet", but denies nothing'
        : failures.has(name) && /\bcould (?!not\b|no\b)/.test(means) && !denying.test(means)
          ? 'says that it could be done, and is asked for after a failure'
          : isSame
            ? `denies what ${not} denies, of which it is the opposite`
            : isTurned || (own.some((word) => lacking.test(word)) && affirming.test(means) && !denying.test(means))
              ? 'says the opposite of its name'
              : isContrary
                ? 'denies what it asks for'
                : undefined
    if (says === undefined || when === name) continue
    const message = `predicate ${name} means "${means}", which ${says}`
    const path = ['predicates', name, 'means']
    const unless = [name, not ?? name].flatMap((one) => [`sense of ${one}`, `said of ${one}`])
    yield { code: 'contrary-meaning', path, message, hint: 'Say what it asks', unless }
  }
}
