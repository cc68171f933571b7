import { beforeEach, expect, test } from 'vitest'
import { OFFLINE_SETTINGS_KEY, type OfflineOutcome, type OfflineReply, type OfflineRequest } from '#contracts/offline.ts'
import { Downloads } from './downloads.ts'

const CSS = { key: '/en-US/docs/Web/CSS', title: 'CSS' }
const HTML = { key: '/en-US/docs/Web/HTML', title: 'HTML' }

let outcomes: OfflineOutcome[]
let asked: string[]
let paused: number[]
let shown: string[]
let isTaken: boolean

beforeEach(() => {
  localStorage.clear()
  outcomes = []
  asked = []
  paused = []
  shown = []
  isTaken = false
})

function create(answer: (request: OfflineRequest) => OfflineReply | undefined = answerInOrder): Downloads {
  const downloads = new Downloads({
    async ask(request) {
      asked.push('key' in request ? `${request.kind} ${request.key.split('/').at(-1)}` : request.kind)
      return answer(request)
    },
    async alone(work) {
      if (isTaken) return false
      isTaken = true
      await work()
      isTaken = false
      return true
    },
    async pause(ms) {
      paused.push(ms)
    },
  })
  downloads.subscribe(() => {
    const { activity } = downloads.current()
    const wait = activity.kind === 'running' && activity.wait !== undefined ? ' waits' : ''
    if (shown.at(-1) !== activity.kind + wait) shown.push(activity.kind + wait)
  })
  return downloads
}

function answerInOrder(): OfflineReply {
  const outcome = outcomes.shift()
  return { ...(outcome === undefined ? {} : { outcome }), status: { areas: [], pages: 1, usedBytes: 2 } }
}

test('areas are downloaded one after the other, step by step', async () => {
  outcomes = ['more', 'more', 'done', 'done']
  await create().run([CSS, HTML])
  expect(asked).toEqual(['begin CSS', 'step CSS', 'step CSS', 'begin HTML'])
  expect(shown).toEqual(['running', 'done'])
})

test('where nothing has changed, everything is up to date', async () => {
  outcomes = ['done', 'done']
  await create().run([CSS, HTML])
  expect(shown).toEqual(['running', 'up-to-date'])
})

test('without a connection it says what it waits for, and does the same step again', async () => {
  outcomes = ['more', 'no-network', 'no-network', 'done']
  await create().run([CSS])
  expect(asked).toEqual(['begin CSS', 'step CSS', 'step CSS', 'step CSS'])
  expect(shown).toEqual(['running', 'running waits', 'done'])
})

test('a server that fails is asked less and less often; then the pages of the step are left out', async () => {
  outcomes = ['more', 'server', 'server', 'server', 'server', 'more', 'done']
  await create().run([CSS])
  expect(paused).toEqual([5000, 10_000, 20_000])
  expect(asked.slice(-2)).toEqual(['skip CSS', 'step CSS'])
  expect(shown.at(-1)).toBe('done')
})

test('a download that can’t even begin has failed', async () => {
  outcomes = ['server', 'server', 'server', 'server']
  await create().run([CSS])
  expect(shown.at(-1)).toBe('failed')
})

test.each([
  ['no-space', 'no-space'],
  ['unknown', 'gone'],
] as const)('after the outcome %s it ends and says so', async (outcome, kind) => {
  outcomes = ['more', outcome]
  await create().run([CSS, HTML])
  expect(shown).toEqual(['running', kind])
})

test('it can be canceled', async () => {
  const downloads = create(() => {
    if (asked.length === 3) downloads.cancel()
    return { outcome: 'more' }
  })
  await downloads.run([CSS])
  expect([asked.length, shown.at(-1)]).toEqual([3, 'stopped'])
})

test('pages are deleted while this tab downloads: the download ends first', async () => {
  const downloads = create(({ kind }) => (kind === 'delete' ? answerInOrder() : { outcome: 'more' }))
  const running = downloads.run([CSS])
  const deleted = downloads.deletePages()
  await Promise.all([running, deleted])
  expect(asked.at(-1)).toBe('delete')
  expect(asked.filter((request) => request === 'delete')).toHaveLength(1)
  expect(downloads.current().activity.kind).toBe('idle')
})

test('another tab that downloads is named', async () => {
  isTaken = true
  await create().run([CSS])
  expect([asked, shown]).toEqual([[], ['other-tab']])
})

test('settings are stored once the worker has them, and cleared when there is no worker any more', async () => {
  let hasWorker = true
  const downloads = create(() => (hasWorker ? answerInOrder() : undefined))
  await downloads.choose({ offline: true })
  expect(JSON.parse(localStorage.getItem(OFFLINE_SETTINGS_KEY) ?? '')).toEqual({ offline: true, preferOnline: false, autoUpdates: false })
  hasWorker = false
  await expect(downloads.choose({ preferOnline: true })).rejects.toThrow()
  expect(downloads.current().settings.preferOnline).toBe(false)
  await downloads.refresh()
  expect(localStorage.getItem(OFFLINE_SETTINGS_KEY)).toBeNull()
  expect(downloads.current().settings.offline).toBe(false)
})
