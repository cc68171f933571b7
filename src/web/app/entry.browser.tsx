import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import type { InterfaceTexts } from '#locales/interface/interface-texts.ts'
import { reloadPlainly } from '../browser/history-entry.ts'
import { isTranslationHost } from '../browser/is-translation-host.ts'
import { loadChunk } from '../browser/load-chunk.ts'
import { lowerCaseHash } from '../browser/lower-case-hash.ts'
import { readShellHtml } from '../shell/read-shell-html.ts'
import { translator } from '../texts/translator.ts'
import type { PageContextValue } from '../ui/page-context.ts'
import { App } from './app.tsx'
import type { AppState } from './navigation/app-state.ts'
import { startNavigation } from './navigation/start-navigation.ts'
import { readHydrationData } from './pages/hydration-data.ts'
import { loadKind, localeOf, readView } from './pages/load-kind.ts'

/**
 * Hydrates the page and handles clicks on links to other pages. A page that is read through a translation proxy stays as it is.
 *
 * @returns when the page answers to clicks
 * @throws Error when the document has no root element or no data
 */
export async function hydrate(texts: InterfaceTexts): Promise<void> {
  const element = document.getElementById('app')
  if (element === null) throw new Error('missing root element')
  const data = readHydrationData(document)
  if (isTranslationHost(location.hostname, data.site.translationHosts)) return
  await loadChunk(() => loadKind(data.page.renderer))
  const locale = localeOf(data.page)
  const context = { locale, site: data.site, t: translator(texts, locale) }
  const shell = readShellHtml(element)
  const first: AppState = {
    main: { kind: 'page', view: readView(data.page, element) },
    currentUrl: data.page.url,
    isLoading: false,
    announcement: '',
  }
  return new Promise((resolve) => {
    const tree = (state: AppState) => <App context={context} shell={shell} state={state} onMounted={resolve} />
    let root: Root | undefined
    // React works on a transition for some milliseconds at a time, and the page answers in between.
    startTransition(() => {
      root = hydrateRoot(element, tree(first), { onUncaughtError: giveUp })
    })
    // Before the tree is mounted: parts of it ask for other pages then.
    startNavigation({ first, context, build: data.build, show: (state) => flushSync(() => root?.render(tree(state))) })
    addEventListener('hashchange', lowerCaseHash)
    lowerCaseHash()
    startFeatures(context)
  })
}

/** Starts what the features do on every page. Nothing waits for it. */
function startFeatures(context: PageContextValue): void {
  loadChunk(() => import('./start-features.ts')).then(
    ({ startEach }) => startEach(context),
    (error: unknown) => console.warn('features did not start', error),
  )
}

/** An error that no boundary has caught has taken the whole tree with it. The page can still be read as the server sent it. */
function giveUp(error: unknown): void {
  console.error('the page is loaded again without its script', error)
  reloadPlainly()
}
