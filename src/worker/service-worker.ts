/** The service worker of offline reading: served as `/service-worker.js`, registered by the settings page only (docs/behaviour/offline.md). */
import { isOfflineRequest, OFFLINE_LOCK, type OfflineReply, type OfflineRequest, SWITCHED_OFF } from '#contracts/offline.ts'
import { answerFile, answerImage, answerTitles } from './answer-file.ts'
import { answerData, answerPage, answerUnstored } from './answer-page.ts'
import { answerRequest, deleteCaches } from './answer-request.ts'
import { isSubscriberGone } from './is-subscriber-gone.ts'
import { limitTasks, MAX_REQUESTS } from './limit-requests.ts'
import { STATE_CACHE, StateStore } from './offline-state.ts'
import { Reach, type Reading, type Wait } from './reading.ts'
import { requestKind } from './request-kind.ts'
import { StoredFiles } from './stored-files.ts'
import { StoredPages } from './stored-pages.ts'
import { updateAreas } from './update-areas.ts'
import type { BuiltFiles, WorkerContext } from './worker-context.ts'

declare const self: ServiceWorkerGlobalScope
/** The bundler puts it in (cli/build-web-bundles.ts). */
declare const OFFLINE_FILES: BuiltFiles

/** A request of the worker itself has failed when no answer has come after this time, in milliseconds. */
const TIMEOUT_MS = 30_000

let isOff = false
/** Caches that are being opened: opening makes them. */
const opening = new Set<Promise<Cache>>()
const limited = limitTasks(MAX_REQUESTS)
const context: WorkerContext = {
  caches: {
    has: (name) => self.caches.has(name),
    keys: () => self.caches.keys(),
    delete: (name) => self.caches.delete(name),
    open: (name) => {
      const opened = openIfOn(name)
      opening.add(opened)
      opened.finally(() => opening.delete(opened)).catch(() => undefined)
      return opened
    },
  },
  // The caches of the worker are all there is: another copy in that of the browser would be of no use.
  fetch: (path, options) => limited(() => fetch(path, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS), ...options })),
  pass: (request) => fetch(request),
  estimate: () => navigator.storage.estimate(),
  now: Date.now,
  built: OFFLINE_FILES,
}
const reading: Reading = {
  context,
  pages: new StoredPages(context),
  files: new StoredFiles(context),
  state: new StateStore(context),
  reach: new Reach(),
}

// An older worker knows the files of an older build.
self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

self.addEventListener('fetch', (event) => {
  const answer = isOff ? undefined : answerOf(event.request, (task) => event.waitUntil(task))
  // A store that fails breaks no page.
  if (answer !== undefined) event.respondWith(answer.catch(() => fetch(event.request)))
})

self.addEventListener('message', (event) => {
  const { data, ports }: { readonly data: unknown; readonly ports: readonly MessagePort[] } = event
  if (isOfflineRequest(data)) event.waitUntil(reply(data, ports))
})

/** The bar of a newer build has another name. Before the user has switched offline reading on, nothing is stored. */
async function takeOver(): Promise<void> {
  await self.clients.claim()
  await reading.files.ensureForPage([]).catch(() => undefined)
}

function answerOf(request: Request, wait: Wait): Promise<Response> | undefined {
  switch (requestKind(request, self.location.origin)) {
    case 'page':
      wait(updateInTurn())
      return answerPage(reading, request, wait)
    case 'data':
      return answerData(reading, request, wait)
    case 'unstored':
      return answerUnstored(reading, request)
    case 'file':
      return answerFile(reading, request, wait)
    case 'image':
      return answerImage(reading, request)
    case 'titles':
      return answerTitles(reading, request, wait)
    case 'user':
      return answerUser(request, wait)
    case undefined:
      return undefined
  }
}

/** A worker that has left still answers the pages that were open then, also when it is started again: it stores nothing for them. */
async function openIfOn(name: string): Promise<Cache> {
  const isOn = name === STATE_CACHE || (await reading.state.read()).settings.offline
  if (isOff || !isOn) throw new Error('offline reading is off')
  return await self.caches.open(name)
}

/** Who the user is comes from the server only; the worker leaves when that is no subscriber any more (docs/behaviour/offline.md 10). */
async function answerUser(request: Request, wait: Wait): Promise<Response> {
  const response = await fetch(request)
  const copy = response.clone()
  wait(isSubscriberGone(copy).then((isGone) => (isGone ? switchOff() : undefined)))
  return response
}

/** Deletes all that is stored, leaves, and notifies all pages, which clear the settings. */
async function switchOff(): Promise<void> {
  isOff = true
  await Promise.allSettled(opening)
  await deleteCaches(self.caches)
  await self.registration.unregister()
  for (const client of await self.clients.matchAll({ includeUncontrolled: true })) client.postMessage(SWITCHED_OFF)
}

/** Not while a tab downloads. */
async function updateInTurn(): Promise<void> {
  if (!(await reading.state.read()).settings.autoUpdates) return
  await navigator.locks.request(OFFLINE_LOCK, { ifAvailable: true }, async (lock) => {
    if (lock !== null && !isOff) await updateAreas(reading)
  })
}

async function reply(request: OfflineRequest, [port]: readonly MessagePort[]): Promise<void> {
  port?.postMessage(await replyTo(request).catch((error: unknown): OfflineReply => ({ error: String(error) })))
}

async function replyTo(request: OfflineRequest): Promise<OfflineReply> {
  if (request.kind === 'leave') await switchOff()
  else if (request.kind === 'settings') isOff = false
  return request.kind === 'leave' ? {} : await answerRequest(reading, request)
}
