/**
 * The only script of a page at first: it brings the application in when the browser is idle, or at once when the reader touches the page.
 * A click on a control that comes before is done again after; links, forms and `<summary>` work without script and are left alone.
 */
import { loadInterfaceTexts } from '#locales/interface/load-interface-texts.ts'

/** An idle browser is waited for no longer than this. */
const IDLE_TIMEOUT_MS = 2000
const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const

/** Of the page that stands in the document. Not `location`: the reader may have gone back before this script ran. */
const path = loadedPath()
let isStarted = false
let clicked: HTMLElement | undefined

for (const sign of SIGNS) addEventListener(sign, start, { capture: true, passive: true })
addEventListener('click', keepClick, { capture: true })
addEventListener('popstate', loadOtherPage)
loadOtherPage()
if (document.readyState === 'complete') whenIdle()
else addEventListener('load', whenIdle, { once: true })

/** Where the browser has got the document from. */
function loadedPath(): string {
  const [entry] = performance.getEntriesByType('navigation')
  return entry === undefined ? location.pathname : new URL(entry.name).pathname
}

/** Safari knows no idle callbacks. */
function whenIdle(): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS })
  else setTimeout(start, 200)
}

function start(): void {
  if (isStarted) return
  isStarted = true
  for (const sign of SIGNS) removeEventListener(sign, start, { capture: true })
  hydrate().then(finish, (error: unknown) => {
    removeEventListener('click', keepClick, { capture: true })
    console.error('the page works without its script, for it could not be started', error)
  })
}

async function hydrate(): Promise<void> {
  const [entry, texts] = await Promise.all([import('./entry.browser.tsx'), loadInterfaceTexts(document.documentElement.lang)])
  await entry.hydrate(texts)
}

function finish(): void {
  removeEventListener('popstate', loadOtherPage)
  removeEventListener('click', keepClick, { capture: true })
  if (clicked?.isConnected === true) clicked.click()
}

/** The way back to a page that came in place of another, taken after a reload and before the application can take it. */
function loadOtherPage(): void {
  if (location.pathname !== path) location.reload()
}

function keepClick(event: MouseEvent): void {
  if (!(event.target instanceof Element) || event.target.closest('a[href], form, summary') !== null) return
  const control = event.target.closest<HTMLElement>('button, [role="button"]')
  if (control === null) return
  event.preventDefault()
  event.stopImmediatePropagation()
  clicked = control
  start()
}
