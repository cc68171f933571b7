import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import type { InterfaceTexts } from '#locales/interface/interface-texts.ts'
import { App, type AppState } from './app.tsx'
import { readHydrationData } from './hydration-data.ts'
import { lowerCaseHash } from './navigation/lower-case-hash.ts'
import { startNavigation } from './navigation/start-navigation.ts'
import { localeOf, readView } from './routes.tsx'
import { translator } from './texts/translator.ts'

/**
 * Makes the page of the document a living one, and takes over the links to other pages.
 *
 * @returns when the page answers to clicks
 * @throws Error when the document has no root element or no data
 */
export function hydrate(texts: InterfaceTexts): Promise<void> {
  const element = document.getElementById('app')
  if (element === null) throw new Error('missing root element')
  const data = readHydrationData(document)
  const locale = localeOf(data.page)
  const context = { locale, site: data.site, t: translator(texts, locale) }
  const first: AppState = {
    main: { kind: 'page', view: readView(data.page, element) },
    currentUrl: data.page.url,
    isLoading: false,
    announcement: '',
  }
  return new Promise((resolve) => {
    const tree = (state: AppState) => <App context={context} state={state} onMounted={resolve} />
    const root = hydrateRoot(element, tree(first))
    startNavigation({ first, context, webVersion: data.webVersion, show: (state) => flushSync(() => root.render(tree(state))) })
    addEventListener('hashchange', lowerCaseHash)
    lowerCaseHash()
  })
}
