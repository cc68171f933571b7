import type { WorkerContext } from './worker-context.ts'

/** A response as the network gives it. */
export function basic(body: string, headers: Readonly<Record<string, string>> = {}, status = 200): Response {
  const response = new Response(status === 304 ? null : body, { status, headers })
  return asBasic(response)
}

function asBasic(response: Response): Response {
  const clone = response.clone.bind(response)
  return Object.defineProperties(response, { type: { value: 'basic' }, clone: { value: () => asBasic(clone()) } })
}

/** What a made-up site answers, by path; absent: 404. An Error is thrown. */
export type Answers = Map<
  string,
  { readonly body: string; readonly type?: string; readonly etag?: string; readonly status?: number } | Error
>

export interface TestContext extends Omit<WorkerContext, 'pass'> {
  pass: WorkerContext['pass']
  readonly answers: Answers
  /** The paths that were asked for. */
  readonly asked: string[]
  /** What the browser says of its storage. */
  space: StorageEstimate
  /** The store is full: the next writes fail, as often as this says. */
  fullFor: number
}

/** A browser in memory. */
export function createContext(pages: Readonly<Record<string, string>> = {}): TestContext {
  const answers: Answers = new Map(Object.entries(pages).map(([path, body]) => [path, { body }]))
  const stores = new Map<string, Map<string, Response>>()
  const asked: string[] = []
  const context: TestContext = {
    answers,
    asked,
    space: { quota: 1e9, usage: 1000 },
    fullFor: 0,
    now: () => 1000,
    built: { bar: '/static/offline-bar.0123456789.js', code: ['/static/entry.0123456789.js', '/static/de.0123456789.js'] },
    pass: (request) => context.fetch(new URL(request.url).pathname),
    estimate: async () => context.space,
    async fetch(path, options) {
      asked.push(path)
      const answer = answers.get(path)
      if (answer instanceof Error) throw answer
      if (answer === undefined) return basic('', {}, 404)
      const {
        body,
        status = 200,
        type = path.endsWith('.json') ? 'application/json' : 'text/html',
        etag = `"${body.length}-${body}"`,
      } = answer
      const isSame = new Headers(options?.headers).get('if-none-match') === encodeURI(etag)
      return basic(body, { 'content-type': type, etag: encodeURI(etag) }, isSame ? 304 : status)
    },
    caches: {
      has: async (name) => stores.has(name),
      keys: async () => [...stores.keys()],
      delete: async (name) => stores.delete(name),
      open: async (name) => {
        const entries = stores.get(name) ?? new Map<string, Response>()
        stores.set(name, entries)
        return openCache(entries, () => {
          if (context.fullFor <= 0) return
          context.fullFor -= 1
          throw new DOMException('full', 'QuotaExceededError')
        })
      },
    },
  }
  return context
}

const BASE = 'https://room.example'

function keyOf(request: RequestInfo | URL): string {
  return new URL(request instanceof Request ? request.url : request, BASE).pathname
}

function openCache(entries: Map<string, Response>, check: () => void): Cache {
  const reject = (): never => {
    throw new Error('not used')
  }
  return {
    async match(request, options) {
      // A browser compares each entry with the request then, which takes as long as there are many.
      if (options?.ignoreSearch) throw new Error('looks through the whole cache')
      return entries.get(keyOf(request))?.clone()
    },
    async put(request, response) {
      check()
      entries.delete(keyOf(request))
      entries.set(keyOf(request), new Response(await response.arrayBuffer(), { headers: response.headers }))
    },
    delete: async (request) => entries.delete(keyOf(request)),
    keys: async () => [...entries.keys()].map((path) => new Request(new URL(path, BASE))),
    add: reject,
    addAll: reject,
    matchAll: reject,
  }
}
