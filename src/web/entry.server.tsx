import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { RenderPage } from '#contracts/page.ts'
import { interfaceTexts } from '#locales/interface.ts'
import { Bottom, Main, Top } from './app.tsx'
import { documentHtml } from './document-html.ts'
import { type PageContextValue, PageProvider } from './page-context.ts'
import { pageHead } from './page-head.ts'
import { hydrationOf, localeOf, viewOf } from './routes.tsx'
import { findCurrentArea } from './shell/find-current-area.ts'
import { translator } from './texts/translator.ts'

/**
 * Renders a page as a whole HTML document. Deterministic: the same input gives the same bytes on any day and in any time zone.
 *
 * @throws Error for a section of an unknown type and for an empty list of parents
 */
export const renderPage: RenderPage = ({ page, sidebar, site, assets }) => {
  const locale = localeOf(page)
  const context = { locale, site, t: translator(interfaceTexts(locale), locale) }
  const hydration = hydrationOf(page)
  const shell = shellOf(context, page.url)
  const main = render(context, <Main main={{ kind: 'page', view: viewOf(page, { sidebar, t: context.t }) }} />)
  return documentHtml({
    head: pageHead(hydration, site),
    assets,
    body: shell.top + main + shell.bottom,
    data: { page: hydration, site, webVersion: assets.script },
  })
}

interface Shell {
  readonly top: string
  readonly bottom: string
}

/** Enough for every area of every locale; a longer life only happens in dev, where settings change. */
const MAX_SHELLS = 500
const shells = new Map<string, Shell>()

/** Header and footer are the same for all pages of an area: they are rendered once. */
function shellOf(context: PageContextValue, url: string): Shell {
  const { areas } = context.site
  const area = findCurrentArea(areas, url)
  const isArea = area?.url === url
  const key = JSON.stringify([context.locale, area?.url, isArea, context.site])
  const known = shells.get(key)
  if (known !== undefined) return known
  if (shells.size >= MAX_SHELLS) shells.clear()
  const shell = {
    top: render(context, <Top currentUrl={url} />),
    bottom: render(context, <Bottom isLoading={false} announcement="" />),
  }
  shells.set(key, shell)
  return shell
}

function render(context: PageContextValue, node: ReactNode): string {
  return renderToString(<PageProvider value={context}>{node}</PageProvider>)
}
