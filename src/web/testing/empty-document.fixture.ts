import { afterEach, beforeEach, vi } from 'vitest'
import { unmountAll } from './mount.fixture.tsx'

const removals: (() => void)[] = []

beforeEach(() => {
  // React asks for it: state that changes outside of `act` is an error of the test.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  for (const target of [window, document]) noteListeners(target)
})

// Files share one document, so each test leaves it as it was.
afterEach(async () => {
  await unmountAll()
  for (const remove of removals.splice(0)) remove()
  document.body.replaceChildren()
  document.head.replaceChildren()
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Listeners of the window and the document go with the test; React adds its one for selections only once. */
function noteListeners(target: Window | Document): void {
  const add = target.addEventListener.bind(target)
  const spy = vi.spyOn(target, 'addEventListener')
  spy.mockImplementation((type: string, listener: EventListenerOrEventListenerObject, options?: AddEventListenerOptions | boolean) => {
    add(type, listener, options)
    if (type !== 'selectionchange') removals.push(() => target.removeEventListener(type, listener, options))
  })
}
