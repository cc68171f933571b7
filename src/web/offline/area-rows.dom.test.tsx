import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { change, get, mount, until } from '../testing/mount.fixture.tsx'
import { AreaRows } from './area-rows.tsx'
import { DownloadBar } from './download-bar.tsx'
import type { Activity, OfflineView } from './downloads.ts'
import { prepareOfflineTexts } from './offline-text.ts'

const CSS = { key: '/en-US/docs/Web/CSS', title: 'CSS' }
const PAGES = [CSS.key, `${CSS.key}/color`].map((url) => ({ title: 'CSS', url }))
let isOnline: boolean
const fetched = vi.fn<() => Promise<Response>>()

function viewOf(activity: Activity): OfflineView {
  return { settings: { offline: true, preferOnline: false, autoUpdates: false }, status: undefined, activity }
}

/** The browser is online or offline from now on. */
async function turn(state: 'online' | 'offline'): Promise<void> {
  await change(() => {
    isOnline = state === 'online'
    dispatchEvent(new Event(state))
  })
}

beforeEach(async () => {
  await prepareOfflineTexts('en-US')
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(globalThis, 'fetch').mockImplementation(fetched)
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  isOnline = true
  fetched.mockReset().mockImplementation(async () => Response.json(PAGES))
})
afterEach(() => vi.restoreAllMocks())

test('a list that could not be loaded is loaded when the browser is online again, and stays when it is not', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline'))
  isOnline = false
  const { container } = await mount(<AreaRows view={viewOf({ kind: 'idle' })} />)
  await until(() => expect(container.textContent).toContain('The list of areas could not be loaded.'))
  await turn('online')
  await until(() => expect(container.querySelector('input')).not.toBeNull())
  await turn('offline')
  expect([container.querySelectorAll('input').length, fetched.mock.calls.length]).toEqual([1, 2])
})

test.each<readonly [string, Activity]>([
  ['works', { kind: 'running', area: CSS }],
  ['waits for the server', { kind: 'running', area: CSS, wait: { seconds: 20 } }],
])('a download that %s says when the connection is gone, and no longer when it is back', async (_, activity) => {
  const { container } = await mount(<DownloadBar areas={[CSS]} view={viewOf(activity)} />)
  const before = get('status', /.*/, container).textContent
  await turn('offline')
  expect(get('status', /.*/, container).textContent).toBe('There is no connection. The download continues when the connection is back.')
  await turn('online')
  expect(get('status', /.*/, container).textContent).toBe(before)
})
