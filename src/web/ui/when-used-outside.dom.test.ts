import { expect, test, vi } from 'vitest'
import { whenUsedOutside } from './when-used-outside.ts'

test('a focus or a press outside is acted on until the signal ends', () => {
  document.body.innerHTML = '<div><a id="in" href="#in">In</a></div><a id="out" href="#out">Out</a>'
  const control = new AbortController()
  const act = vi.fn()
  whenUsedOutside(() => document.querySelector('div'), act, { signal: control.signal })
  const use = (id: string, kind: string): boolean | undefined =>
    document.getElementById(id)?.dispatchEvent(new Event(kind, { bubbles: true }))
  use('in', 'pointerdown')
  use('out', 'pointerdown')
  use('out', 'focusin')
  control.abort()
  use('out', 'pointerdown')
  expect(act).toHaveBeenCalledTimes(2)
})
