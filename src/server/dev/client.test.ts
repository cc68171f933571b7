import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'

const SCRIPT = readFileSync(new URL('./client.js', import.meta.url), 'utf8')

type Listener = (event: { readonly data: string }) => void

/** Runs the script in a page at `pathname` with as much of a browser as it uses; `takesCare`: the page's own script prevents the default. */
function openPage(pathname: string, takesCare: boolean) {
  const listeners = new Map<string, Listener>()
  const reload = vi.fn()
  const dispatched: unknown[] = []
  const send = (name: string, data: unknown = null): void => listeners.get(name)?.({ data: JSON.stringify(data) })
  const opened: string[] = []
  class EventSource {
    constructor(url: string) {
      opened.push(url)
    }
    addEventListener(name: string, listener: Listener): void {
      listeners.set(name, listener)
    }
  }
  class CustomEvent {
    readonly type: string
    readonly detail: unknown
    constructor(type: string, { detail }: { readonly detail: unknown }) {
      this.type = type
      this.detail = detail
    }
  }
  const dispatchEvent = (event: unknown): boolean => dispatched.push(event) > 0 && !takesCare
  runInNewContext(SCRIPT, {
    EventSource,
    CustomEvent,
    document: { querySelector: () => ({ dataset: { changes: '3' } }) },
    location: { pathname, reload },
    window: { dispatchEvent },
    addEventListener: () => {},
    decodeURIComponent,
  })
  return { send, reload, dispatched, opened }
}

test('a change of the page loads it anew when nothing in it takes care', () => {
  const { send, reload } = openPage('/en-US/docs/Web/CSS/%3Ahas', false)
  send('change', ['/en-US/docs/Web/CSS/:has'])
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a change of the page is handed to its own script, which takes care of it', () => {
  const { send, reload, dispatched } = openPage('/en-US/docs/Web', true)
  send('change', ['/de/docs/Web', '/en-US/docs/Web'])
  expect(reload).not.toHaveBeenCalled()
  expect(dispatched).toEqual([{ type: 'lectern:change', detail: { urls: ['/de/docs/Web', '/en-US/docs/Web'] } }])
})

test('a change of other pages is nothing to this one', () => {
  const { send, reload, dispatched } = openPage('/en-US/docs/Web', false)
  send('change', ['/en-US/docs/Web/CSS', '/en-US/docs'])
  expect(reload).not.toHaveBeenCalled()
  expect(dispatched).toEqual([])
})

test('a change of everything is one of this page', () => {
  const { send, reload } = openPage('/en-US/docs/Web', false)
  send('change', ['*'])
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a page that finds the server again is loaded anew, since it may have missed a change', () => {
  const { send, reload } = openPage('/en-US/docs/Web', false)
  send('open')
  expect(reload).not.toHaveBeenCalled()
  send('open')
  expect(reload).toHaveBeenCalledTimes(1)
})

test('the stream is asked for what changed since the page was rendered', () => {
  expect(openPage('/en-US/docs/Web', false).opened).toEqual(['/_dev/events?since=3'])
})
