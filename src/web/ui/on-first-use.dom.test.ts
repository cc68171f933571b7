import { beforeEach, expect, test, vi } from 'vitest'
import { onFirstUse } from './on-first-use.ts'

const use = vi.fn()
let header: HTMLElement

beforeEach(() => {
  use.mockReset()
  document.body.innerHTML = '<header><details><summary id="in" tabindex="0">In</summary></details></header><a id="out" href="#out">Out</a>'
  const found = document.querySelector('header')
  if (found === null) throw new Error('no header')
  header = found
})

function send(id: string, kind: string, pointerType?: string): void {
  const event = pointerType === undefined ? new Event(kind, { bubbles: true }) : new PointerEvent(kind, { bubbles: true, pointerType })
  document.getElementById(id)?.dispatchEvent(event)
}

test('the first pointer or focus in an element calls back, the next ones do not', () => {
  onFirstUse(header, use)
  send('out', 'pointerover', 'mouse')
  expect(use).not.toHaveBeenCalled()
  send('in', 'focusin')
  send('in', 'pointerover', 'mouse')
  send('in', 'focusin')
  expect(use.mock.calls).toEqual([[false]])
})

test.each([
  ['mouse', true],
  ['touch', false],
])('the pointer of a %s is reported', (pointerType, isMouse) => {
  onFirstUse(header, use)
  send('in', 'pointerover', pointerType)
  expect(use.mock.calls).toEqual([[isMouse]])
})

test('what is open or has the focus is in use at once', () => {
  document.getElementById('in')?.focus()
  onFirstUse(header, use)
  expect(use).toHaveBeenCalledTimes(1)
  document.getElementById('in')?.blur()
  header.querySelector('details')?.setAttribute('open', '')
  onFirstUse(header, use)
  expect(use).toHaveBeenCalledTimes(2)
})

test('after the cleanup nothing is heard', () => {
  onFirstUse(header, use)()
  send('in', 'focusin')
  expect(use).not.toHaveBeenCalled()
})
