import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { LocaleCode } from '#contracts/locales.ts'
import type { Page, RenderPage } from '#contracts/page.ts'
import type { ShellSettings, SiteSettings } from '#contracts/site.ts'
import { interfaceTexts } from '#locales/interface/all-interface-texts.ts'
import { perLocale } from '#locales/per-locale.ts'
import { pageAddress } from '../browser/page-address.ts'
import { findCurrentLink } from '../shell/find-current-link.ts'
import { linksOf } from '../shell/menu-list.tsx'
import { pageKindOf } from '../shell/page-kind.ts'
import { shellHtml } from '../shell/shell-html.tsx'
import { translator } from '../texts/translator.ts'
import { type PageContextValue, PageProvider } from '../ui/page-context.ts'
import { Bottom, Main, renderAccountSlot, Top } from './app.tsx'
import { documentHtml } from './head/document-html.ts'
import { pageHead } from './head/page-head.ts'
import { sharingHead } from './head/sharing-head.ts'
import { hydrationOf, kindOf, loadAllKinds, localeOf, viewOf } from './pages/load-kind.ts'

// A page is rendered without waiting: all components are there from the beginning.
await loadAllKinds()

/**
 * Renders a page as a whole HTML document. Deterministic: the same input gives the same bytes on any day and in any time zone.
 *
 * @throws Error for a section of an unknown type and for an empty list of parents
 */
export const renderPage: RenderPage = ({ page, sidebar, site, assets }) => {
  const locale = localeOf(page)
  const context = { locale, site: dataOf(site), t: translatorIn(locale) }
  const hydration = hydrationOf(page)
  const shell = shellOf(site, context, page.url)
  const main = render(context, <Main main={{ kind: 'page', view: viewOf(page, { sidebar, t: context.t }) }} />)
  const head = pageHead(hydration, context)
  return documentHtml({
    head,
    sharing: sharingHead({ page: hydration, head, site, pictures: site.pictures }),
    assets,
    body: shell.top.replaceAll(NEXT, () => nextOf(page)) + main + shell.bottom,
    data: { page: hydration, site: context.site, build: assets.build },
  })
}

/** One for each locale: what is made of its texts is remembered by it. */
const translatorIn = perLocale((locale: LocaleCode) => translator(interfaceTexts(locale), locale))

interface Shell {
  readonly top: string
  readonly bottom: string
}

/** One for each kind of header and each current link: enough for all of a locale. */
const MAX_SHELLS = 100
/** By the settings of a locale, which stay the same object for the whole of a build. */
const shells = new WeakMap<ShellSettings, Map<string, Shell>>()

/** Header and footer are the same for all pages below one link of the menus: they are rendered once. */
function shellOf(site: ShellSettings, context: PageContextValue, currentUrl: string): Shell {
  const known = shells.get(site) ?? new Map<string, Shell>()
  shells.set(site, known)
  const current = findCurrentLink(linksOf(site.menus), currentUrl)?.url
  const key = JSON.stringify([context.locale, pageKindOf(currentUrl), current, current === currentUrl])
  if (known.size >= MAX_SHELLS) known.clear()
  const shell = known.get(key) ?? renderShell(site, context, currentUrl)
  known.set(key, shell)
  return shell
}

function renderShell(site: ShellSettings, context: PageContextValue, currentUrl: string): Shell {
  const { menus, search, account, footer } = shellHtml({ site, context, currentUrl, account: renderAccountSlot(site, NEXT) })
  return {
    top: render(context, <Top currentUrl={currentUrl} menus={menus} search={search} account={account} />),
    bottom: render(context, <Bottom footer={footer} isLoading={false} announcement="" />),
  }
}

/** Stands in the header for where a user who logs in comes back to: the only part of it that every page has its own of. */
const NEXT = '{next}'

/** As a value of a query. */
function nextOf(page: Page): string {
  return encodeURIComponent(kindOf(page).returnUrl?.(page) ?? pageAddress(page.url))
}

/** What the browser needs of the settings: the lists of header and footer stand in the page as HTML. */
function dataOf({
  menus: _menus,
  footer: _footer,
  account: _account,
  firstYear: _firstYear,
  pictures: _images,
  ...site
}: ShellSettings): SiteSettings {
  return site
}

function render(context: PageContextValue, node: ReactNode): string {
  return renderToString(<PageProvider value={context}>{node}</PageProvider>)
}
