import type { Static } from 'typebox'
import type { BlogCard, BlogMeta, Credit } from '#contracts/areas.ts'
import type { Diagnostic } from '#contracts/diagnostics.ts'
import type { Brand } from '#contracts/site.ts'
import { areaText } from '#locales/areas.ts'
import { plainTitle } from '../document/titles.ts'
import type { Change } from '../read/git-history.ts'
import type { PageRecord } from '../read/page-record.ts'
import type { AreaFile } from './area-files.ts'
import { BlogFrontMatter } from './area-front-matter.ts'
import { type AreaSource, areaRecord, readAreaPage } from './area-page.ts'
import { readTimeOf } from './read-time.ts'

/** Posts on one page of the index (reference/content.md 3.8). */
const POSTS_PER_PAGE = 10

type PostSource = AreaSource<Static<typeof BlogFrontMatter>>

/**
 * The blog: its published posts, newest first, and the pages of its index; nothing when there is no post.
 *
 * @param files `{slug}/index.md` each
 */
export function readBlog(files: readonly AreaFile[], brand: Brand, diagnostics: Diagnostic[]): PageRecord[] {
  const posts = files
    .flatMap((file) => readPost(file, diagnostics) ?? [])
    .filter(({ fields }) => fields.published !== 'false')
    .sort(newestFirst)
  if (posts.length === 0) return []
  const cards = posts.map((post) => cardOf(post, brand))
  return [...indexRecords(posts, cards, brand), ...posts.map((post, index) => postRecord(post, index, { posts, cards, brand }))]
}

function readPost(file: AreaFile, diagnostics: Diagnostic[]): PostSource | undefined {
  const [folder = '', name, ...more] = file.name.split('/')
  if (name !== 'index.md' || more.length > 0) {
    diagnostics.push({
      kind: 'misplaced-page',
      severity: 'error',
      message: 'expected a post at blog/{slug}/index.md; this page is left out',
      file: file.path,
    })
    return undefined
  }
  const post = readAreaPage(file, BlogFrontMatter, diagnostics)
  if (post === undefined) return undefined
  if (!isDay(post.fields.date)) {
    const message = `\`date\` is no day of the calendar: ${post.fields.date}; this page is left out`
    diagnostics.push({ kind: 'front-matter', severity: 'error', message, file: file.path })
    return undefined
  }
  if (post.fields.slug === folder) return post
  const message = `the slug ${post.fields.slug} belongs into the folder blog/${post.fields.slug}, not blog/${folder}; this page is left out`
  diagnostics.push({
    kind: 'slug-folder-mismatch',
    severity: 'error',
    message,
    file: file.path,
    hint: 'rename the folder or mend the slug',
  })
  return undefined
}

/** February has no 30th. */
function isDay(date: string): boolean {
  const moment = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date)
}

/** Posts of one day in the order of their slugs. */
function newestFirst(a: PostSource, b: PostSource): number {
  if (a.fields.date !== b.fields.date) return a.fields.date < b.fields.date ? 1 : -1
  return a.fields.slug < b.fields.slug ? -1 : 1
}

function cardOf({ fields, text, bodyStart, url }: PostSource, brand: Brand): BlogCard {
  const { slug, title, description, image, keywords = [], sponsored, date, author } = fields
  return {
    slug,
    title: plainTitle(title),
    description,
    image:
      image === undefined
        ? null
        : { file: image.file, alt: image.alt ?? '', source: creditOf(image.source), creator: creditOf(image.creator) },
    keywords: [...keywords],
    sponsored: sponsored === 'true',
    date,
    author: {
      name: author?.name ?? brand.name,
      link: author?.link ?? null,
      avatar_url: author?.avatar === undefined ? null : `${url}${encodeURIComponent(author.avatar)}`,
    },
    readTime: readTimeOf(text.slice(bodyStart)),
  }
}

function creditOf(credit: { readonly name: string; readonly link?: string } | undefined): Credit | null {
  return credit === undefined ? null : { name: credit.name, link: credit.link ?? null }
}

interface Blog {
  readonly posts: readonly PostSource[]
  readonly cards: readonly BlogCard[]
  readonly brand: Brand
}

function postRecord(post: PostSource, index: number, { posts, cards, brand }: Blog): PageRecord {
  const neighbour = (at: number): BlogMeta['links']['next'] => {
    const card = cards[at]
    return card === undefined ? null : { slug: card.slug, title: card.title }
  }
  const card = cards[index] ?? cardOf(post, brand)
  const blogTitle = areaText('blog.title', { name: brand.shortName })
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
      meta: {
        ...card,
        links: { previous: index + 1 < posts.length ? neighbour(index + 1) : null, next: index > 0 ? neighbour(index - 1) : null },
      },
    },
  })
}

const BLOG_URL = '/en-US/blog/'

/** `/en-US/blog/`, `/en-US/blog/2/`, ...; they have no file of their own, so the first post's folder stands for it in messages. */
function indexRecords(posts: readonly PostSource[], cards: readonly BlogCard[], brand: Brand): PageRecord[] {
  const [newest] = posts
  if (newest === undefined) return []
  const title = areaText('blog.title', { name: brand.shortName })
  const pages = Math.ceil(cards.length / POSTS_PER_PAGE)
  return Array.from({ length: pages }, (_, index) => {
    const path = index === 0 ? 'blog' : `blog/${index + 1}`
    const { change: _own, ...file } = newest.file
    const change = latestChange(posts.slice(index * POSTS_PER_PAGE, (index + 1) * POSTS_PER_PAGE))
    return areaRecord(
      {
        file: { ...file, name: 'index.md', ...(change === undefined ? {} : { change }) },
        url: `/en-US/${path}/`,
        path,
        hash: '',
        bodyStart: 0,
      },
      {
        title,
        area: {
          renderer: 'BlogIndex',
          pageTitle: index === 0 ? title : areaText('blog.page_title', { title, page: String(index + 1) }),
          hyData: { posts: cards.slice(index * POSTS_PER_PAGE, (index + 1) * POSTS_PER_PAGE), page: index + 1, pages },
        },
      },
    )
  })
}

/** A list changes when one of its posts does. */
function latestChange(posts: readonly PostSource[]): Change | undefined {
  return posts
    .flatMap(({ file }) => file.change ?? [])
    .sort((a, b) => (a.modified < b.modified ? 1 : -1))
    .at(0)
}
