import { beforeEach, expect, test, vi } from 'vitest'
import { NEXT_MAX, SIGN_IN_PATH } from '#contracts/account-paths.ts'
import { keepNext } from './keep-next.ts'
import { restoreLongNext, shortenNext } from './long-next.ts'

const PATH = '/en-US/play'
const LONG = `${PATH}?state=${'a'.repeat(12_000)}`
const replace = vi.fn<(url: string) => void>()

/** The user is at an address of the site. */
function arrive(address: string): void {
  const { origin, pathname, search, hash } = new URL(address, 'https://room.example')
  vi.stubGlobal('location', { origin, pathname, search, hash, replace })
}

beforeEach(() => {
  sessionStorage.clear()
  replace.mockClear()
  arrive(LONG)
})

test('an address that the server takes stays as it is', () => {
  const longest = `${PATH}?${'a'.repeat(NEXT_MAX - PATH.length - 1)}`
  expect([longest.length, shortenNext(longest), sessionStorage.length]).toEqual([NEXT_MAX, longest, 0])
})

test('a longer one is stored, and the address that stands for it leads there, once', () => {
  const short = shortenNext(LONG)
  expect(short).toBe(`${PATH}#return-address`)
  arrive(short)
  restoreLongNext()
  restoreLongNext()
  expect(replace.mock.calls).toEqual([[LONG.slice(PATH.length)]])
})

test.each([
  'https://other.example/en-US/play?a',
  '//other.example/en-US/play?a',
  '/de/play?a',
  'javascript:alert(1)',
  'http://[',
  '',
  PATH,
])('what is stored leads nowhere else: %s', (stored) => {
  sessionStorage.setItem('next', stored)
  arrive(`${PATH}#return-address`)
  restoreLongNext()
  expect(replace).not.toHaveBeenCalled()
})

test('without the mark nothing is restored', () => {
  shortenNext(LONG)
  arrive(PATH)
  restoreLongNext()
  expect(replace).not.toHaveBeenCalled()
})

test('a link of any feature, and those of the header, lead back to an address that the server takes', () => {
  const href = `${SIGN_IN_PATH}?next=${encodeURIComponent(LONG)}&amp;action=signup`
  document.body.innerHTML = `<p><a href="${href}"><b>Log in</b></a></p><div><a href="${SIGN_IN_PATH}?next=%2F">Log in</a><input></div>`
  const slot = document.querySelector('div')
  if (slot !== null) keepNext(slot)
  document.querySelector('b')?.click()
  slot?.querySelector('a')?.click()
  const short = `${PATH}#return-address`
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    `${SIGN_IN_PATH}?next=${encodeURIComponent(short)}&action=signup`,
    `${SIGN_IN_PATH}?next=${encodeURIComponent(short)}`,
  ])
  expect(slot?.querySelector('input')?.value).toBe(short)
})
