/**
 * The only script of a page at first: it brings the application in when the browser is idle, or at once when the user touches the page.
 * What the user did before is done again after; links, forms and `<summary>` work without script and are left alone.
 */
import { loadInterfaceTexts } from '#locales/interface/load-interface-texts.ts'
import { isPlainEntry } from '../browser/is-plain-entry.ts'
import { isTranslationHost } from '../browser/is-translation-host.ts'
import { loadChunk } from '../browser/load-chunk.ts'
import { restoreDetails, watchDetails } from '../browser/remembered-details.ts'
import { startQuickSearch } from '../shell/quick-search/start-quick-search.ts'

const TRIGGERS = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const
/** Keys that browsers turn into clicks or a move of the focus by themselves. */
const NATIVE_KEYS: readonly string[] = ['Enter', ' ', 'Tab']
/** A browser that is never idle, as with an animation that never ends, would leave the page as it is for ever. */
const IDLE_WITHIN = { timeout: 3000 }

/** Of the page that stands in the document. Not `location`: the user may have gone back before this script ran. */
const path = loadedPath()
let isStarted = false
let clicked: HTMLElement | undefined
let doAgain: (() => void) | undefined

restoreDetails()
watchDetails()
if (!isTranslationHost(location.hostname)) {
  addEventListener('popstate', loadOtherPage)
  loadOtherPage()
  if (!isPlainEntry(history.state)) {
    startQuickSearch()
    wait()
  }
}

function wait(): void {
  for (const trigger of TRIGGERS) addEventListener(trigger, onTrigger, { capture: true, passive: true })
  addEventListener('click', keepClick, { capture: true })
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}

/** Where the browser has got the document from. */
function loadedPath(): string {
  const [entry] = performance.getEntriesByType('navigation')
  return entry === undefined ? location.pathname : new URL(entry.name).pathname
}

/** Safari knows no idle callbacks: there the application is asked for as soon as the page has loaded. */
function whenIdle(): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(start, IDLE_WITHIN)
  else setTimeout(start)
}

function onTrigger(event: Event): void {
  doAgain = repetitionOf(event)
  start()
}

/** A pointer that goes down has done nothing yet: what it means is the click that follows. */
function repetitionOf(event: Event): (() => void) | undefined {
  const { target } = event
  if (!(target instanceof Element)) return undefined
  if (event instanceof KeyboardEvent && !NATIVE_KEYS.includes(event.key)) {
    const again = new KeyboardEvent(event.type, event)
    return () => void target.dispatchEvent(again)
  }
  if (event.type !== 'focusin') return undefined
  return () => {
    if (target === document.activeElement) target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  }
}

function start(): void {
  if (isStarted) return
  isStarted = true
  for (const trigger of TRIGGERS) removeEventListener(trigger, onTrigger, { capture: true })
  hydrate().then(finish, (error: unknown) => {
    removeEventListener('click', keepClick, { capture: true })
    console.error('the page works without its script, for it could not be started', error)
  })
}

async function hydrate(): Promise<void> {
  const [entry, texts] = await Promise.all([
    loadChunk(() => import('./entry.browser.tsx')),
    loadChunk(() => loadInterfaceTexts(document.documentElement.lang)),
  ])
  await entry.hydrate(texts)
}

function finish(): void {
  removeEventListener('popstate', loadOtherPage)
  removeEventListener('click', keepClick, { capture: true })
  doAgain?.()
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
