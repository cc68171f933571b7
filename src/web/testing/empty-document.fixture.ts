import { afterEach, beforeEach, expect, vi } from 'vitest'
import { unmountAll } from './mount.fixture.tsx'

const removals: (() => void)[] = []

const { setTimeout: ownTimeout, requestAnimationFrame: ownFrame } = globalThis

beforeEach(() => {
  // React asks for it: state that changes outside of `act` is an error of the test.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  for (const target of [window, document, document.documentElement, document.head, document.body]) noteListeners(target)
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
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  // A test that replaces one of these before it takes fake timers would leave it replaced for every later file, where no frame would come.
  expect(
    [setTimeout, requestAnimationFrame],
    'expected timers of the environment: a test takes fake timers before it replaces globals',
  ).toEqual([ownTimeout, ownFrame])
})

/** Listeners of what is there for every test go with the test that added them; React adds its one for selections only once. */
function noteListeners(target: EventTarget): void {
  const add = target.addEventListener.bind(target)
  const spy = vi.spyOn(target, 'addEventListener')
  spy.mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject | null, options?: AddEventListenerOptions | boolean) => {
      add(type, listener, options)
      if (type !== 'selectionchange') removals.push(() => target.removeEventListener(type, listener, options))
    },
  )
}
