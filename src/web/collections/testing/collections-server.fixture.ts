import { vi } from 'vitest'
import type { Collection, CollectionItem, CollectionShare } from '#contracts/collections.ts'
import type { Follow, Follows } from '#contracts/follows.ts'

/** A request that reached the server, as `POST /api/v2/…` with its body. */
export interface AskedCall {
  readonly call: string
  readonly body: unknown
}

interface StoredCollection extends Omit<Collection, 'article_count'> {
  items: readonly CollectionItem[]
  share: CollectionShare | null
}

/** The collections of one account, as the API gives them; enough of it for what pages do. */
export interface CollectionsServer {
  readonly asked: AskedCall[]
  readonly collections: StoredCollection[]
  readonly follows: { list: readonly Follow[]; digest: boolean }
  /** The next call whose `METHOD path` holds this text is rejected with the status. */
  fail(part: string, status: number): void
  /** Calls that hold this text wait until the returned function is called. */
  hold(part: string): () => void
}

/** A saved page. */
export function itemOf(id: string, more: Partial<CollectionItem> = {}): CollectionItem {
  const at = '2026-01-02T03:04:05.000Z'
  return { id, url: `/en-US/docs/Web/${id}`, title: `Title ${id}`, parents: [], created_at: at, updated_at: at, notes: '', ...more }
}

export function collectionOf(id: string, name: string, items: readonly CollectionItem[] = []): StoredCollection {
  const at = '2026-01-02T03:04:05.000Z'
  return { id, name, description: '', created_at: at, updated_at: at, share: null, items }
}

/** Answers the calls of this test in place of a server. */
export function startCollectionsServer(...collections: StoredCollection[]): CollectionsServer {
  const asked: AskedCall[] = []
  const failures: { readonly part: string; readonly status: number }[] = []
  const held: { readonly part: string; readonly until: Promise<void> }[] = []
  const server: CollectionsServer = {
    asked,
    collections,
    follows: { list: [], digest: false },
    fail: (part, status) => void failures.push({ part, status }),
    hold(part) {
      const { promise, resolve } = Promise.withResolvers<void>()
      held.push({ part, until: promise })
      return resolve
    },
  }
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${input}`
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    asked.push({ call, body })
    for (const { part, until } of held) if (call.includes(part)) await until
    const index = failures.findIndex(({ part }) => call.includes(part))
    const [failure] = index === -1 ? [] : failures.splice(index, 1)
    if (failure !== undefined) return Response.json({ code: failure.status, error: 'Rejected', message: 'It was rejected' }, failure)
    const reply = answer(server, call, Object(body))
    if (reply === undefined) return Response.json({ code: 404, error: 'Not Found', message: 'Nothing is there' }, { status: 404 })
    return reply === null ? new Response('', { status: 200 }) : Response.json(reply)
  })
  return server
}

/** The reply to a call; null for an empty one, undefined where nothing is there. */
function answer(server: CollectionsServer, call: string, body: Readonly<Record<string, unknown>>): unknown {
  const [method = '', address = ''] = call.split(' ')
  const { pathname, searchParams } = new URL(address, 'https://room.example')
  const [, , , , first = '', second, third] = pathname.replace(/\/$/, '').split('/')
  const { collections } = server
  if (pathname.startsWith('/api/v2/follows/')) return answerFollows(server, { method, first, body })
  if (pathname.endsWith('/metadata.json')) return { summary: `About ${pathname.split('/').at(-2)}`, modified: '2026-01-02T03:04:05.000Z' }
  if (first === 'lookup') return lookUp(collections, searchParams.get('url') ?? '')
  if (first === '' && method === 'GET') return collections.map(shown)
  if (first === '') {
    collections.push({ ...collectionOf(`new-${collections.length}`, text(body.name)), description: text(body.description) })
    return shown(collections.at(-1))
  }
  if (first === 'merge') return { added: list(body.items).length, already_there: [], unknown: [], other_site: [] }
  const collection = collections.find(({ id }) => id === first)
  if (collection === undefined) return undefined
  if (second === undefined) return ofCollection(server, collection, { method, searchParams, body })
  if (second === 'share') {
    collection.share = method === 'DELETE' ? null : { token: 't', url: 'https://room.example/s/t', notes: body.notes === true }
    return collection.share
  }
  if (second === 'order') return order(collection, text(body.item), body.before)
  if (second === 'bulk') return changeMany(server, collection, body)
  if (second === 'import') return add(collection, list(body.items))
  if (third === undefined) return add(collection, [body]) && collection.items[0]
  return ofItem(collection, third, method, body)
}

function answerFollows(
  { follows, collections }: CollectionsServer,
  { method, first, body }: { readonly method: string; readonly first: string; readonly body: Readonly<Record<string, unknown>> },
): Follows {
  const common = { id: `follow-${follows.list.length}`, created_at: '2026-01-02T03:04:05.000Z' }
  if (method === 'DELETE') follows.list = follows.list.filter(({ id }) => id !== first)
  else if (first === 'digest') follows.digest = body.digest === true
  else if (method === 'POST' && typeof body.url === 'string')
    follows.list = [...follows.list, { kind: 'page', ...common, url: body.url, title: `Page ${body.url}` }]
  else if (method === 'POST') {
    const { id = '', name = '' } = collections.find((one) => one.id === body.collection_id) ?? {}
    follows.list = [...follows.list, { kind: 'collection', ...common, collection_id: id, title: name }]
  }
  return { follows: [...follows.list], digest: follows.digest, can_get_mail: true }
}

function ofCollection(
  { collections }: CollectionsServer,
  collection: StoredCollection,
  {
    method,
    searchParams,
    body,
  }: { readonly method: string; readonly searchParams: URLSearchParams; readonly body: Readonly<Record<string, unknown>> },
): unknown {
  if (method === 'DELETE') {
    collections.splice(collections.indexOf(collection), 1)
    return null
  }
  if (method === 'POST') return shown(Object.assign(collection, body))
  const [limit, offset] = [Number(searchParams.get('limit')), Number(searchParams.get('offset') ?? 0)]
  const q = (searchParams.get('q') ?? '').toLowerCase()
  const found = collection.items.filter(({ title }) => title.toLowerCase().includes(q))
  return { ...shown(collection), match_count: found.length, items: found.slice(offset, offset + limit) }
}

function ofItem(collection: StoredCollection, id: string, method: string, body: object): unknown {
  const item = collection.items.find((one) => one.id === id)
  if (item === undefined) return undefined
  if (method === 'DELETE') collection.items = collection.items.filter((one) => one !== item)
  else collection.items = collection.items.map((one) => (one === item ? { ...one, ...body } : one))
  return method === 'DELETE' ? null : { ...item, ...body }
}

function order(collection: StoredCollection, id: string, before: unknown): null {
  const item = collection.items.find((one) => one.id === id)
  const others = collection.items.filter((one) => one !== item)
  const at = others.findIndex((one) => one.id === before)
  if (item !== undefined) collection.items = others.toSpliced(at === -1 ? others.length : at, 0, item)
  return null
}

function changeMany({ collections }: CollectionsServer, from: StoredCollection, body: Readonly<Record<string, unknown>>): unknown {
  const ids = list(body.items).map(String)
  const chosen = from.items.filter(({ id }) => ids.includes(id))
  const target = collections.find(({ id }) => id === body.target)
  if (body.action !== 'copy') from.items = from.items.filter(({ id }) => !ids.includes(id))
  if (target !== undefined) target.items = [...chosen, ...target.items]
  return { done: chosen.length, already_there: [], missing: [] }
}

function add(collection: StoredCollection, items: readonly unknown[]): unknown {
  const added = items.map((item) => {
    const { url, title, notes }: { url?: unknown; title?: unknown; notes?: unknown } = Object(item)
    const id = `${text(url).split('/').at(-1)}`
    return itemOf(id, { url: text(url), title: text(title), notes: text(notes) })
  })
  collection.items = [...added, ...collection.items]
  return { added: added.length, already_there: [], unknown: [], other_site: [] }
}

function lookUp(collections: readonly StoredCollection[], url: string): unknown {
  const results = collections.flatMap(({ id, items }) =>
    items.filter((item) => item.url === url).map((item) => ({ collection_id: id, item })),
  )
  return { results }
}

function shown(collection: StoredCollection | undefined): object | undefined {
  if (collection === undefined) return undefined
  const { items, ...rest } = collection
  return { ...rest, article_count: items.length }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
