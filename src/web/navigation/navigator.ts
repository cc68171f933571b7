import { LOADING_DELAY_MS } from '#contracts/limits.ts'
import type { Page } from '#contracts/page.ts'
import type { AppState } from '../app.tsx'
import { styleUrlOf } from '../area-view.ts'
import { pageAddress } from '../page-address.ts'
import type { PageContextValue } from '../page-context.ts'
import { pageHead } from '../page-head.ts'
import { viewOf } from '../routes.tsx'
import { type LoadedPage, loadPage } from './load-page.ts'
import { lowerCaseHash } from './lower-case-hash.ts'
import { loadPageStyle } from './page-style.ts'
import type { Prefetched } from './prefetch.ts'
import { rememberScroll, scrollToPlace } from './scroll.ts'
import { updateHead } from './update-head.ts'

interface NavigatorInput {
  readonly first: AppState
  readonly context: PageContextValue
  readonly webVersion: string
  readonly prefetched: Prefetched
  readonly show: (state: AppState) => void
}

/** By a link, or by the browser's buttons: then the address is already the new one. */
export type Way = { readonly kind: 'push' } | { readonly kind: 'pop'; readonly scroll: number | undefined }

interface Place {
  readonly url: URL
  readonly way: Way
}

/** Brings pages in place of the one that is shown. One navigation at a time: a newer one ends an older. */
export class Navigator {
  readonly #input: NavigatorInput
  #state: AppState
  /** Path and query of what is shown, to tell a change of page from a change of hash. */
  #shown: string
  #title = document.title
  #control: AbortController | undefined

  constructor(input: NavigatorInput) {
    this.#input = input
    this.#state = input.first
    this.#shown = pathOf(location)
  }

  /** Whether the address differs from what is shown in its hash only, so that the browser does all there is to do. */
  isShown(place: { readonly pathname: string; readonly search: string }): boolean {
    return pathOf(place) === this.#shown && this.#control === undefined
  }

  /** Fetches and shows the page at an address of this site. */
  async go(url: URL, way: Way): Promise<void> {
    this.#control?.abort()
    const control = new AbortController()
    this.#control = control
    const { webVersion, prefetched, context } = this.#input
    const slow = setTimeout(() => this.#show({ ...this.#state, isLoading: true }), LOADING_DELAY_MS)
    control.signal.addEventListener('abort', () => clearTimeout(slow))
    document.title = context.t('shell.loading_title')
    const loaded = await (prefetched.take(url.pathname) ?? loadPage(url.pathname, webVersion, control.signal))
    const dropOldStyles = await loadPageStyle(loaded.kind === 'page' ? styleUrlOf(loaded.page) : undefined)
    clearTimeout(slow)
    if (control.signal.aborted || loaded.kind === 'aborted') return
    this.#control = undefined
    this.#arrive(loaded, { url, way })
    dropOldStyles()
  }

  #arrive(loaded: LoadedPage, place: Place): void {
    if (loaded.kind === 'page' && isInLocale(loaded.page, this.#input.context.locale)) this.#showPage(loaded.page, place)
    else if (loaded.kind === 'not-found') this.#showNotFound(place)
    else if (loaded.kind === 'failure') this.#showFailure(loaded.status, place)
    else if (place.way.kind === 'push') location.assign(place.url)
    else location.reload()
  }

  #showPage(page: Page, { url, way }: Place): void {
    const { context } = this.#input
    const head = pageHead(page, context.site)
    // The page says where it is: after a redirect that is not where the link led.
    this.#enter(new URL(`${pageAddress(page.url)}${url.search}${url.hash}`, url), way)
    updateHead(head)
    this.#settle({ main: { kind: 'page', view: viewOf(page, { t: context.t }) }, currentUrl: page.url, title: head.title })
    scrollToPlace(url.hash, way.kind === 'pop' ? way.scroll : undefined)
    lowerCaseHash()
  }

  #showNotFound({ url, way }: Place): void {
    const { locale, site, t } = this.#input.context
    const pageTitle = `${t('not_found.heading')} | ${site.brand.shortName}`
    const page = { renderer: 'SpaNotFound', url: url.pathname, locale, pageTitle } as const
    this.#enter(url, way)
    updateHead(pageHead(page, site))
    this.#settle({ main: { kind: 'page', view: { ...page, path: url.pathname } }, currentUrl: url.pathname, title: pageTitle })
    scrollToPlace('', undefined)
  }

  #showFailure(status: string | undefined, { url, way }: Place): void {
    const title = this.#input.context.t('load_error.title')
    this.#enter(url, way)
    document.title = title
    this.#settle({ main: { kind: 'failure', address: url.pathname, status }, currentUrl: url.pathname, title })
    scrollToPlace('', undefined)
  }

  /** Makes the address the new one. The title goes back first, for browsers name the entry that is left after it. */
  #enter(url: URL, way: Way): void {
    document.title = this.#title
    history.scrollRestoration = 'manual'
    if (way.kind === 'push') {
      rememberScroll()
      history.pushState(null, '', url)
    } else history.replaceState(history.state, '', url)
    this.#shown = pathOf(url)
  }

  #settle({ title, ...rest }: Pick<AppState, 'main' | 'currentUrl'> & { readonly title: string }): void {
    this.#title = title
    document.title = title
    this.#show({ ...rest, isLoading: false, announcement: title })
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }

  #show(state: AppState): void {
    this.#state = state
    this.#input.show(state)
  }
}

function pathOf({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  return pathname + search
}

function isInLocale(page: Page, locale: string): boolean {
  return (page.renderer === 'Doc' ? page.doc.locale : page.locale) === locale
}
