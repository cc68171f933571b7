import { escapeHtml } from '#contracts/escape-html.ts'
import type { LocaleCode } from '#contracts/locales.ts'
import type { Brand } from '#contracts/site.ts'

interface DescriptionInput {
  readonly brand: Brand
  /** Scheme and host. */
  readonly origin: string
  readonly locale: LocaleCode
}

/** What tells a browser how to search the site from its own search box (OpenSearch 1.1 draft 6). */
export function openSearchDescription({ brand, origin, locale }: DescriptionInput): string {
  const address = (path: string): string => escapeHtml(`${origin}${path}?q={searchTerms}&locale=${locale}`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeHtml(brand.shortName.slice(0, 16))}</ShortName>
<LongName>${escapeHtml(brand.name.slice(0, 48))}</LongName>
<Description>${escapeHtml(`${brand.name} (${locale})`)}</Description>
<Language>${locale}</Language>
<InputEncoding>UTF-8</InputEncoding>
<Url type="text/html" method="get" template="${address('/api/v1/search/go')}"/>
<Url type="application/x-suggestions+json" method="get" template="${address('/api/v1/search/suggestions')}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${escapeHtml(`${origin}/opensearch.xml?locale=${locale}`)}"/>
</OpenSearchDescription>
`
}
