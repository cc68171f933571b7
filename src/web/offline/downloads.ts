import {
  OFFLINE_LOCK,
  OFFLINE_SETTINGS_KEY,
  type OfflineReply,
  type OfflineRequest,
  type OfflineSettings,
  type OfflineStatus,
  readOfflineSettings,
} from '#contracts/offline.ts'
import { readStored, store } from '../browser/storage.ts'
import { askWorker, leaveOffline, startWorker, updateWorker } from './worker-link.ts'

/** An area to download. */
export interface ChosenArea {
  readonly key: string
  readonly title: string
}

/** What is going on, or how it ended. */
export type Activity =
  | { readonly kind: 'idle' | 'stopped' | 'no-space' | 'gone' | 'other-tab' | 'up-to-date' }
  | { readonly kind: 'running'; readonly area: ChosenArea; readonly wait?: 'network' | { readonly seconds: number } }
  /** `failed`: pages that the server did not give. */
  | { readonly kind: 'done'; readonly failed: number }
  | { readonly kind: 'failed' }

/** All that the section shows. */
export interface OfflineView {
  readonly settings: OfflineSettings
  /** Undefined until the worker has answered, and without a worker. */
  readonly status: OfflineStatus | undefined
  readonly activity: Activity
}

/** What downloads need of the browser. Tests give their own. */
export interface DownloadsInput {
  readonly ask: (request: OfflineRequest) => Promise<OfflineReply | undefined>
  /** Does the work alone among all tabs. @returns false when another one is at it */
  readonly alone: (work: () => Promise<void>) => Promise<boolean>
  /** Ends after a time, or earlier when the browser is online again. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>
}

/** After so many failures in a row the pages of a step are left out. */
const MAX_TRIES = 3
const [NETWORK_MS, SERVER_S] = [10_000, 5]

/** The settings, what is stored, and the download of areas. It goes on while the document stands, whatever page of the application is shown. */
export class Downloads {
  readonly #input: DownloadsInput
  readonly #listeners = new Set<() => void>()
  #view: OfflineView = { settings: readSettings(), status: undefined, activity: { kind: 'idle' } }
  #control: AbortController | undefined
  /** The end of the downloads of this tab. */
  #ended: Promise<unknown> = Promise.resolve()

  constructor(input: DownloadsInput) {
    this.#input = input
  }

  readonly current = (): OfflineView => this.#view

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Reads again what is stored. Settings without a worker are cleared: it has left meanwhile. */
  async refresh(): Promise<void> {
    const settings = readSettings()
    const status = settings.offline ? (await this.#input.ask({ kind: 'status' }))?.status : undefined
    if (settings.offline && status === undefined) store(OFFLINE_SETTINGS_KEY, null)
    this.#show({ settings: readSettings(), status })
  }

  /** Stores settings, here and in the worker, which can't read those here. */
  async choose(change: Partial<OfflineSettings>): Promise<void> {
    const settings = { ...readSettings(), ...change }
    const status = (await this.#input.ask({ kind: 'settings', settings }))?.status
    if (status === undefined) throw new Error(OFFLINE_SETTINGS_KEY)
    store(OFFLINE_SETTINGS_KEY, JSON.stringify(settings))
    this.#show({ settings, status })
  }

  /** Gives up what is going on, and what is shown of it. */
  forget(): void {
    this.#control?.abort()
    this.#show({ settings: readSettings(), status: undefined, activity: { kind: 'idle' } })
  }

  async deletePages(): Promise<void> {
    this.cancel()
    await this.#ended
    const reply = await this.#input.alone(async () => this.#take(await this.#input.ask({ kind: 'delete' })))
    if (!reply) throw new Error('other tab')
    this.#show({ activity: { kind: 'idle' } })
  }

  cancel(): void {
    this.#control?.abort()
  }

  /** Downloads areas one after the other, or goes on with them. Only one tab does so at a time. */
  async run(areas: readonly ChosenArea[]): Promise<void> {
    if (this.#view.activity.kind === 'running') return
    const run = this.#runAlone(areas)
    this.#ended = Promise.allSettled([this.#ended, run])
    await run
  }

  async #runAlone(areas: readonly ChosenArea[]): Promise<void> {
    const isAlone = await this.#input.alone(async () => {
      this.#control = new AbortController()
      const { signal } = this.#control
      let hasWorked = false
      for (const area of areas) {
        const end = await this.#download(area, signal)
        if (end === 'worked') hasWorked = true
        else if (end !== 'nothing') return this.#show({ activity: { kind: end } })
      }
      this.#show({ activity: hasWorked ? { kind: 'done', failed: this.#countFailed(areas) } : { kind: 'up-to-date' } })
    })
    if (!isAlone) this.#show({ activity: { kind: 'other-tab' } })
  }

  async #download(area: ChosenArea, signal: AbortSignal): Promise<'worked' | 'nothing' | 'stopped' | 'no-space' | 'gone' | 'failed'> {
    let request: OfflineRequest = { kind: 'begin', key: area.key }
    let hasWorked = false
    let tries = 0
    this.#show({ activity: { kind: 'running', area } })
    for (;;) {
      const reply = await this.#input.ask(request)
      this.#take(reply)
      if (signal.aborted) return 'stopped'
      const outcome = reply?.outcome ?? 'server'
      if (outcome === 'done') return hasWorked ? 'worked' : 'nothing'
      if (outcome === 'no-space') return 'no-space'
      if (outcome === 'unknown') return 'gone'
      if (outcome === 'more') {
        hasWorked = true
        tries = 0
        request = { kind: 'step', key: area.key }
        this.#show({ activity: { kind: 'running', area } })
        continue
      }
      if (outcome === 'no-network') {
        this.#show({ activity: { kind: 'running', area, wait: 'network' } })
        await this.#input.pause(NETWORK_MS, signal)
      } else {
        tries += 1
        if (tries > MAX_TRIES && request.kind !== 'step') return 'failed'
        if (tries > MAX_TRIES) request = { kind: 'skip', key: area.key }
        else {
          const seconds = SERVER_S * 2 ** (tries - 1)
          this.#show({ activity: { kind: 'running', area, wait: { seconds } } })
          await this.#input.pause(seconds * 1000, signal)
        }
      }
      if (signal.aborted) return 'stopped'
    }
  }

  #countFailed(areas: readonly ChosenArea[]): number {
    const keys = new Set(areas.map(({ key }) => key))
    return (this.#view.status?.areas ?? []).reduce((sum, { key, failed }) => sum + (keys.has(key) ? failed : 0), 0)
  }

  #take(reply: OfflineReply | undefined): void {
    if (reply?.error !== undefined) console.warn('offline reading', reply.error)
    if (reply?.status !== undefined) this.#show({ status: reply.status })
  }

  #show(change: Partial<OfflineView>): void {
    this.#view = { ...this.#view, ...change }
    for (const listener of this.#listeners) listener()
  }
}

function readSettings(): OfflineSettings {
  return readOfflineSettings(readStored(OFFLINE_SETTINGS_KEY))
}

/** Those of this document. */
export const downloads = new Downloads({
  ask: askWorker,
  async alone(work) {
    void updateWorker()
    return await navigator.locks.request(OFFLINE_LOCK, { ifAvailable: true }, async (lock) => {
      if (lock === null) return false
      await work()
      return true
    })
  },
  pause: pauseUntilOnline,
})

function pauseUntilOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController()
    const end = (): void => {
      ended.abort()
      resolve()
    }
    addEventListener('online', end, { signal: ended.signal })
    signal.addEventListener('abort', end, { signal: ended.signal })
    setTimeout(end, ms)
  })
}

/** Switches offline reading on. @throws Error when the browser can't */
export async function switchOn(): Promise<void> {
  try {
    await startWorker()
    await downloads.choose({ offline: true })
  } catch (error) {
    await leaveOffline()
    throw error
  }
}

/** Switches it off: nothing stays. */
export async function switchOff(): Promise<void> {
  downloads.cancel()
  await leaveOffline()
  downloads.forget()
}
