import type { Document, ProseSection, Section } from '#contracts/document.ts'
import { slugOf } from '#search/area-of.ts'
import type { SearchDocument } from '#search/search-document.ts'
import { type Enclosure, listEnclosed, replaceEnclosed } from './enclosed.ts'
import { plainBlocks, plainText } from './plain-text.ts'

/** What a page's own file says for the search index; how often others link to it is known only when all have been read. */
export interface SearchSource extends Omit<SearchDocument, 'prior'> {
  /** Addresses of the pages it links to, each once. */
  readonly links: readonly string[]
  /** Its share of the views; null when views are not known. */
  readonly popularity: number | null
}

/** What the search index needs of a page: a document, or any other page in its shape. */
export type SearchedPage = Pick<Document, 'mdn_url' | 'title' | 'short_title' | 'summary' | 'pageType' | 'popularity'> & {
  readonly body: readonly Section[]
}

const CODE_BLOCK = { begin: { prefix: '<pre', pattern: /<pre\b[^<>]*>/y }, end: '</pre>' }
const INLINE_CODE = { begin: '<code>', end: '</code>' }
const HEADING = { begin: { prefix: '<h', pattern: /<h[2-6]\b[^<>]*>/y }, end: { prefix: '</h', pattern: /<\/h[2-6]>/y } }
/** Notes that stand on many pages say nothing of one. */
const NOTICE = {
  begin: {
    prefix: '<div class="notecard ',
    pattern: /<div class="notecard (?:deprecated|experimental|nonstandard|secure)"/y,
  },
  end: '</div>',
}
/** What stands around examples on every page: the name of a block's language, and what stands in the place of a result. */
const AROUND_EXAMPLES: readonly Enclosure[] = [
  { begin: '<div class="example-header">', end: '</div>' },
  { begin: { prefix: '<live-sample', pattern: /<live-sample[^<>]*><p>/y }, end: '</p>' },
  { begin: { prefix: '<div class="example-output"', pattern: /<div class="example-output"[^<>]*><p>/y }, end: '</p>' },
  { begin: { prefix: '<summary>', pattern: /(?<=<details class="example-rest">)<summary>/y }, end: '</summary>' },
]
const LINK = /<a\b[^<>]*? ?href="(\/[^"#?]+)/g

/**
 * Reads a page for the search index. The HTML is the builder's own, so that its tags can be reported by their text; a parser would take ten
 * times as long.
 *
 * @param aliases slugs that lead to the page
 */
export function searchSource(doc: SearchedPage, aliases: readonly string[]): SearchSource {
  const whole = doc.body
    .filter(isProse)
    .map(({ value }) => value.content)
    .join('\n')
  const html = AROUND_EXAMPLES.reduce((text, part) => replaceEnclosed(text, part, ' '), replaceEnclosed(whole, NOTICE, ''))
  const prose = replaceEnclosed(html, CODE_BLOCK, ' ')
  return {
    url: doc.mdn_url,
    title: doc.title,
    shortTitle: doc.short_title,
    slug: slugOf(doc.mdn_url),
    aliases,
    headings: [...doc.body.flatMap(headingOf), ...listEnclosed(prose, HEADING).map(plainText)],
    summary: doc.summary,
    body: plainBlocks(replaceEnclosed(prose, HEADING, ' ')),
    code: [...listEnclosed(html, CODE_BLOCK), ...listEnclosed(prose, INLINE_CODE)].map(plainText).join('\n'),
    pageType: doc.pageType,
    links: [...new Set(Array.from(html.matchAll(LINK), ([, url = '']) => decodeUrl(url)))].filter((url) => url !== doc.mdn_url),
    popularity: doc.popularity,
  }
}

function isProse(section: Section): section is ProseSection {
  return section.type === 'prose'
}

function headingOf({ value }: Section): readonly string[] {
  return 'title' in value ? [plainText(value.title)] : []
}

function decodeUrl(url: string): string {
  try {
    return decodeURIComponent(url.replaceAll('&amp;', '&'))
  } catch {
    return url
  }
}
