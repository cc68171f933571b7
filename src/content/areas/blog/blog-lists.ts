import type { BlogCard, BlogIndexPage, BlogSubject } from '#contracts/areas.ts'
import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import type { Brand } from '#contracts/site.ts'
import { areaText } from '#locales/areas.ts'
import type { Change } from '../../read/git-history.ts'
import type { PageRecord } from '../../read/page-record.ts'
import { areaRecord } from '../engine/area-page.ts'
import { BLOG_URL } from './blog-urls.ts'
import type { PostSource } from './read-posts.ts'

/** Posts on one page of a list (docs/behaviour/blog.md 2). */
const POSTS_PER_PAGE = 10

/** A post with what lists show of it. */
export interface ListedPost {
  readonly post: PostSource
  readonly card: BlogCard
}

type ListTags = BlogIndexPage['hyData']['tags']

interface PostList {
  /** Address of its first page. */
  readonly base: string
  readonly title: string
  readonly subject: BlogSubject | null
  readonly posts: readonly ListedPost[]
}

/**
 * The pages that list posts: the index, and for each tag and each author a list of theirs.
 *
 * @param posts newest first
 */
export function blogLists(posts: readonly ListedPost[], brand: Brand): PageRecord[] {
  const blogTitle = areaText('blog.title', { name: brand.shortName })
  const tags = tagsOf(posts)
  const index: PostList = { base: BLOG_URL, title: blogTitle, subject: null, posts }
  return [index, ...tagLists(posts, tags), ...authorLists(posts)].flatMap((list) => listRecords(list, { tags, blogTitle }))
}

/** All tags, those of most posts first, those of as many by their names. */
function tagsOf(posts: readonly ListedPost[]): ListTags {
  const counts = new Map<string, ListTags[number]>()
  for (const { title, url } of posts.flatMap(({ card }) => card.tags))
    counts.set(url, { title, url, count: (counts.get(url)?.count ?? 0) + 1 })
  return [...counts.values()].sort((a, b) => b.count - a.count || (a.url < b.url ? -1 : 1))
}

function tagLists(posts: readonly ListedPost[], tags: ListTags): PostList[] {
  return tags.map(({ title, url }) => ({
    base: url,
    title: areaText('blog.posts_about', { tag: title }),
    subject: { kind: 'tag', title, url },
    posts: posts.filter(({ card }) => card.tags.some((tag) => tag.url === url)),
  }))
}

/** The newest post says what an author is called; place and image are those of the newest post that has them. */
function authorLists(posts: readonly ListedPost[]): PostList[] {
  const urls = new Set(posts.flatMap(({ card }) => card.author.url ?? []))
  return [...urls].map((url) => {
    const own = posts.filter(({ card }) => card.author.url === url)
    const authors = own.map(({ card }) => card.author)
    const name = authors[0]?.name ?? ''
    const link = authors.find((author) => author.link !== null)?.link ?? null
    const avatar_url = authors.find((author) => author.avatar_url !== null)?.avatar_url ?? null
    return {
      base: url,
      title: areaText('blog.posts_by', { author: name }),
      subject: { kind: 'author', name, link, avatar_url, url },
      posts: own,
    }
  })
}

interface ListSetting {
  readonly tags: ListTags
  readonly blogTitle: string
}

/** The pages of a list; they have no file of their own, so that of the newest post stands for it in messages. */
function listRecords({ base, title, subject, posts }: PostList, { tags, blogTitle }: ListSetting): PageRecord[] {
  const [newest] = posts
  if (newest === undefined) return []
  const { change: _own, ...file } = newest.post.file
  const pages = Math.ceil(posts.length / POSTS_PER_PAGE)
  const blog = { uri: BLOG_URL, title: blogTitle }
  return Array.from({ length: pages }, (_, index) => {
    const shown = posts.slice(index * POSTS_PER_PAGE, (index + 1) * POSTS_PER_PAGE)
    const url = index === 0 ? base : `${base}${index + 1}/`
    const path = url.slice(`/${DEFAULT_LOCALE}/`.length, -1)
    const change = latestChange(shown)
    const placed = index === 0 ? title : areaText('blog.page_title', { title, page: String(index + 1) })
    return areaRecord(
      { file: { ...file, name: 'index.md', ...(change === undefined ? {} : { change }) }, url, path, hash: '', bodyStart: 0 },
      {
        title,
        area: {
          renderer: 'BlogIndex',
          pageTitle: subject === null ? placed : `${placed} | ${blogTitle}`,
          parents: subject === null ? [blog] : [blog, { uri: base, title }],
          hyData: { posts: shown.map(({ card }) => card), page: index + 1, pages, base, subject, tags: [...tags] },
        },
      },
    )
  })
}

/** A list changes when one of its posts does. */
function latestChange(posts: readonly ListedPost[]): Change | undefined {
  return posts
    .flatMap(({ post }) => post.file.change ?? [])
    .sort((a, b) => (a.modified < b.modified ? 1 : -1))
    .at(0)
}
