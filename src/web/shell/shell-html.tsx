import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ShellSettings } from '#contracts/site.ts'
import { type PageContextValue, PageProvider } from '../ui/page-context.ts'
import { FooterContent } from './footer-content.tsx'
import { MenuList } from './menu-list.tsx'
import type { ShellHtml } from './read-shell-html.ts'
import { searchBoxHtml } from './search-box-html.ts'

interface ShellInput {
  readonly site: ShellSettings
  readonly context: PageContextValue
  readonly currentUrl: string
  /** What stands in the account's place. */
  readonly account?: ReactNode
}

/** The parts of header and footer that stand in the page as HTML only. The same for all pages of a locale, apart from the mark of the current area. */
export function shellHtml({ site, context, currentUrl, account }: ShellInput): ShellHtml {
  return {
    menus: site.menus.length === 0 ? '' : renderToStaticMarkup(<MenuList menus={site.menus} currentUrl={currentUrl} t={context.t} />),
    search: searchBoxHtml({ id: 'search' }, context).toString(),
    account: render(context, account),
    footer: render(context, <FooterContent site={site} />),
  }
}

function render(context: PageContextValue, node: ReactNode): string {
  return renderToStaticMarkup(<PageProvider value={context}>{node}</PageProvider>)
}
