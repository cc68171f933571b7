import { keepOnce } from '../http/keep-once.ts'
import { COMMON_WORDS, ROWS } from './password-words.data.ts'

/** Characters: NIST SP 800-63B-4 section 3.1.1.2 has 15 at least where a password is the only factor. No sorts of characters are required. */
export const PASSWORD_MIN_LENGTH = 15
/** In UTF-8; the same section asks for 64 characters at least, which fit in any script. */
export const PASSWORD_MAX_BYTES = 1024

/** Why a password is rejected: the key of its text in `locales/identity`. */
export type PasswordProblem = 'password_short' | 'password_long' | 'password_common' | 'password_known' | 'password_plain'

/** The list is loaded for the first password: unpacking it is a thirtieth of the start of the server. */
const getCommon = keepOnce(async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set([...dictionary['passwords-common'], ...COMMON_WORDS])
})
/** A part that is repeated to make a password longer counts once; on its own it has to be at least this long. */
const MIN_UNIT_LENGTH = 8
const LETTERS = /\p{L}/u
const NO_LETTERS = /[^\p{L}]+/u
/** Characters that replace letters in words such as `p4ssw0rd`. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
}

/**
 * Why a new password is rejected; undefined when it is good (docs/behaviour/identity.md 11 to 14). What an attacker tries first is named before
 * the length, since a longer form of it is no better.
 *
 * @param known what an attacker knows: the person's e-mail address, the name of the site
 */
export async function findPasswordProblem(password: string, known: readonly string[]): Promise<PasswordProblem | undefined> {
  if (password === '') return 'password_short'
  if (Buffer.byteLength(password) > PASSWORD_MAX_BYTES) return 'password_long'
  const text = password.normalize('NFKC').toLowerCase()
  return (
    findGuessableProblem(text, { known: wordsOf(known), common: await getCommon() }) ??
    ([...password].length < PASSWORD_MIN_LENGTH ? 'password_short' : undefined)
  )
}

/** Words that an attacker tries: what is known of the person, and what many people choose. */
interface Guesses {
  readonly known: ReadonlySet<string>
  readonly common: ReadonlySet<string>
}

function findGuessableProblem(text: string, guesses: Guesses): PasswordProblem | undefined {
  const unit = unitOf(text)
  if (isPlain(unit)) return 'password_plain'
  const problems = spellingsOf(text).map((spelling) => judge(spelling, guesses))
  if (problems.includes('password_known')) return 'password_known'
  if (problems.includes('password_common')) return 'password_common'
  return unit !== text && [...unit].length < MIN_UNIT_LENGTH ? 'password_plain' : undefined
}

/** One common word and nothing else but words that are known of the person and the site. */
function judge(spelling: string, { known, common }: Guesses): PasswordProblem | undefined {
  if (known.has(spelling)) return 'password_known'
  if (common.has(spelling)) return 'password_common'
  const words = [...new Set(spelling.split(NO_LETTERS).filter((word) => word !== ''))]
  const others = words.filter((word) => !known.has(word))
  if (others.length > 1 || others.some((word) => !common.has(word)) || words.length === 0) return undefined
  return others.length === words.length ? 'password_common' : 'password_known'
}

/** A text as it is, without the digits and signs at its ends, as letters that its digits look like, and each of these as the part that it repeats. */
function spellingsOf(text: string): readonly string[] {
  const [inner, headless] = [stripEnd(text), stripStart(stripEnd(text))]
  const spellings = [text, inner, headless].flatMap((spelling) => [spelling, toLetters(spelling, 'i'), toLetters(spelling, 'l')])
  return [...new Set(spellings.flatMap((spelling) => [spelling, unitOf(spelling)]))].filter((spelling) => spelling !== '')
}

function toLetters(text: string, one: 'i' | 'l'): string {
  return [...text].map((character) => (character === '1' || character === '!' ? one : (LOOKALIKES[character] ?? character))).join('')
}

/** The part that a text repeats from its start to its end; the text when it repeats none. @example unitOf('abcabc') // 'abc' */
function unitOf(text: string): string {
  return text.slice(0, `${text}${text}`.indexOf(text, 1))
}

/** One or two characters, or neighbours in a row. */
function isPlain(unit: string): boolean {
  const characters = [...unit]
  if (new Set(characters).size <= 2) return true
  const backwards = characters.toReversed().join('')
  return ROWS.map((row) => row.repeat(Math.ceil(unit.length / row.length) + 1)).some((row) => row.includes(unit) || row.includes(backwards))
}

/** `ada.lee@example.org` is known as a whole, in its parts, and without its signs. */
function wordsOf(known: readonly string[]): ReadonlySet<string> {
  return new Set(
    known
      .map((text) => text.normalize('NFKC').toLowerCase())
      .flatMap((text) => [text, ...text.split('@'), ...text.split(NO_LETTERS), text.split(NO_LETTERS).join('')])
      .filter((word) => word.length > 1),
  )
}

function stripEnd(text: string): string {
  const characters = [...text]
  return characters.slice(0, characters.findLastIndex((character) => LETTERS.test(character)) + 1).join('')
}

function stripStart(text: string): string {
  const characters = [...text]
  return characters
    .slice(
      Math.max(
        0,
        characters.findIndex((character) => LETTERS.test(character)),
      ),
    )
    .join('')
}
