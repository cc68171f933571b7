/** The script that the service worker adds to pages: says when they are read offline (docs/behaviour/offline.md 30). */
import { OFFLINE_SETTINGS_KEY, type OfflineReply, type OfflineRequest, SWITCHED_OFF } from '#contracts/offline.ts'
import { store } from '../../browser/storage.ts'
import rules from './offline-bar.css?inline'

/** How long it says that the browser is back online, in milliseconds. */
const SHOWN_MS = 5000

const { offline = '', online = '', cutOff } = document.currentScript?.dataset ?? {}
const bar = document.createElement('div')
let timer: ReturnType<typeof setTimeout> | undefined

start()

function start(): void {
  bar.className = 'offline-bar'
  bar.setAttribute('role', 'status')
  const stylesheet = new CSSStyleSheet()
  stylesheet.replaceSync(rules)
  document.adoptedStyleSheets.push(stylesheet)
  document.body.append(bar)
  const listening = new AbortController()
  const { signal } = listening
  const welcome = (): void => {
    show(online)
    timer = setTimeout(() => show(''), SHOWN_MS)
  }
  const leave = ({ data }: MessageEvent<unknown>): void => {
    if (data !== SWITCHED_OFF) return
    listening.abort()
    store(OFFLINE_SETTINGS_KEY, null)
    show('')
  }
  addEventListener('offline', () => show(offline), { signal })
  addEventListener('online', welcome, { signal })
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('message', leave, { signal })
  serviceWorker.startMessages()
  if (cutOff !== undefined || !navigator.onLine) show(offline)
  else if (serviceWorker.controller !== null) askReach(serviceWorker.controller)
}

/** A stored page is shown before the server has answered. A browser that says it is online may have no connection. */
function askReach(worker: ServiceWorker): void {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data }: MessageEvent<OfflineReply>) => {
    if (data.isReached === false) show(offline)
  }
  worker.postMessage({ kind: 'reach' } satisfies OfflineRequest, [port2])
}

/** @param text empty: nothing is shown */
function show(text: string): void {
  clearTimeout(timer)
  bar.textContent = text
}
