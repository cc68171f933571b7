import { OFFLINE_CACHES, OFFLINE_SETTINGS_KEY, type OfflineReply, type OfflineRequest, SERVICE_WORKER_PATH } from '#contracts/offline.ts'
import { store } from '../browser/storage.ts'

/** The worker has not been started after this time, in milliseconds. */
const START_MS = 20_000
/** A few pages over a slow connection take as long, in milliseconds; the worker itself gives up a request after 30 seconds. */
const ANSWER_MS = 120_000

/** Whether this browser has service workers for this page: some have none in private windows, and none has where there is no https. */
export function hasWorkers(): boolean {
  return 'serviceWorker' in navigator && 'caches' in globalThis
}

/**
 * Registers the worker and waits until it runs.
 *
 * @throws Error when the browser rejects it, or when it leaves at once: the feature is off meanwhile
 */
export async function startWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.register(SERVICE_WORKER_PATH, { updateViaCache: 'none' })
  const worker = registration.active ?? registration.waiting ?? registration.installing
  if (worker === null || !(await isActivated(worker))) throw new Error(SERVICE_WORKER_PATH)
}

function isActivated(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const ended = new AbortController()
    const look = (): void => {
      if (worker.state !== 'activated' && worker.state !== 'redundant') return
      ended.abort()
      resolve(worker.state === 'activated')
    }
    worker.addEventListener('statechange', look, { signal: ended.signal })
    setTimeout(() => {
      ended.abort()
      resolve(false)
    }, START_MS)
    look()
  })
}

/** Asks the worker. @returns undefined where there is none, or when it does not answer in time */
export async function askWorker(request: OfflineRequest): Promise<OfflineReply | undefined> {
  const worker = (await findRegistration())?.active
  if (worker === undefined || worker === null) return undefined
  const { port1, port2 } = new MessageChannel()
  return await new Promise((resolve) => {
    const timer = setTimeout(resolve, ANSWER_MS, undefined)
    port1.onmessage = ({ data }: MessageEvent<OfflineReply>) => {
      clearTimeout(timer)
      port1.close()
      resolve(data)
    }
    worker.postMessage(request, [port2])
  })
}

/** Lets the browser look for a newer worker: it knows the files of a newer build. */
export async function updateWorker(): Promise<void> {
  await (await findRegistration())?.update().catch(() => undefined)
}

/** Removes the worker, all that it has stored, and the settings. What was never there is no failure. */
export async function leaveOffline(): Promise<void> {
  store(OFFLINE_SETTINGS_KEY, null)
  if (!hasWorkers()) return
  const registration = await findRegistration()
  if (registration === undefined) return
  await askWorker({ kind: 'leave' })
  await registration.unregister()
  for (const name of await caches.keys()) if (name.startsWith(OFFLINE_CACHES)) await caches.delete(name)
}

async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return hasWorkers() ? await navigator.serviceWorker.getRegistration() : undefined
}
