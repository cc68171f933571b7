import { expect, test, vi } from 'vitest'
import { followHiddenBrowsers, hideBrowsers, listHiddenBrowsers } from './hidden-browsers.ts'

const KEY = 'compat.hidden'

const otherTab = (init: StorageEventInit): boolean => window.dispatchEvent(new StorageEvent('storage', init))
const showAgain = (persisted: boolean): boolean => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
const hidden = (): readonly string[] => [...listHiddenBrowsers()]

test('a choice of this tab and of another one is followed until the listener stops', () => {
  const onChange = vi.fn()
  const stop = followHiddenBrowsers(onChange)
  hideBrowsers(new Set(['bun', 'deno']))
  expect([hidden(), localStorage.getItem(KEY)]).toEqual([['bun', 'deno'], 'bun deno'])
  otherTab({ key: 'other', newValue: 'opera' })
  otherTab({ key: KEY, newValue: 'deno' })
  expect([hidden(), onChange.mock.calls.length]).toEqual([['deno'], 2])
  otherTab({ key: null, newValue: null })
  expect(hidden()).toEqual([])
  stop()
  otherTab({ key: KEY, newValue: 'bun' })
  showAgain(true)
  expect([hidden(), onChange.mock.calls.length]).toEqual([[], 3])
})

test('a page that the browser kept reads the choice again when it comes back', () => {
  const onChange = vi.fn()
  const stop = followHiddenBrowsers(onChange)
  hideBrowsers(new Set(['bun']))
  onChange.mockClear()
  localStorage.setItem(KEY, 'deno')
  showAgain(false)
  expect([hidden(), onChange.mock.calls.length]).toEqual([['bun'], 0])
  showAgain(true)
  expect([hidden(), onChange.mock.calls.length]).toEqual([['deno'], 1])
  stop()
})
