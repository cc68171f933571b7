import { renderToStaticMarkup } from 'react-dom/server'
import type { ShellSettings } from '#contracts/site.ts'
import { type PageContextValue, PageProvider } from '../page-context.ts'
import { FooterContent } from './footer-content.tsx'
import { MenuList } from './menu-list.tsx'
import type { ShellHtml } from './read-shell-html.ts'

interface ShellInput {
  readonly site: ShellSettings
  readonly context: PageContextValue
  readonly currentUrl: string
}

/** The parts of header and footer that stand in the page as HTML only. The same for all pages of a locale, apart from the mark of the current area. */
export function shellHtml({ site, context, currentUrl }: ShellInput): ShellHtml {
  return {
    menus: site.menus.length === 0 ? '' : renderToStaticMarkup(<MenuList menus={site.menus} currentUrl={currentUrl} t={context.t} />),
    footer: renderToStaticMarkup(
      <PageProvider value={context}>
        <FooterContent site={site} />
      </PageProvider>,
    ),
  }
}
