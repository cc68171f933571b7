import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { THEME_SCRIPT } from './theme-script.ts'

const root = { dataset: {} }
const storageThatRefuses = {
  getItem: (): never => refuse(),
  setItem: (): never => refuse(),
}

function refuse(): never {
  throw new Error('no storage here')
}

beforeEach(() => {
  vi.resetModules()
  root.dataset = {}
  vi.stubGlobal('document', { documentElement: root })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a choice is stored, applied, and taken back by OS Default', async () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  const { chooseTheme, currentTheme } = await import('./theme.ts')
  expect(currentTheme()).toBe('os-default')
  chooseTheme('dark')
  expect([stored.get('theme'), currentTheme(), root.dataset]).toEqual(['dark', 'dark', { theme: 'dark' }])
  chooseTheme('os-default')
  expect([stored.get('theme'), currentTheme(), root.dataset]).toEqual(['os-default', 'os-default', {}])
})

test('with a storage that refuses, the choice still holds, and a warning is all that happens', async () => {
  vi.stubGlobal('localStorage', storageThatRefuses)
  const { chooseTheme, currentTheme } = await import('./theme.ts')
  expect(currentTheme()).toBe('os-default')
  chooseTheme('light')
  expect([currentTheme(), root.dataset]).toEqual(['light', { theme: 'light' }])
  expect(console.warn).toHaveBeenCalledTimes(2)
})

test('an unknown stored value is OS Default', async () => {
  const { themeOf } = await import('./theme.ts')
  expect([themeOf('purple'), themeOf(null), themeOf('dark')]).toEqual(['os-default', 'os-default', 'dark'])
})

test('the inline script applies a stored theme and survives a storage that refuses', () => {
  vi.stubGlobal('localStorage', { getItem: () => 'dark' })
  new Function(THEME_SCRIPT)()
  expect(root.dataset).toEqual({ theme: 'dark' })
  root.dataset = {}
  vi.stubGlobal('localStorage', storageThatRefuses)
  new Function(THEME_SCRIPT)()
  expect([root.dataset, vi.mocked(console.warn).mock.calls.length]).toEqual([{}, 1])
})
