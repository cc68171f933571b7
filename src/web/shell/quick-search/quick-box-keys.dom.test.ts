import { beforeEach, expect, test, vi } from 'vitest'
import { attach, field, find, measured, panel, press, rows, selected, startBox, type, typeQuickly } from './quick-box.fixture.ts'

beforeEach(startBox)

test('the arrow keys go through the rows and around', () => {
  attach()
  type('array')
  press('ArrowDown')
  expect(selected()).toEqual(['/en-US/docs/Web/Array.at()'])
  press('ArrowUp')
  press('ArrowUp')
  expect(selected()).toEqual(['/en-US/search?q=array'])
  expect(press('ArrowDown').defaultPrevented).toBe(true)
  expect(selected()).toEqual(['/en-US/docs/Web/Array'])
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) press('ArrowDown', field, { [modifier]: true })
  press('ArrowRight')
  press('ArrowDown', field, { isComposing: true })
  press('ArrowDown', field, { isTrusted: false })
  expect(selected(), 'other keys mean nothing here').toEqual(['/en-US/docs/Web/Array'])
})

test('with nothing highlighted, the up key begins at the last row', () => {
  attach()
  type('qqqqqq')
  press('ArrowUp')
  expect(selected()).toEqual(['/en-US/search?q=qqqqqq'])
})

test('Enter follows the highlighted row, measured with its position, and the box is left after the click', () => {
  attach()
  type('array')
  const followed: string[] = []
  document.body.addEventListener('click', (event) => {
    event.preventDefault()
    if (event.target instanceof HTMLAnchorElement) followed.push(event.target.href)
  })
  press('ArrowDown')
  expect(press('Enter').defaultPrevented).toBe(true)
  expect(followed).toEqual([rows()[1]?.href])
  expect(measured.at(-1)).toEqual({ name: 'search.suggestion', url: rows()[1]?.href, position: 2 })
  expect(field.value).toBe('array')
  vi.advanceTimersByTime(1)
  expect([field.value, panel().hidden]).toEqual(['', true])
})

test('Enter goes by what was typed before it, drawn or not', () => {
  attach()
  type('array')
  typeQuickly('qqqqqq')
  expect(selected(), 'the letter is drawn first').toEqual(['/en-US/docs/Web/Array'])
  const followed: string[] = []
  document.body.addEventListener('click', (event) => {
    event.preventDefault()
    if (event.target instanceof HTMLAnchorElement) followed.push(event.target.pathname)
  })
  press('ArrowDown')
  press('Enter')
  expect(followed).toEqual(['/en-US/search'])
})

test('a click that opens another tab leaves the box open', () => {
  attach()
  type('array')
  rows()[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
  vi.advanceTimersByTime(1)
  expect([field.value, panel().hidden]).toEqual(['array', false])
})

test('the last row is measured as a search, with the length of the text', () => {
  attach()
  type('  array ')
  rows()
    .at(-1)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  expect(measured.at(-1)).toEqual({ name: 'search.submit', length: 5 })
})

test('a click next to the rows does nothing', () => {
  attach()
  type('array')
  panel().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  vi.advanceTimersByTime(1)
  expect([measured.length, panel().hidden]).toEqual([1, false])
})

test('without a row, Enter sends the form; an empty form is not sent', () => {
  attach()
  field.focus()
  expect(press('Enter').defaultPrevented).toBe(false)
  const submit = (): Event => {
    const event = new Event('submit', { bubbles: true, cancelable: true })
    find('form').dispatchEvent(event)
    return event
  }
  field.value = '  '
  expect(submit().defaultPrevented).toBe(true)
  field.value = ' ab '
  expect(submit().defaultPrevented).toBe(false)
  expect(measured.at(-1)).toEqual({ name: 'search.submit', length: 2 })
})

test('Escape empties and closes the box, gives the focus back, and the text is there again at the next opening', () => {
  attach()
  find('#before').focus()
  field.dispatchEvent(new FocusEvent('focusin', { bubbles: true, relatedTarget: find('#before') }))
  type('array')
  const event = press('Escape')
  expect([event.defaultPrevented, field.value, panel().hidden]).toEqual([true, '', true])
  expect(document.activeElement).toBe(find('#before'))
  field.focus()
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['array', 0, 5])
  press('Escape')
  type('other')
  field.dispatchEvent(new Event('focus'))
  expect(field.value, 'a text that was typed is never replaced').toBe('other')
})

test('Escape within the panel closes the box as well', () => {
  attach()
  type('array')
  press('Escape', find('.quick-close'))
  expect(panel().hidden).toBe(true)
})

test('the focus going elsewhere closes the box, within it not', () => {
  attach()
  type('array')
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: find('.quick-close') }))
  expect(panel().hidden).toBe(false)
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: find('#before') }))
  expect(panel().hidden).toBe(true)
})

test('a press outside closes the box, one within it keeps the focus in the field', () => {
  attach()
  type('array')
  const press_ = (target: Element, kind: string): Event => {
    const event = new MouseEvent(kind, { bubbles: true, cancelable: true })
    target.dispatchEvent(event)
    return event
  }
  press_(field, 'pointerdown')
  expect(panel().hidden).toBe(false)
  expect(press_(find('.quick-message'), 'mousedown').defaultPrevented).toBe(true)
  expect(press_(find('.quick-foot span'), 'mousedown').defaultPrevented, 'the switch takes the press').toBe(false)
  press_(document.body, 'pointerdown')
  expect(panel().hidden).toBe(true)
})

test('the pointer highlights the row below it', () => {
  attach()
  type('array')
  rows()[2]
    ?.querySelector('bdi')
    ?.dispatchEvent(new MouseEvent('pointermove', { bubbles: true }))
  expect(selected()).toEqual(['/en-US/docs/Web/ArrayBuffer'])
  panel().dispatchEvent(new MouseEvent('pointermove', { bubbles: true }))
  expect(selected(), 'between rows nothing changes').toEqual(['/en-US/docs/Web/ArrayBuffer'])
})

test('a row that stays highlighted is fetched in advance, once', () => {
  attach()
  const intended: unknown[] = []
  document.body.addEventListener('intend', ({ target }) => intended.push(target))
  type('array')
  press('ArrowDown')
  press('ArrowDown')
  vi.advanceTimersByTime(5000)
  expect(intended).toEqual([rows()[2]])
})
