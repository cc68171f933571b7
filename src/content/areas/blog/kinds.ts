import type { BlogIndexPage, BlogPostPage } from '#contracts/areas.ts'
import type { Page } from '#contracts/page.ts'
import { areaText } from '#locales/areas.ts'
import type { AreaRecord, BuildSetting, ContentKind } from '../../document/content-kind.ts'
import { tocOf } from '../../html/sections.ts'
import type { BlogIndexData, BlogPostData } from '../../read/area-data.ts'
import type { PageRecord } from '../../read/page-record.ts'
import { searchSource } from '../../search/search-source.ts'
import { type BuiltText, docOf, envelopeOf, placeOf } from '../engine/area-page-parts.ts'
import { buildTextPage, madePage } from '../engine/build-text-page.ts'
import { BLOG_URL } from './blog-urls.ts'

/** Lists of posts. Searches name only the blog itself: the other lists hold nothing of their own. */
export const blogIndexKind: ContentKind<AreaRecord<BlogIndexData>, BlogIndexPage> = {
  isMade: true,
  build(record) {
    const { area } = record
    return madePage({ renderer: area.renderer, ...envelopeOf(record), parents: [...area.parents], hyData: area.hyData })
  },
  searchSource({ url, hyData, parents, pageTitle }) {
    const title = parents[0]?.title ?? pageTitle
    const searched = { mdn_url: url, popularity: null, title, short_title: title, summary: '', body: [], pageType: '' }
    return isWholeBlog(hyData) ? searchSource(searched, []) : undefined
  },
  isNamed: ({ area }) => isWholeBlog(area.hyData),
}

/** Posts. */
export const blogPostKind: ContentKind<AreaRecord<BlogPostData>, BlogPostPage> = {
  build: (record, setting) =>
    buildTextPage(record, setting, {
      pageOf(built) {
        built.questions.version('site:origin')
        return postPage(record, built, setting)
      },
    }),
  ids: ({ doc }) => doc.fragments,
  searchSource({ url, doc }) {
    const { title, summary, body, noIndexing } = doc
    const searched = { mdn_url: url, popularity: null, title, short_title: title, summary, body, pageType: 'blog-post' }
    return noIndexing ? undefined : searchSource(searched, [])
  },
  news({ url, area: { meta } }, brand) {
    if (meta.sponsored) return undefined
    const { title, description, author, date } = meta
    const source = { name: areaText('blog.title', { name: brand.shortName }), url: BLOG_URL }
    return { title, url, summary: description, author: author.name, published_at: date, source }
  },
}

/** The posts among records, in their order. */
export function listPosts(records: readonly PageRecord[]): readonly AreaRecord<BlogPostData>[] {
  return records.filter((record): record is AreaRecord<BlogPostData> => record.area?.renderer === 'BlogPost')
}

/** Whether a page is a post. */
export function isPost(page: Page): page is BlogPostPage {
  return page.renderer === 'BlogPost'
}

/** The first page of the list of all posts. */
function isWholeBlog({ subject, page }: BlogIndexPage['hyData']): boolean {
  return subject === null && page === 1
}

function postPage(record: AreaRecord<BlogPostData>, built: BuiltText, { origin }: BuildSetting): BlogPostPage {
  const { renderer, meta } = record.area
  const { image } = meta
  return {
    renderer,
    ...envelopeOf(record),
    ...placeOf(record),
    image: image === null ? null : `${origin}${record.url}${encodeURIComponent(image.file)}`,
    doc: { ...docOf(record, built), toc: tocOf(built.body) },
    blogMeta: meta,
  }
}
