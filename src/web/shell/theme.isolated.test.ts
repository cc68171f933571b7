import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { THEME_SCRIPT } from './theme-script.ts'

const metas = ['light', 'dark'].map((scheme) => ({ dataset: { scheme }, media: `(prefers-color-scheme: ${scheme})` }))
const colorScheme = { content: 'light dark' }
const frames = [{ contentWindow: { postMessage: vi.fn() } }]
const page = Object.assign(new EventTarget(), {
  documentElement: { dataset: {} },
  cookie: '',
  querySelector: () => colorScheme,
  querySelectorAll: (selector: string) => (selector.startsWith('meta') ? metas : frames),
})
const storageThatRejects = {
  getItem: (): never => reject(),
  setItem: (): never => reject(),
}

function reject(): never {
  throw new Error('no storage here')
}

function storageOf(values: Readonly<Record<string, string>>): Map<string, string> {
  const stored = new Map(Object.entries(values))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  return stored
}

beforeEach(() => {
  vi.resetModules()
  page.documentElement.dataset = {}
  page.cookie = ''
  for (const meta of metas) meta.media = `(prefers-color-scheme: ${meta.dataset.scheme})`
  vi.stubGlobal('document', page)
  vi.stubGlobal('dispatchEvent', () => true)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a choice is stored, applied, and taken back by OS Default', async () => {
  const stored = storageOf({})
  const { theme } = await import('./theme.ts')
  expect(theme.current()).toBe('os-default')
  theme.choose('dark')
  expect([stored.get('theme'), theme.current(), page.documentElement.dataset]).toEqual(['dark', 'dark', { theme: 'dark' }])
  expect([metas.map(({ media }) => media), colorScheme.content]).toEqual([['not all', 'all'], 'dark'])
  theme.choose('os-default')
  expect([stored.get('theme'), theme.current(), page.documentElement.dataset]).toEqual(['os-default', 'os-default', {}])
  expect([metas[0]?.media, colorScheme.content]).toEqual(['(prefers-color-scheme: light)', 'light dark'])
})

test('examples in frames and listeners of the page get the choice', async () => {
  storageOf({})
  const { theme } = await import('./theme.ts')
  const heard: unknown[] = []
  page.addEventListener('data-theme', (event) => heard.push('detail' in event ? event.detail : undefined), { once: true })
  theme.choose('dark')
  expect(frames[0]?.contentWindow.postMessage).toHaveBeenCalledWith({ typ: 'theme', theme: 'dark' }, '*')
  expect(heard).toEqual(['dark'])
})

test('more contrast is a choice of its own', async () => {
  const stored = storageOf({ theme: 'light' })
  const { contrast, theme } = await import('./theme.ts')
  contrast.choose('more')
  expect([stored.get('contrast'), page.documentElement.dataset, theme.current()]).toEqual(['more', { contrast: 'more' }, 'light'])
  contrast.choose('os-default')
  expect(page.documentElement.dataset).toEqual({})
})

test('with a storage that rejects, the choice still holds, and a warning is all that happens', async () => {
  vi.stubGlobal('localStorage', storageThatRejects)
  const { theme } = await import('./theme.ts')
  expect(theme.current()).toBe('os-default')
  theme.choose('light')
  expect([theme.current(), page.documentElement.dataset]).toEqual(['light', { theme: 'light' }])
  expect(console.warn).toHaveBeenCalledTimes(2)
})

test('an unknown stored value is OS Default', async () => {
  storageOf({ theme: 'purple', contrast: 'less' })
  const { contrast, theme } = await import('./theme.ts')
  expect([theme.current(), contrast.current()]).toEqual(['os-default', 'os-default'])
})

test('the inline script applies what is stored and survives a storage that rejects', () => {
  storageOf({ theme: 'dark', contrast: 'more', sidebar: 'collapsed', 'details.baseline': 'open', account: 'plus' })
  new Function(THEME_SCRIPT)()
  expect(page.documentElement.dataset).toEqual({
    theme: 'dark',
    contrast: 'more',
    sidebarState: 'collapsed',
    open: 'baseline',
    account: 'plus',
  })
  expect([metas.map(({ media }) => media), colorScheme.content]).toEqual([['not all', 'all'], 'dark'])
  page.documentElement.dataset = {}
  vi.stubGlobal('localStorage', storageThatRejects)
  new Function(THEME_SCRIPT)()
  expect([page.documentElement.dataset, vi.mocked(console.warn).mock.calls.length]).toEqual([{}, 1])
})

test('after a sign-out the inline script forgets the account before the first paint, and that it had no ads', () => {
  const stored = storageOf({ theme: 'dark', account: 'plus', nop: 'yes' })
  page.cookie = 'preferredlocale=de; signed-out=1'
  new Function(THEME_SCRIPT)()
  expect([page.documentElement.dataset, [...stored.keys()]]).toEqual([{ theme: 'dark' }, ['theme']])
})

test.each([
  ['navigate', ''],
  ['reload', undefined],
  ['back_forward', undefined],
])('after the navigation %s, sections that are far away are laid out late: %s', (type, lazy) => {
  storageOf({})
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([Object.assign(performance.mark('test'), { type })])
  new Function(THEME_SCRIPT)()
  expect(Reflect.get(page.documentElement.dataset, 'lazy')).toBe(lazy)
})
