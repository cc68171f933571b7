import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import type { InterfaceTexts } from '#locales/interface/interface-texts.ts'
import { App, type AppState } from './app.tsx'
import { readHydrationData } from './hydration-data.ts'
import { loadChunk } from './load-chunk.ts'
import { reloadPlainly } from './navigation/history-entry.ts'
import { isTranslationHost } from './navigation/is-translation-host.ts'
import { lowerCaseHash } from './navigation/lower-case-hash.ts'
import { startNavigation } from './navigation/start-navigation.ts'
import { loadRoutes, localeOf, readView, startFeatures } from './routes.tsx'
import { readShellHtml } from './shell/read-shell-html.ts'
import { translator } from './texts/translator.ts'

/**
 * Makes the page of the document a living one, and takes over the links to other pages. A page that is read through a translation proxy stays
 * as it is.
 *
 * @returns when the page answers to clicks
 * @throws Error when the document has no root element or no data
 */
export async function hydrate(texts: InterfaceTexts): Promise<void> {
  const element = document.getElementById('app')
  if (element === null) throw new Error('missing root element')
  const data = readHydrationData(document)
  if (isTranslationHost(location.hostname, data.site.translationHosts)) return
  await loadChunk(() => loadRoutes(data.page.renderer))
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
    const root = hydrateRoot(element, tree(first), { onUncaughtError: giveUp })
    startNavigation({ first, context, build: data.build, show: (state) => flushSync(() => root.render(tree(state))) })
    document.querySelector('script[type="speculationrules"]')?.remove()
    addEventListener('hashchange', lowerCaseHash)
    lowerCaseHash()
    startFeatures(context)
  })
}

/** An error that no boundary has caught has taken the whole tree with it. The page can still be read as the server sent it. */
function giveUp(error: unknown): void {
  console.error('the page is loaded again without its script, for that has failed', error)
  reloadPlainly()
}
