import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchView } from './watch-view.ts'

let see: (isIntersecting: boolean) => void
let visibility: DocumentVisibilityState
const onView = vi.fn()
const leaving = () => new AbortController()

beforeEach(() => {
  vi.useFakeTimers()
  onView.mockClear()
  visibility = 'visible'
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        listener: (entries: readonly { readonly isIntersecting: boolean }[]) => void,
        { threshold }: { readonly threshold: number },
      ) {
        expect(threshold).toBe(0.5)
        see = (isIntersecting) => listener([{ isIntersecting }])
      }
      observe(): void {}
      disconnect(): void {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function change(state: DocumentVisibilityState): void {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}

test('a second in sight counts, once', () => {
  watchView(document.createElement('div'), leaving().signal, onView)
  see(true)
  vi.advanceTimersByTime(999)
  expect(onView).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  see(false)
  see(true)
  vi.advanceTimersByTime(5000)
  expect(onView).toHaveBeenCalledTimes(1)
})

test('out of sight, or in a tab that is not visible, the second begins anew', () => {
  watchView(document.createElement('div'), leaving().signal, onView)
  see(true)
  vi.advanceTimersByTime(900)
  see(false)
  see(true)
  vi.advanceTimersByTime(900)
  change('hidden')
  vi.advanceTimersByTime(5000)
  expect(onView).not.toHaveBeenCalled()
  change('visible')
  vi.advanceTimersByTime(1000)
  expect(onView).toHaveBeenCalledTimes(1)
})

test('of a page that is left nothing counts', () => {
  const page = leaving()
  watchView(document.createElement('div'), page.signal, onView)
  see(true)
  page.abort()
  vi.advanceTimersByTime(5000)
  expect(onView).not.toHaveBeenCalled()
})
