import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startQuickSearch } from './start-quick-search.ts'

const attached = vi.fn<(box: HTMLElement) => void>()
let isReachable = true

vi.mock(import('../../browser/load-chunk.ts'), () => ({
  loadChunk: async (load) => {
    if (!isReachable) throw new Error('no answer')
    return await load()
  },
}))
vi.mock(import('./quick-search.ts'), () => ({ attachQuickSearch: async (box: HTMLElement) => attached(box) }))
vi.mock(import('./quick-shortcuts.ts'), async (load) => ({ ...(await load()), showShortcut: () => undefined }))

/** The field of the search box, as much of it as the loader touches. */
class Field extends EventTarget {
  readonly scrolled: unknown[] = []
  scrollIntoView(options: unknown): void {
    this.scrolled.push(options)
  }
}

/** A page with one search box; the focus is in its field, or nowhere. */
function open({ hasFocus }: { readonly hasFocus: boolean }): { readonly box: EventTarget; readonly field: Field } {
  const field = new Field()
  const box = Object.assign(new EventTarget(), { querySelector: () => field })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('document', { querySelectorAll: () => [box], activeElement: hasFocus ? field : null })
  return { box, field }
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  isReachable = true
  attached.mockReset()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test.each(['pointerover', 'focusin'])('suggestions are loaded at the first %s, once', async (name) => {
  const { box } = open({ hasFocus: false })
  startQuickSearch()
  expect(attached).not.toHaveBeenCalled()
  for (const event of [name, 'pointerover', 'focusin']) box.dispatchEvent(new Event(event))
  await expect.poll(() => attached.mock.calls).toEqual([[box]])
})

test('a field that has the focus already is served at once', async () => {
  const { box } = open({ hasFocus: true })
  startQuickSearch()
  await expect.poll(() => attached.mock.calls).toEqual([[box]])
})

test('when the suggestions can not be loaded, the field in use is scrolled into view and the next event tries again', async () => {
  isReachable = false
  const { box, field } = open({ hasFocus: true })
  startQuickSearch()
  await expect.poll(() => field.scrolled).toEqual([{ block: 'nearest' }])
  expect(console.warn).toHaveBeenCalledTimes(1)
  isReachable = true
  box.dispatchEvent(new Event('focusin'))
  await expect.poll(() => attached.mock.calls).toEqual([[box]])
})

test('nothing is scrolled for a field that is not in use', async () => {
  isReachable = false
  const { box, field } = open({ hasFocus: false })
  startQuickSearch()
  box.dispatchEvent(new Event('pointerover'))
  await expect.poll(() => vi.mocked(console.warn).mock.calls.length).toBe(1)
  expect(field.scrolled).toEqual([])
})
