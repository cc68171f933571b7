import type { AreaPage } from '#contracts/areas.ts'
import { isUnlistedArea } from '../areas/area-data.ts'
import { type SearchedPage, type SearchSource, searchSource } from './search-source.ts'

/**
 * Reads a page besides the documents for the search index; undefined for one that is not to be found. Of the lists of posts only the blog itself is:
 * the others hold nothing of their own.
 */
export function areaSearchSource(page: AreaPage): SearchSource | undefined {
  if (isUnlistedArea(page.renderer)) return undefined
  const searched = searchedPage(page)
  return searched === undefined ? undefined : searchSource(searched, [])
}

function searchedPage(page: AreaPage): SearchedPage | undefined {
  const common = { mdn_url: page.url, popularity: null }
  switch (page.renderer) {
    case 'BlogIndex': {
      const { subject, page: number } = page.hyData
      const title = page.parents[0]?.title ?? page.pageTitle
      return subject !== null || number > 1 ? undefined : { ...common, title, short_title: title, summary: '', body: [], pageType: '' }
    }
    case 'BlogPost':
      return page.doc.noIndexing ? undefined : { ...common, ...textOf(page.doc), pageType: 'blog-post' }
    case 'ContributorSpotlight': {
      const { contributorName, sections } = page.hyData
      return {
        ...common,
        title: contributorName,
        short_title: contributorName,
        summary: page.description,
        body: sections,
        pageType: 'portrait',
      }
    }
    case 'GenericDoc':
    case 'GenericAbout':
    case 'GenericCommunity': {
      const { title, sections } = page.hyData
      return { ...common, title, short_title: page.short_title, summary: page.description, body: sections, pageType: '' }
    }
    default:
      return page.doc.noIndexing ? undefined : { ...common, ...textOf(page.doc), pageType: 'curriculum' }
  }
}

function textOf({
  title,
  summary,
  body,
}: Pick<SearchedPage, 'title' | 'summary' | 'body'>): Pick<SearchedPage, 'title' | 'short_title' | 'summary' | 'body'> {
  return { title, short_title: title, summary, body }
}
