import { expect, test } from 'vitest'
import { INTERFACE_LOCALES } from '#contracts/locales.ts'
import { identityTexts } from '#locales/identity.ts'
import { findPasswordProblem, PASSWORD_MIN_LENGTH } from './password-rules.ts'

const KNOWN = ['ada.lovelace@example.org', 'Herons and Docs']

test.each([
  ['Password1!', 'password_common'],
  ['Summer2026', 'password_common'],
  ['lectern1', 'password_common'],
  ['пароль12', 'password_common'],
  ['Password1', 'password_common'],
  ['passw0rd', 'password_common'],
  ['P4$$w0rd!!2026', 'password_common'],
  ['iloveyou', 'password_common'],
  ['ILoveYou ILoveYou 2026!', 'password_common'],
  ['  Monkey.Monkey.Monkey  ', 'password_common'],
  ['!!!trustno1!!!', 'password_common'],
  ['ＰＡＳＳＷＯＲＤ１２３４５６７', 'password_common'],
  ['контраcт', 'password_short'],
  ['密码123456', 'password_common'],
  ['Sommer2026!!!!!', 'password_common'],
  ['ADA.lovelace', 'password_known'],
  ['ada.lovelace2026', 'password_known'],
  ['adalovelaceexampleorg', 'password_known'],
  ['L0velace-Example-2026', 'password_known'],
  ['heronsanddocs', 'password_known'],
  ['Herons.Docs.123456', 'password_known'],
  ['Herons-Password-1', 'password_known'],
  ['12345678', 'password_plain'],
  ['90123456', 'password_plain'],
  ['987654321098765', 'password_plain'],
  ['qwertyuiopasdfgh', 'password_plain'],
  ['йцукенгшщзхъфыв', 'password_plain'],
  ['aaaaaaaaaaaaaaaaa', 'password_plain'],
  ['abababababababab', 'password_plain'],
  ['x7!x7!x7!x7!x7!x7!', 'password_plain'],
  ['🦆🦆🦆🦆🦆🦆🦆🦆🦆🦆🦆🦆🦆🦆🦆', 'password_plain'],
  ['', 'password_short'],
  ['vbkqzw tpm', 'password_short'],
  ['ü'.repeat(513), 'password_long'],
])('%j is rejected: %s', async (password, problem) => {
  expect(await findPasswordProblem(password, KNOWN)).toBe(problem)
})

test('a password of the address before the @, with digits, is rejected as known', async () => {
  expect(await findPasswordProblem('rules123', ['rules@example.org', 'Herons'])).toBe('password_known')
  expect(await findPasswordProblem('Rules-Rules-2026', ['rules@example.org', 'Herons'])).toBe('password_known')
})

test.each([
  'three grey herons',
  'four white egrets',
  'another sentence',
  'correct horse battery staple',
  '        a nest in the reeds',
  'ﾊﾟｽﾜｰﾄﾞ長い文を続けて書きます',
  'a line of sixty-four characters and more, as managers of passwords make them',
  '정말로 긴 비밀번호를 여기에 씁니다',
  'm8#Kq2!vZr5@Tn9',
  'a'.repeat(20).concat(' long but odd beginning'),
])('%j is good', async (password) => {
  expect(await findPasswordProblem(password, KNOWN)).toBeUndefined()
})

test('the list has tens of thousands of passwords, and no word of it is good with digits and signs around it', async () => {
  for (const word of ['dragon', 'liverpool', 'metallica', 'chocolate', 'letmein', 'qazwsx', 'starwars'])
    for (const form of [word, `${word}1`, `${word}2026!`, `${word.toUpperCase()}!!!!!!!!!!!!`, `123${word}456789012`])
      expect(await findPasswordProblem(form, KNOWN), form).toMatch(/^password_(common|plain)$/)
})

test('characters are counted, not bytes or code units', async () => {
  const birds = [...'🦆🦢🦉🦚🦜🐓🦩🦤🕊🐧🦃🐦🐤🐥🦅']
  expect(birds).toHaveLength(PASSWORD_MIN_LENGTH)
  expect(await findPasswordProblem(birds.join(''), KNOWN)).toBeUndefined()
  expect(await findPasswordProblem(birds.slice(1).join(''), KNOWN)).toBe('password_short')
})

test.each(INTERFACE_LOCALES)('in $code each reason has its own sentence, and the shortest length is named', ({ code }) => {
  const t = identityTexts(code)
  const reasons = [t('password_short'), t('password_long'), t('password_common'), t('password_known'), t('password_plain')]
  expect(new Set(reasons).size).toBe(reasons.length)
  expect(t('password_short')).toContain(String(PASSWORD_MIN_LENGTH))
  expect(t('password_hint')).toContain(String(PASSWORD_MIN_LENGTH))
})
