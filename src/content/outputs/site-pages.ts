import type { LocaleCode } from '#contracts/locales.ts'
import type { NotFoundPage } from '#contracts/page.ts'
import { html } from '#markup/html.ts'
import type { SiteContent } from '../site/read-site.ts'
import type { Output } from './output.ts'
import { siteLocales } from './site-locales.ts'

/** The not-found page of each language that the site has; the server and the script fill in the path. */
export function notFoundPages({ brand, tree }: Pick<SiteContent, 'brand' | 'tree'>, title: (locale: LocaleCode) => string): NotFoundPage[] {
  return siteLocales(tree).map((code) => ({
    renderer: 'SpaNotFound',
    url: `/${code}/404`,
    locale: code,
    pageTitle: `${title(code)} | ${brand.shortName}`,
  }))
}

/** The page at the root. */
export const rootPageFiles: Output = ({ content }) => [{ path: 'index.html', make: () => rootPage(content) }]

/** The page at the root, for plain file hosts: it leads to the English home page. */
export function rootPage({ brand }: SiteContent): string {
  return html`<!doctype html><html lang="en-US"><meta charset="utf-8"><title>${brand.name}</title><meta http-equiv="refresh" content="0; url=/en-US/"><link rel="canonical" href="/en-US/"><a href="/en-US/">${brand.name}</a></html>\n`.toString()
}
