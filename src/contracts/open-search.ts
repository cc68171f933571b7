import type { LocaleCode } from './locales.ts'
import type { Brand } from './site.ts'

/** The address of the descriptions for browsers of how to search the site (OpenSearch 1.1 draft 6). Only a server has it. */
export const OPEN_SEARCH_PATH = '/opensearch.xml'

/** OpenSearch 1.1 draft 6 has no longer `ShortName`. */
const NAME_MAX = 16

/** The address of the description in a language. */
export function openSearchUrl(locale: LocaleCode): string {
  return `${OPEN_SEARCH_PATH}?locale=${locale}`
}

/** What browsers call the search of the site: the `ShortName` of a description, and the title of the links to it. */
export function openSearchName({ shortName }: Brand): string {
  return shortName.slice(0, NAME_MAX)
}
