import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accountMark } from '../../browser/account-mark.ts'
import { takeUser } from '../../browser/user.ts'
import { ACCOUNT_KEY } from '../progress/account-key.ts'
import { noteSolved, type Progress, readAccount, readLocal, writeAccount, writeLocal } from '../progress/progress.ts'
import { writeText } from '../progress/stored-text.ts'
import { exchangeProgress, listWaiting } from './exchange-progress.ts'
import { forgetProgress } from './forget-progress.ts'
import { fromModules } from './module-names.ts'

const A = '/en-US/curriculum/a/'
const B = '/en-US/curriculum/b/'
const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('navigator', {})
  readAs(null)
})
afterEach(() => {
  // What a browser did not store is in memory, which the next test would read.
  writeLocal(new Map())
  writeText(ACCOUNT_KEY, null)
  fetched.mockReset()
  vi.unstubAllGlobals()
})

test('what was done before signing in and since is sent, and goes from the browser’s own place', async () => {
  noteSolved(A, 'x', 2)
  readAs('ada')
  noteSolved(A, 'y', 2)
  expect(solved(readLocal())).toEqual({ [A]: ['x'] })
  answer('ada', [moduleOf('a', ['x', 'y']), moduleOf('b', ['z'])])
  expect(await exchangeProgress()).toBe(true)
  expect(sent()).toEqual(['POST ada a:x,y'])
  expect(readLocal().size).toBe(0)
  expect(solved(ada().known)).toEqual({ [A]: ['x', 'y'], [B]: ['z'] })
  expect(listWaiting('ada')).toEqual([])
  answer('ada', [])
  await exchangeProgress()
  expect([sent().at(-1), ada().known.size]).toEqual(['GET', 0])
})

test('what is done while progress is sent is sent next', async () => {
  readAs('ada')
  noteSolved(A, 'x', 3)
  const { promise, resolve } = Promise.withResolvers<Response>()
  fetched.mockReturnValueOnce(promise)
  const exchange = exchangeProgress()
  noteSolved(A, 'y', 3)
  resolve(replyOf('ada', [moduleOf('a', ['x'])]))
  await exchange
  expect(listWaiting('ada').map(({ solved: parts }) => parts)).toEqual([['y']])
})

test.each<readonly [string, () => Promise<Response>]>([
  ['no response comes', () => Promise.reject(new TypeError('offline'))],
  ['the server has a problem', async () => new Response('', { status: 503 })],
  ['the answer is another account’s', async () => replyOf('eve', [moduleOf('b', ['z'])])],
])('when %s, what was done stays and nothing else comes', async (_, reply) => {
  noteSolved(A, 'x', 2)
  readAs('ada')
  noteSolved(B, 'y', 2)
  fetched.mockImplementation(reply)
  await exchangeProgress()
  expect([solved(readLocal()), solved(ada().pending), solved(ada().known)]).toEqual([{ [A]: ['x'] }, { [B]: ['y'] }, {}])
})

test('what the server will not take stays, and what it has is shown all the same', async () => {
  readAs('ada')
  noteSolved(A, 'x', 2)
  fetched.mockResolvedValueOnce(Response.json({ message: 'too many' }, { status: 400 }))
  fetched.mockResolvedValueOnce(replyOf('ada', [moduleOf('b', ['z'])]))
  await exchangeProgress()
  expect([solved(ada().pending), solved(ada().known)]).toEqual([{ [A]: ['x'] }, { [B]: ['z'] }])
})

test('an answer that comes after that of a later question counts no more', async () => {
  readAs('ada')
  const { promise, resolve } = Promise.withResolvers<Response>()
  fetched.mockReturnValueOnce(promise)
  const older = exchangeProgress()
  answer('ada', [moduleOf('a', ['x'])])
  await exchangeProgress()
  resolve(replyOf('ada', []))
  await older
  expect(solved(ada().known)).toEqual({ [A]: ['x'] })
})

test('a response for a user who is no longer signed in is not stored', async () => {
  readAs('ada')
  const { promise, resolve } = Promise.withResolvers<Response>()
  fetched.mockReturnValueOnce(promise)
  const exchange = exchangeProgress()
  readAs('eve')
  resolve(replyOf('ada', [moduleOf('a', ['x'])]))
  await exchange
  expect([ada().known.size, readAccount(accountMark('eve')).known.size]).toEqual([0, 0])
})

test('what another account has left is neither sent nor stored', async () => {
  writeAccount({ owner: accountMark('eve'), known: fromModules([moduleOf('a', ['x'])]), pending: fromModules([moduleOf('b', ['y'])]) })
  readAs('ada')
  answer('ada', [])
  await exchangeProgress()
  expect(sent()).toEqual(['GET'])
  expect(readAccount(accountMark('eve')).pending.size).toBe(0)
})

test('the server is not asked for an anonymous or unknown user', async () => {
  noteSolved(A, 'x', 2)
  expect(await exchangeProgress()).toBe(false)
  readAs('ada', 'The server is being worked on.')
  expect(await exchangeProgress()).toBe(false)
  expect(fetched).not.toHaveBeenCalled()
})

test('progress is forgotten here when the server has forgotten it', async () => {
  noteSolved(A, 'x', 2)
  readAs('ada')
  noteSolved(B, 'y', 2)
  fetched.mockResolvedValueOnce(new Response('', { status: 503 }))
  expect([await forgetProgress(), readLocal().size, ada().pending.size]).toEqual([false, 1, 1])
  fetched.mockResolvedValueOnce(new Response(null, { status: 204 }))
  expect([await forgetProgress(), readLocal().size, ada().pending.size]).toEqual([true, 0, 0])
  readAs(null)
  noteSolved(A, 'x', 2)
  expect([await forgetProgress(), readLocal().size]).toEqual([true, 0])
})

test('where the browser keeps nothing, progress is sent all the same', async () => {
  const reject = (): never => {
    throw new DOMException('rejected', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: reject, setItem: reject, removeItem: reject })
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  readAs('ada')
  noteSolved(A, 'x', 2)
  answer('ada', [moduleOf('a', ['x'])])
  await exchangeProgress()
  expect(sent()).toEqual(['POST ada a:x'])
  expect(solved(ada().known)).toEqual({ [A]: ['x'] })
})

/** Makes this the user that the page knows; null: it knows that no one is signed in. */
function readAs(username: string | null, maintenance?: string): void {
  takeUser({
    username,
    isAuthenticated: username !== null,
    isBetaTester: false,
    isStaff: false,
    isSuperUser: false,
    email: null,
    avatarUrl: null,
    isSubscriber: false,
    subscriptionType: null,
    subscriberNumber: null,
    geo: { country: 'Unknown', country_iso: 'ZZ' },
    settings: { aiHelpHistory: false, collectionsLastModifiedTime: null, localeOverride: null, mdnplusNewsletter: false, noAds: false },
    ...(maintenance === undefined ? {} : { maintenance }),
  })
}

function ada() {
  return readAccount(accountMark('ada'))
}

function moduleOf(module: string, parts: string[]) {
  return { module, solved: parts, total: 3, finished_at: null }
}

function replyOf(account: string, modules: readonly object[]): Response {
  return Response.json({ account, modules })
}

function answer(account: string, modules: readonly object[]): void {
  fetched.mockImplementation(async () => replyOf(account, modules))
}

/** The calls to the server. */
function sent(): readonly string[] {
  return fetched.mock.calls.map(([, request]) => {
    if (typeof request?.body !== 'string') return String(request?.method)
    const { account, modules } = JSON.parse(request.body)
    const reported = modules.map(({ module, solved: parts }: ReturnType<typeof moduleOf>) => `${module}:${parts}`)
    return `${request.method} ${account} ${reported.join(' ')}`
  })
}

function solved(progress: Progress): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries([...progress].map(([url, module]) => [url, module.solved]))
}
