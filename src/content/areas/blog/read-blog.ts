import type { BlogMeta } from '#contracts/areas.ts'
import { areaText } from '#locales/areas.ts'
import type { ReportDiagnostic } from '../../diagnostics/collect-diagnostics.ts'
import type { AreaFile } from '../../read/area-files.ts'
import type { PageRecord } from '../../read/page-record.ts'
import { areaRecord } from '../engine/area-page.ts'
import { type BlogSetting, blogCards } from './blog-cards.ts'
import { blogLists, type ListedPost } from './blog-lists.ts'
import { BLOG_URL } from './blog-urls.ts'
import { readPosts } from './read-posts.ts'

/**
 * The blog: the pages that list its published posts, and the posts, newest first; nothing when there is no post.
 *
 * @param files `{slug}/index.md` each
 */
export function readBlog(files: readonly AreaFile[], setting: BlogSetting, report: ReportDiagnostic): PageRecord[] {
  const sources = readPosts(files, report)
  const cards = blogCards(sources, setting, report)
  const posts = sources.flatMap((post, index) => {
    const card = cards[index]
    return card === undefined ? [] : [{ post, card }]
  })
  const blogTitle = areaText('blog.title', { name: setting.brand.shortName })
  return [
    ...blogLists(posts, setting.brand),
    ...posts.map((listed, index) => postRecord(listed, { previous: posts[index + 1], next: posts[index - 1], blogTitle })),
  ]
}

interface PostPlace {
  /** The older one. */
  readonly previous: ListedPost | undefined
  readonly next: ListedPost | undefined
  readonly blogTitle: string
}

function postRecord({ post, card }: ListedPost, { previous, next, blogTitle }: PostPlace): PageRecord {
  return areaRecord(post, {
    title: post.fields.title,
    area: {
      renderer: 'BlogPost',
      pageTitle: `${card.title} | ${blogTitle}`,
      description: card.description,
      parents: [
        { uri: BLOG_URL, title: blogTitle },
        { uri: post.url, title: card.title },
      ],
      meta: { ...card, links: { previous: neighbourOf(previous), next: neighbourOf(next) } },
    },
  })
}

function neighbourOf(listed: ListedPost | undefined): BlogMeta['links']['next'] {
  return listed === undefined ? null : { slug: listed.card.slug, title: listed.card.title }
}
