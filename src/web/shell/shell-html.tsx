import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ShellSettings } from '#contracts/site.ts'
import { html, raw } from '#markup/html.ts'
import { siteFooterHtml } from '#markup/site-footer-html.ts'
import { interfaceLangOf } from '../texts/interface-lang.ts'
import { type PageContextValue, PageProvider } from '../ui/page-context.ts'
import { BrandLink } from './brand-link.tsx'
import { MenuList } from './menu-list.tsx'
import type { ShellHtml } from './read-shell-html.ts'
import { searchBoxHtml } from './search-box-html.ts'

interface ShellInput {
  readonly site: ShellSettings
  readonly context: PageContextValue
  readonly currentUrl: string
  /** What stands in the account slot. */
  readonly account?: ReactNode
}

/** The parts of header and footer that stand in the page as HTML only. The same for all pages of a locale, apart from the mark of the current area. */
export function shellHtml({ site, context, currentUrl, account }: ShellInput): ShellHtml {
  return {
    menus: site.menus.length === 0 ? '' : renderToStaticMarkup(<MenuList menus={site.menus} currentUrl={currentUrl} t={context.t} />),
    search: searchBoxHtml({ id: 'search' }, context).toString(),
    account: render(context, account),
    footer: footerHtml(site, context),
  }
}

/** The year is left to the browser: a page must not depend on the day of the build. */
function footerHtml({ footer, firstYear, brand }: ShellSettings, context: PageContextValue): string {
  const lang = interfaceLangOf(context.locale)
  const content = siteFooterHtml({ columns: footer, firstYear, name: brand.name, lang, t: context.t })
  // React has escaped what is in the link.
  return html`<div class="site-footer-row">${raw(render(context, <BrandLink kind="other" />))}${content}</div>`.toString()
}

function render(context: PageContextValue, node: ReactNode): string {
  return renderToStaticMarkup(<PageProvider value={context}>{node}</PageProvider>)
}
