import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LABEL_MAX } from '#contracts/event-limits.ts'
import type { MeasuredEvent } from '#contracts/events.ts'
import { MEASURE, measure } from './measure.ts'

let page: EventTarget
let heard: MeasuredEvent[]

beforeEach(() => {
  page = new EventTarget()
  heard = []
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  page.addEventListener(MEASURE, (event) => {
    if (event instanceof CustomEvent) heard.push(event.detail)
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('a listener of the window gets the event', () => {
  measure({ name: 'baseline.toggle', isOpen: true })
  expect(heard).toEqual([{ name: 'baseline.toggle', isOpen: true }])
})

test('a long label is cut, by whole characters', () => {
  measure({ name: 'page.click', id: 'a', type: 'button', label: '🧭'.repeat(LABEL_MAX + 9) })
  expect(heard).toEqual([{ name: 'page.click', id: 'a', type: 'button', label: '🧭'.repeat(LABEL_MAX) }])
})
