import { beforeEach, expect, test, vi } from 'vitest'
import texts from '#locales/quick-search/en-US.json' with { type: 'json' }
import type { QuickIndex } from '#search/quick-index.ts'
import type { TitleSource } from './answer-quickly.ts'
import {
  attach,
  box,
  field,
  find,
  indexOf,
  measured,
  PAGES,
  panel,
  press,
  rows,
  selected,
  startBox,
  status,
  titles,
  type,
} from './quick-box.fixture.ts'

beforeEach(startBox)

test('the box opens with the focus, and says so', () => {
  const own = titles('ready', PAGES)
  attach(own)
  expect([panel().hidden, field.getAttribute('aria-expanded')]).toEqual([true, 'false'])
  field.focus()
  expect(own.load).toHaveBeenCalled()
  expect([panel().hidden, field.getAttribute('aria-expanded'), rows().length]).toEqual([false, 'false', 0])
  expect(measured).toEqual([{ name: 'search.open' }])
})

test('a field that has the focus already is opened at once', () => {
  field.focus()
  field.value = 'array'
  attach()
  expect(panel().hidden).toBe(false)
  expect(rows()).toHaveLength(5)
})

test('a letter shows titles, the first one highlighted, and the way to the search of the site as the last row', () => {
  attach()
  type('array')
  expect(rows().map((row) => row.getAttribute('href'))).toEqual([
    '/en-US/docs/Web/Array',
    '/en-US/docs/Web/Array.at()',
    '/en-US/docs/Web/ArrayBuffer',
    '/en-US/docs/Web/Array.from()',
    '/en-US/search?q=array',
  ])
  expect(selected()).toEqual(['/en-US/docs/Web/Array'])
  expect(field.getAttribute('aria-activedescendant')).toBe(rows()[0]?.id)
  expect(field.getAttribute('aria-expanded')).toBe('true')
  expect(status()).toContain('4')
  vi.advanceTimersByTime(60_000)
  expect(status(), 'the status is taken back').toBe('')
})

test('nothing found is said, and only the search of the site is offered', () => {
  attach()
  type('qqqqqq')
  expect(find('.quick-message').textContent).toBe(texts.nothing)
  expect(find('.quick-message').hidden).toBe(false)
  expect([rows().length, selected().length]).toEqual([1, 0])
  expect(status()).toBe(texts.status_none)
})

test('titles that are still to come are named after a while, and not with every letter anew', () => {
  let index: QuickIndex | undefined
  const own: TitleSource = {
    ...titles('awaited'),
    get index() {
      return index
    },
  }
  const quick = attach(own)
  type('a')
  expect(find('.quick-message').hidden).toBe(true)
  vi.advanceTimersByTime(10)
  type('ar')
  vi.advanceTimersByTime(5000)
  expect(find('.quick-message').textContent).toBe(texts.loading)
  index = indexOf(PAGES)
  quick.refresh()
  expect([find('.quick-message').hidden, rows().length]).toEqual([true, 5])
})

test('a closed box is not filled by titles that come later', () => {
  const quick = attach(titles('ready', PAGES))
  field.value = 'array'
  quick.refresh()
  expect(rows()).toHaveLength(0)
})

test('titles that could not be loaded are said to be missing, and asked for again with the next opening', () => {
  const own = titles('failed')
  const english = titles('failed')
  attach(own, english)
  type('a')
  expect(find('.quick-message').textContent).toBe(texts.failed)
  expect(own.load).toHaveBeenCalledTimes(1)
  expect(english.load).toHaveBeenCalledTimes(1)
})

test('English titles that were not needed are not asked for by the opening', () => {
  const english = titles('unasked')
  attach(titles('ready', PAGES), english)
  field.focus()
  expect(english.load).not.toHaveBeenCalled()
})

test('an error in the search leaves a message, not a broken page', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const own = titles('ready', PAGES)
  attach({
    ...own,
    get index(): QuickIndex {
      throw new Error('broken')
    },
  })
  type('array')
  expect(find('.quick-message').textContent).toBe(texts.broken)
})

test('in a low window fewer titles are offered', () => {
  const many = Array.from({ length: 30 }, (_, index) => ({ title: `Array ${index}`, url: `/en-US/docs/Web/A${index}` }))
  attach(titles('ready', many))
  vi.stubGlobal('innerHeight', 1000)
  type('array')
  const high = rows().length
  vi.stubGlobal('innerHeight', 300)
  window.dispatchEvent(new Event('resize'))
  type('array')
  expect(rows().length).toBeLessThan(high)
})

test('a box that is out of sight comes to the user while it is open', () => {
  attach()
  vi.spyOn(find('form'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -50, 10, 20))
  type('a')
  expect(box.dataset.afloat).toBe('')
  press('Escape')
  expect(box.dataset.afloat).toBeUndefined()
})

test('fewer hits leave no row of the search before', () => {
  attach()
  type('array')
  type('arraybuffer')
  expect(rows().map((row) => row.getAttribute('href'))).toEqual(['/en-US/docs/Web/ArrayBuffer', '/en-US/search?q=arraybuffer'])
  expect(rows()[0]?.querySelector('mark')?.textContent).toBe('ArrayBuffer')
  type('')
  expect([rows().length, find('.quick-message').hidden]).toEqual([0, true])
})

test('a box needs a form with a field', () => {
  box.replaceChildren()
  expect(() => attach()).toThrow('a search box has a form with a field')
})

test('a text is forgotten when a link leads to another page, and kept for links within the page and in new windows', () => {
  attach()
  const link = find('#before')
  const follow = (href: string, options: MouseEventInit = {}): string => {
    link.setAttribute('href', href)
    type('array')
    field.blur()
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...options })
    link.addEventListener('click', (event) => event.preventDefault(), { once: true })
    link.dispatchEvent(click)
    return field.value
  }
  expect(follow('#part')).toBe('array')
  expect(follow('/en-US/docs/Web', { ctrlKey: true })).toBe('array')
  expect(follow('/en-US/docs/Web')).toBe('')
})
