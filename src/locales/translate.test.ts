import { expect, test } from 'vitest'
import { translate } from './translate.ts'

const MATCHES = { one: '{count} совпадение', few: '{count} совпадения', many: '{count} совпадений', other: '{count} совпадения' }

test('a text with plural forms takes the form of its language', () => {
  expect([1, 2, 5, 21, 1.5].map((count) => translate(MATCHES, { count }, 'ru'))).toEqual([
    '1 совпадение',
    '2 совпадения',
    '5 совпадений',
    '21 совпадение',
    '1,5 совпадения',
  ])
})

test('a category without a form of its own has the general one', () => {
  expect(translate({ other: '{count} matches' }, { count: 1 }, 'en-US')).toBe('1 matches')
})

test('numbers are written as the language writes them', () => {
  expect(translate('{count} weitere', { count: 12345 }, 'de')).toBe('12.345 weitere')
})

test('a place without a value can be seen', () => {
  expect(translate('{title} by {name}', { title: 'Colors' }, 'en-US')).toBe('Colors by {name}')
})
