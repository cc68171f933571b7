import { useEffect, useMemo, useState } from 'react'
import useSWR, { mutate, unload } from 'swr'
import useSWRInfinite from 'swr/infinite'
import { COLLECTION_PAGE_SIZE } from '#contracts/collection-limits.ts'
import type { Collection, CollectionItem, CollectionLookup, CollectionPage, CollectionSort } from '#contracts/collections.ts'
import { ERROR_RETRY_MS, FOCUS_THROTTLE_MS } from '../browser/refetch-times.ts'
import { currentUser, type User, useUser, watchUser } from '../browser/user.ts'
import { listCollections, lookUp, readCollection } from './collections-calls.ts'
import { isWorthRetrying } from './collections-error.ts'

/** How long the same question is not asked again, and when a response is slow, in milliseconds (docs/behaviour/collections.md 25). */
const DEDUPE_MS = 2000
const SLOW_MS = 3000

const SETTINGS = {
  dedupingInterval: DEDUPE_MS,
  loadingTimeout: SLOW_MS,
  errorRetryInterval: ERROR_RETRY_MS,
  focusThrottleInterval: FOCUS_THROTTLE_MS,
  shouldRetryOnError: isWorthRetrying,
} as const

/** What is known of something that is read. */
export interface Reading<Data> {
  readonly data: Data | undefined
  readonly error: unknown
  /** Nothing is there yet. */
  readonly isLoading: boolean
  /** It takes longer than users expect. */
  readonly isSlow: boolean
  readonly retry: () => void
}

/** Of what is shown of a collection's items. */
export interface ItemsQuestion {
  readonly q?: string
  readonly sort?: CollectionSort
}

/** The items of a collection, page by page (docs/behaviour/collections.md 24). */
export interface ItemPages extends Omit<Reading<readonly CollectionPage[]>, 'data' | 'isSlow'> {
  readonly items: readonly CollectionItem[]
  /** How many items fit the question; undefined until that is known. */
  readonly count: number | undefined
  /** There are no further pages. */
  readonly atEnd: boolean
  /** A further page is awaited. */
  readonly isLoadingMore: boolean
  readonly loadMore: () => void
}

/** Each key begins with the account, so that nothing of one is ever shown to another. */
const FEATURE = 'collections'

/** The user's account; undefined while no one is signed in, or not known to be: then nothing is asked. */
export function useAccount(): string | undefined {
  return accountOf(useUser())
}

/** All collections of the user, the default one first. */
export function useCollections(): Reading<readonly Collection[]> {
  const account = useAccount()
  return useReading<readonly Collection[]>(account === undefined ? null : [FEATURE, account, 'list'], listCollections)
}

/** A collection without its items. */
export function useCollection(id: string): Reading<CollectionPage> {
  const account = useAccount()
  return useReading(account === undefined ? null : [FEATURE, account, 'collection', id], () => readCollection(id, { limit: 0 }))
}

/** In which of the user's collections a page is. */
export function useLookup(url: string): Reading<CollectionLookup> {
  const account = useAccount()
  return useReading(account === undefined ? null : lookupKey(account, url), () => lookUp(url))
}

/** The items of a collection, 12 by 12. Another question begins again with the first page. */
export function useItemPages(id: string, { q = '', sort = 'newest' }: ItemsQuestion = {}): ItemPages {
  const account = useAccount()
  const {
    data,
    error,
    isLoading,
    size,
    setSize,
    mutate: readAgain,
  } = useSWRInfinite<CollectionPage, unknown>(
    (index: number) => (account === undefined ? null : [FEATURE, account, 'items', id, q, sort, index]),
    ([, , , , , , index]: readonly [string, string, string, string, string, string, number]) =>
      readCollection(id, { limit: COLLECTION_PAGE_SIZE, offset: index * COLLECTION_PAGE_SIZE, ...(q === '' ? {} : { q }), sort }),
    { ...SETTINGS, revalidateFirstPage: false },
  )
  useEffect(() => {
    startFollowing()
    const again = (): void => void readAgain()
    const listening = new AbortController()
    changes.addEventListener('change', again, { signal: listening.signal })
    return () => listening.abort()
  }, [readAgain])
  return useMemo(() => {
    const pages = data ?? []
    const items = pages.flatMap((page) => page.items)
    const last = pages.at(-1)
    return {
      items,
      count: last?.match_count,
      atEnd: last !== undefined && (last.items.length < COLLECTION_PAGE_SIZE || items.length >= last.match_count),
      error,
      isLoading: isLoading && data === undefined,
      isLoadingMore: error === undefined && size > pages.length,
      loadMore: () => void setSize(pages.length + 1),
      retry: () => void readAgain(),
    }
  }, [data, error, isLoading, size, setSize, readAgain])
}

/** Changes what is known of a page at once, and takes it back when the change is rejected. */
export async function changeLookup<Reply>(url: string, change: OptimisticChange<Reply>): Promise<Reply> {
  const account = accountOf(currentUser())
  if (account === undefined) return await change.make()
  let made: { readonly reply: Reply } | undefined
  await mutate<CollectionLookup>(
    lookupKey(account, url),
    async (known) => {
      const reply = await change.make()
      made = { reply }
      return change.after(known ?? NOWHERE, reply)
    },
    { optimisticData: (known) => change.before(known ?? NOWHERE), rollbackOnError: true, revalidate: false },
  )
  if (made === undefined) throw new Error('the change was given up')
  return made.reply
}

interface OptimisticChange<Reply> {
  readonly make: () => Promise<Reply>
  /** What is shown until the response comes. */
  readonly before: (known: CollectionLookup) => CollectionLookup
  readonly after: (known: CollectionLookup, reply: Reply) => CollectionLookup
}

const NOWHERE: CollectionLookup = { results: [] }

/** To be called after each change of collections that went well: this tab and the others read again what they show. It never throws. */
export async function collectionsChanged(): Promise<void> {
  startFollowing()
  tabs?.postMessage('change')
  await readAllAgain()
}

function useReading<Data>(key: readonly string[] | null, read: () => Promise<Data>): Reading<Data> {
  const [isSlow, setSlow] = useState(false)
  useEffect(startFollowing, [])
  const {
    data,
    error,
    isLoading,
    mutate: readAgain,
  } = useSWR<Data, unknown>(key, read, { ...SETTINGS, onLoadingSlow: () => setSlow(true) })
  return { data, error, isLoading, isSlow: isSlow && isLoading, retry: () => void readAgain() }
}

function lookupKey(account: string, url: string): readonly string[] {
  return [FEATURE, account, 'lookup', url]
}

function accountOf(user: User | undefined): string | undefined {
  return user?.isAuthenticated === true ? (user.username ?? undefined) : undefined
}

const changes = new EventTarget()
let tabs: BroadcastChannel | undefined
let followed: User | undefined

/** From the first use on: other tabs report their changes; another account, or none, leaves nothing of it (docs/behaviour/collections.md 25). */
function startFollowing(): void {
  if (tabs !== undefined) return
  tabs = new BroadcastChannel(FEATURE)
  tabs.addEventListener('message', () => void readAllAgain())
  followed = currentUser()
  watchUser(() => {
    const before = followed
    followed = currentUser()
    // What is shown asks for itself, as another account or not at all.
    if (accountOf(before) !== accountOf(followed)) unload({ revalidate: false })
    else if (before?.settings.collectionsLastModifiedTime !== followed?.settings.collectionsLastModifiedTime) void readAllAgain()
  })
}

async function readAllAgain(): Promise<void> {
  changes.dispatchEvent(new Event('change'))
  await mutate((key) => Array.isArray(key) && key[0] === FEATURE).catch((error: unknown) =>
    console.warn('collections were not read again', error),
  )
}
