import { LOADING_DELAY_MS } from '#contracts/interface-times.ts'
import type { Page } from '#contracts/page.ts'
import type { Suggestions } from '#contracts/suggestions.ts'
import {
  type HistoryEntry,
  historyEntryOf,
  isShown,
  noteShown,
  pushEntry,
  rememberScroll,
  replaceAddress,
} from '../../browser/history-entry.ts'
import { lowerCaseHash } from '../../browser/lower-case-hash.ts'
import { pageAddress } from '../../browser/page-address.ts'
import { loadPageStyle } from '../../browser/page-style.ts'
import { scrollToPlace } from '../../browser/scroll.ts'
import type { PageContextValue } from '../../ui/page-context.ts'
import { type PageHead, pageHead } from '../head/page-head.ts'
import { localeOf, viewOf } from '../pages/load-kind.ts'
import type { AppState } from './app-state.ts'
import { focusTarget } from './focus-target.ts'
import { type LoadedPage, loadPage } from './load-page.ts'
import type { Prefetched } from './prefetch.ts'
import { preparePage } from './prepare-page.ts'
import { updateHead } from './update-head.ts'
import { updateSharing } from './update-sharing.ts'

interface NavigatorInput {
  readonly first: AppState
  readonly context: PageContextValue
  readonly build: string
  readonly prefetched: Prefetched
  readonly show: (state: AppState) => void
}

/** By a link, or by the browser's buttons: then the address is already the new one. */
export type Move = { readonly kind: 'push' } | ({ readonly kind: 'pop' } & HistoryEntry)

interface Destination {
  readonly url: URL
  readonly move: Move
}

/** What a page is called by a server that gave up waiting for it, where no page is there that could stay. */
const LATE = '504 Gateway Timeout'

/** Brings pages in place of the one that is shown. One navigation at a time: a newer one ends an older. */
export class Navigator {
  readonly #input: NavigatorInput
  #state: AppState
  #step = historyEntryOf(history.state).step
  #title = document.title
  #control: AbortController | undefined

  constructor(input: NavigatorInput) {
    this.#input = input
    this.#state = input.first
    noteShown()
  }

  /** Whether the address differs from what is shown in its hash only, so that the browser does all there is to do. */
  isShown(): boolean {
    return isShown() && this.#state.main.kind !== 'awaited'
  }

  /** Gives up a page that is on its way: the user has come back to the one that is shown. */
  cancel(): void {
    this.#control?.abort()
    document.title = this.#title
    if (this.#state.isLoading) this.#show({ ...this.#state, isLoading: false })
  }

  /** Fetches and shows the page at an address of this site. */
  async go(url: URL, move: Move): Promise<void> {
    this.#control?.abort()
    const control = new AbortController()
    this.#control = control
    const slow = setTimeout(() => this.#show({ ...this.#state, isLoading: true }), LOADING_DELAY_MS)
    control.signal.addEventListener('abort', () => clearTimeout(slow))
    document.title = this.#input.context.t('shell.loading_title')
    if (this.#state.main.kind !== 'page') this.#show({ ...this.#state, main: { kind: 'awaited' } })
    else if (this.#state.late !== undefined) this.#show({ ...this.#state, announcement: '', late: undefined })
    const { prefetched, build } = this.#input
    const loaded = await preparePage((await prefetched.take(url.pathname)) ?? (await loadPage(url.pathname, build, control.signal)))
    const dropOldStyles = await loadPageStyle(loaded.kind === 'page' ? this.#headOf(loaded.page)?.styleUrl : undefined, control.signal)
    clearTimeout(slow)
    if (control.signal.aborted || loaded.kind === 'aborted') return
    this.#arrive(loaded, { url, move })
    dropOldStyles()
  }

  #arrive(loaded: Exclude<LoadedPage, { readonly kind: 'aborted' }>, destination: Destination): void {
    const isInPlace = loaded.kind === 'page' && localeOf(loaded.page) === this.#input.context.locale
    if (isInPlace) this.#showPage(loaded.page, destination)
    else if (loaded.kind === 'not-found') this.#showNotFound(loaded.suggestions, destination)
    else if (loaded.kind === 'failure') this.#showFailure(loaded.status, destination)
    else if (loaded.kind === 'late' && this.#state.main.kind === 'page') this.#stay(destination)
    else if (loaded.kind === 'late') this.#showFailure(LATE, destination)
    else this.#leave(destination)
  }

  #showPage(page: Page, { url, move }: Destination): void {
    const { context } = this.#input
    const head = this.#headOf(page)
    const main = head === undefined ? ({ kind: 'broken' } as const) : this.#mainOf(page)
    // The page says where it is: after a redirect that is not where the link led.
    this.#enter(new URL(`${pageAddress(page.url)}${url.search}${url.hash}`, url), move)
    if (head !== undefined) {
      updateHead(head, page.url)
      updateSharing(page, head, context.site)
    }
    this.#settle({
      main,
      currentUrl: page.url,
      title: head !== undefined && main.kind === 'page' ? head.title : context.t('load_error.heading'),
    })
    scrollToPlace(url.hash, move.kind === 'pop' ? move : undefined)
    focusTarget(move.kind === 'push' ? url.hash : '')
    lowerCaseHash()
  }

  /** What the head says of a page; undefined for a page of another shape than its kind. */
  #headOf(page: Page): PageHead | undefined {
    try {
      return pageHead(page, this.#input.context)
    } catch (error) {
      console.error(`${page.url} can't be shown`, error)
      return undefined
    }
  }

  /** A page that this code can't show, such as one with a section of an unknown type, leaves the rest of the site in place. */
  #mainOf(page: Page): AppState['main'] {
    try {
      return { kind: 'page', view: viewOf(page, { t: this.#input.context.t }) }
    } catch (error) {
      console.error(`${page.url} can't be shown`, error)
      return { kind: 'broken' }
    }
  }

  #showNotFound(suggestions: Suggestions | undefined, { url, move }: Destination): void {
    const { context } = this.#input
    const { locale, site, t } = context
    const pageTitle = `${t('not_found.heading')} | ${site.brand.shortName}`
    const page = { renderer: 'SpaNotFound', url: url.pathname, locale, pageTitle } as const
    this.#enter(url, move)
    updateHead(pageHead(page, context), `/${locale}/404`)
    const view = { ...page, path: url.pathname, ...(suggestions === undefined ? {} : { suggestions }) }
    this.#settle({ main: { kind: 'page', view }, currentUrl: url.pathname, title: pageTitle })
    scrollToPlace('')
    focusTarget('')
  }

  #showFailure(status: string | undefined, { url, move }: Destination): void {
    this.#enter(url, move)
    this.#settle({
      main: { kind: 'failure', address: url.pathname, status },
      currentUrl: url.pathname,
      title: this.#input.context.t(navigator.onLine ? 'load_error.heading' : 'load_error.offline_heading'),
    })
    scrollToPlace('')
    focusTarget('')
  }

  /** The page that is shown stays, with a notice, and so does its address. */
  #stay({ url, move }: Destination): void {
    document.title = this.#title
    const address = url.pathname + url.search + url.hash
    const announcement = this.#input.context.t('load_error.timed_out', { address })
    this.#show({ ...this.#state, isLoading: false, announcement, late: address })
    if (move.kind === 'pop' && move.step !== this.#step) history.go(this.#step - move.step)
  }

  /** The browser is to load the address. What it may keep of this page for the way back is in order. */
  #leave({ url, move }: Destination): void {
    document.title = this.#title
    this.#show({ ...this.#state, isLoading: false })
    if (move.kind === 'push') location.assign(url)
    else location.reload()
  }

  /** Makes the address the new one. The title goes back first, for browsers name the entry that is left after it. */
  #enter(url: URL, move: Move): void {
    document.title = this.#title
    history.scrollRestoration = 'manual'
    // After a Back whose page is still on its way, the current entry is not that of the page on the screen.
    if (move.kind === 'push' && isShown()) rememberScroll()
    if (move.kind === 'push' && url.href !== location.href) pushEntry(url)
    else replaceAddress(url)
    this.#step = historyEntryOf(history.state).step
  }

  #settle({ title, ...rest }: Pick<AppState, 'main' | 'currentUrl'> & { readonly title: string }): void {
    this.#title = title
    document.title = title
    this.#show({ ...rest, isLoading: false, announcement: title, late: undefined })
  }

  #show(state: AppState): void {
    this.#state = state
    this.#input.show(state)
  }
}
