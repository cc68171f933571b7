import { expect, test } from 'vitest'
import { coverEmails, type DescribedError, describeError } from './describe-error.ts'

test.each([
  ['no ada@example.org here', 'no [e-mail] here'],
  ['ada@example.org', '[e-mail]'],
  ['<ada+b@mail.example.org>, "bob@example.org"', '<[e-mail]>, "[e-mail]"'],
  ['/reset/ada@example.org/x?a=bob@example.org', '/reset/[e-mail]/x?a=[e-mail]'],
  ['a@b@example.org', '[e-mail]'],
  ['@example.org', '@example.org'],
  ['ada@example', 'ada@example'],
  ['ada@example.', 'ada@example.'],
  ['ada@.org', 'ada@.org'],
  ['', ''],
])('%j is %j in the log', (text, covered) => {
  expect(coverEmails(text)).toBe(covered)
})

test.each(['a', '@', '.', 'a@', 'a.', ' ', '@ '])('a megabyte of %j stays as it is', (part) => {
  const text = part.repeat(1_000_000 / part.length)
  expect(coverEmails(text)).toBe(text)
})

test('five causes of an error are in the log, and not the sixth', () => {
  const chain = Array.from({ length: 10 }).reduce<Error>(
    (cause, _, number) => new Error(`cause ${9 - number}`, { cause }),
    new Error('last'),
  )
  expect(messagesOf(describeError(chain))).toEqual(['cause 0', 'cause 1', 'cause 2', 'cause 3', 'cause 4', 'cause 5'])
})

function messagesOf({ message, cause }: DescribedError): readonly string[] {
  return [message, ...(cause === undefined ? [] : messagesOf(cause))]
}
