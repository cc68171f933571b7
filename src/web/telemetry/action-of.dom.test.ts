import { expect, test } from 'vitest'
import { actionOf, shortAddress } from './action-of.ts'

test('an event has its name as id, its other values as type, its label or address as label', () => {
  const { origin } = location
  expect(actionOf({ name: 'menu.toggle', id: 'tools', isOpen: true }, '/de/')).toEqual({
    id: 'menu.toggle',
    type: 'tools true',
    label: '',
    page: '/de/',
  })
  expect(actionOf({ name: 'search.result', url: `${origin}/de/docs/Web?x=1#y`, position: 3 }, '/de/search')).toEqual({
    id: 'search.result',
    type: '3',
    label: '/de/docs/Web',
    page: '/de/search',
  })
  expect(actionOf({ name: 'home.link', url: `${origin}/de/blog/`, label: 'Blog' }, '/de/')).toEqual({
    id: 'home.link',
    type: '/de/blog/',
    label: 'Blog',
    page: '/de/',
  })
})

test('texts are cut by whole characters, so that no event is over 500 bytes', () => {
  const { type, label, page } = actionOf(
    { name: 'page.click', id: '語'.repeat(900), type: 'button', label: '🧭'.repeat(61) },
    `/${'a'.repeat(900)}`,
  )
  for (const text of [type, label, page]) expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(500)
  expect(label).toBe('🧭'.repeat(61))
})

test.each([
  ['https://user:secret@other.example/account?token=1', 'https://other.example'],
  ['mailto:ada@example.org', 'mailto:'],
  ['not an address:', '/not%20an%20address:'],
  ['http://[', ''],
])('of %s only %s is reported', (address, expected) => {
  expect(shortAddress(address)).toBe(expected)
})
