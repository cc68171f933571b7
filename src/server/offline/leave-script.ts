import { OFFLINE_CACHES, SWITCHED_OFF } from '#contracts/offline.ts'

/** A service worker in place of another one: it deletes what that one has stored, leaves, and notifies the pages, which clear the settings. */
export const LEAVE_SCRIPT = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))
async function leave() {
  for (const name of await caches.keys()) if (name.startsWith('${OFFLINE_CACHES}')) await caches.delete(name)
  await registration.unregister()
  for (const client of await clients.matchAll({ includeUncontrolled: true })) client.postMessage('${SWITCHED_OFF}')
}
`
