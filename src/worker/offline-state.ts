import { OFFLINE_CACHES, OFFLINE_DEFAULTS, type OfflineAreaState, type OfflineSettings, readOfflineSettings } from '#contracts/offline.ts'
import type { WorkerContext } from './worker-context.ts'

/** A download under way: it goes on at `next`, whatever has ended the worker or the connection. */
export interface AreaRound {
  /** The build of the site when it began. */
  readonly build: string
  readonly total: number
  readonly next: number
  readonly failed: number
}

/** An area that the user has chosen. */
export interface AreaRecord {
  readonly round?: AreaRound | undefined
  /** Of the last complete download. */
  readonly last?: { readonly build: string; readonly at: number; readonly total: number; readonly failed: number } | undefined
}

export interface OfflineState {
  readonly settings: OfflineSettings
  readonly areas: Readonly<Record<string, AreaRecord>>
  /** When the worker looked for a new build by itself the last time, in milliseconds since 1970. */
  readonly checkedAt: number
}

const EMPTY: OfflineState = { settings: OFFLINE_DEFAULTS, areas: {}, checkedAt: 0 }
/** The cache of what the worker knows. */
export const STATE_CACHE = `${OFFLINE_CACHES}state`
const [STATE, LIST] = ['/offline/state', '/offline/list'] as const

/** What the worker knows from one start to the next. Browsers end a worker at any moment, so each change is stored before the next one. */
export class StateStore {
  readonly #caches: WorkerContext['caches']
  #last: Promise<unknown> = Promise.resolve()

  constructor({ caches }: Pick<WorkerContext, 'caches'>) {
    this.#caches = caches
  }

  async read(): Promise<OfflineState> {
    await this.#last
    return await this.#load()
  }

  /** One change after the other. @returns the new state */
  change(make: (before: OfflineState) => OfflineState): Promise<OfflineState> {
    const changed = this.#last.then(async () => {
      const next = make(await this.#load())
      await this.#put(STATE, next)
      return next
    })
    this.#last = changed.catch(() => undefined)
    return changed
  }

  changeArea(key: string, make: (before: AreaRecord) => AreaRecord): Promise<OfflineState> {
    return this.change((state) => ({ ...state, areas: { ...state.areas, [key]: make(state.areas[key] ?? {}) } }))
  }

  /** Forgets all areas. */
  async keepSettingsOnly(): Promise<void> {
    await this.change(({ settings }) => ({ ...EMPTY, settings }))
    const cache = await this.#open()
    for (const request of await cache.keys()) if (new URL(request.url).pathname !== STATE) await cache.delete(request)
  }

  /** The pages of a download. */
  async readList(key: string): Promise<readonly string[]> {
    const list: unknown = await (await (await this.#open()).match(LIST + key))?.json()
    return Array.isArray(list) ? list.filter((path) => typeof path === 'string') : []
  }

  async writeList(key: string, paths: readonly string[]): Promise<void> {
    await this.#put(LIST + key, paths)
  }

  async #load(): Promise<OfflineState> {
    // Reading leaves no empty cache behind.
    if (!(await this.#caches.has(STATE_CACHE))) return EMPTY
    return parseState((await (await (await this.#open()).match(STATE))?.text()) ?? '{}')
  }

  async #put(path: string, value: unknown): Promise<void> {
    await (await this.#open()).put(path, new Response(JSON.stringify(value)))
  }

  #open(): Promise<Cache> {
    return this.#caches.open(STATE_CACHE)
  }
}

/** Only the worker writes it; an older version of it may have. */
function parseState(text: string): OfflineState {
  const state: OfflineState = { ...EMPTY, ...JSON.parse(text) }
  return { ...state, settings: readOfflineSettings(JSON.stringify(state.settings)) }
}

/** An area as pages show it. */
export function areaStateOf(key: string, { round, last }: AreaRecord): OfflineAreaState {
  const total = round?.total ?? last?.total ?? 0
  return {
    key,
    total,
    done: round?.next ?? total,
    failed: round?.failed ?? last?.failed ?? 0,
    updatedAt: last?.at ?? null,
    isComplete: round === undefined && last !== undefined,
  }
}
