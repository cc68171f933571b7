/** Where the script of offline reading is: at the root, so that its pages are those of the whole site (docs/behaviour/offline.md 1). */
export const SERVICE_WORKER_PATH = '/service-worker.js'
/** The key of the settings in the browser's storage. */
export const OFFLINE_SETTINGS_KEY = 'offline-settings'
/** All caches of offline reading have names that begin so. */
export const OFFLINE_CACHES = 'offline-'
/** The lock that whoever downloads holds: one tab, or the worker. */
export const OFFLINE_LOCK = 'offline-download'

/** How offline reading is set, in the browser only. */
export interface OfflineSettings {
  readonly offline: boolean
  /** The network is asked first, and what is stored only where that fails. */
  readonly preferOnline: boolean
  readonly autoUpdates: boolean
}

export const OFFLINE_DEFAULTS: OfflineSettings = { offline: false, preferOnline: false, autoUpdates: false }

/** Reads settings from a text in JSON. What is missing or makes no sense is off. */
export function readOfflineSettings(text: string | null): OfflineSettings {
  const fields = new Map(Object.entries(parseObject(text ?? '')))
  const isOn = (name: keyof OfflineSettings): boolean => fields.get(name) === true
  return { offline: isOn('offline'), preferOnline: isOn('preferOnline'), autoUpdates: isOn('autoUpdates') }
}

function parseObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

/** What the browser stores of an area (`OfflineArea`). */
export interface OfflineAreaState {
  readonly key: string
  /** The pages of the download that is under way, or of the last one. */
  readonly total: number
  /** How many of them are done. */
  readonly done: number
  /** Pages that the server did not give. */
  readonly failed: number
  /** When a download was completed the last time, in milliseconds since 1970; null: never. */
  readonly updatedAt: number | null
  readonly isComplete: boolean
}

export interface OfflineStatus {
  readonly areas: readonly OfflineAreaState[]
  /** Pages that are stored, downloaded and visited ones. */
  readonly pages: number
  /** What the browser stores for the site, in bytes; null where it does not say. */
  readonly usedBytes: number | null
}

/** How a part of a download ended. */
export type OfflineOutcome =
  /** There is more to do. */
  | 'more'
  | 'done'
  /** No answer came. */
  | 'no-network'
  /** The server answers with errors. */
  | 'server'
  | 'no-space'
  /** There is no such area any more. */
  | 'unknown'

/** What a page asks of the worker. */
export type OfflineRequest =
  | { readonly kind: 'status' }
  | { readonly kind: 'settings'; readonly settings: OfflineSettings }
  /** Begins the download of an area, or goes on with it: the first part of each. */
  | { readonly kind: 'begin'; readonly key: string }
  /** Downloads the next few pages of it. */
  | { readonly kind: 'step'; readonly key: string }
  /** Leaves out the next few pages, which the server does not give. */
  | { readonly kind: 'skip'; readonly key: string }
  /** Deletes all stored pages. */
  | { readonly kind: 'delete' }
  /** Deletes everything and leaves. */
  | { readonly kind: 'leave' }
  /** Whether the server could be reached when this page was loaded. */
  | { readonly kind: 'reach' }

/** A request with a key is about an area. */
export function isOfflineRequest(value: unknown): value is OfflineRequest {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false
  if (value.kind === 'begin' || value.kind === 'step' || value.kind === 'skip') return 'key' in value && typeof value.key === 'string'
  if (value.kind === 'settings') return 'settings' in value && typeof value.settings === 'object'
  return value.kind === 'status' || value.kind === 'delete' || value.kind === 'leave' || value.kind === 'reach'
}

/** What the worker answers, through the port that came with the request. */
export interface OfflineReply {
  readonly status?: OfflineStatus
  readonly outcome?: OfflineOutcome
  readonly isReached?: boolean
  /** What went wrong in the worker, for the console. */
  readonly error?: string
}

/** What the worker sends to all pages when it has deleted everything and left: the user no longer subscribes, or the feature is off. */
export const SWITCHED_OFF = 'offline-switched-off'
