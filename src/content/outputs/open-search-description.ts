import type { LocaleCode } from '#contracts/locales.ts'
import { openSearchName, openSearchUrl } from '#contracts/open-search.ts'
import type { Brand } from '#contracts/site.ts'
import { html } from '#markup/html.ts'
import type { Output } from './output.ts'
import { siteLocales } from './site-locales.ts'

interface DescriptionInput {
  readonly brand: Brand
  /** Scheme and host. */
  readonly origin: string
  readonly locale: LocaleCode
}

/** `opensearch.xml` of each language. */
export const openSearchFiles: Output = ({ content: { brand, tree }, origin }) =>
  siteLocales(tree).map((locale) => ({ path: `${locale}/opensearch.xml`, make: () => openSearchDescription({ brand, origin, locale }) }))

/** A description for browsers of how to search the site from its own search box (OpenSearch 1.1 draft 6). */
function openSearchDescription({ brand, origin, locale }: DescriptionInput): string {
  const address = (path: string): string => `${origin}${path}?q={searchTerms}&locale=${locale}`
  return html`<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${openSearchName(brand)}</ShortName>
<LongName>${brand.name.slice(0, 48)}</LongName>
<Description>${`${brand.name} (${locale})`}</Description>
<Language>${locale}</Language>
<InputEncoding>UTF-8</InputEncoding>
<Url type="text/html" method="get" template="${address('/api/v1/search/go')}"/>
<Url type="application/x-suggestions+json" method="get" template="${address('/api/v1/search/suggestions')}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${origin + openSearchUrl(locale)}"/>
</OpenSearchDescription>
`.toString()
}
