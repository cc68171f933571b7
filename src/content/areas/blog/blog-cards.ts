import type { BlogAuthor, BlogCard, BlogTag, Credit } from '#contracts/areas.ts'
import { findMediaType } from '#contracts/media.ts'
import type { Brand } from '#contracts/site.ts'
import type { ReportDiagnostic } from '../../diagnostics/collect-diagnostics.ts'
import { plainTitle } from '../../tree/titles.ts'
import { blogSlugOf } from './blog-slug.ts'
import { authorUrl, tagUrl } from './blog-urls.ts'
import { type PostSource, postProblem } from './read-posts.ts'
import { readTimeOf } from './read-time.ts'

/** What posts are shown with besides their own files. */
export interface BlogSetting {
  readonly brand: Brand
  /** Files next to posts: `hello/cover.svg`. */
  readonly files: ReadonlySet<string>
}

/**
 * The posts as lists show them. An image that is not there is left away; a tag that can have no address, too. Two spellings that would share
 * an address are one tag, spelled as in the newest post.
 *
 * @param posts newest first
 */
export function blogCards(posts: readonly PostSource[], setting: BlogSetting, report: ReportDiagnostic): BlogCard[] {
  const spellings = new Map<string, string>()
  return posts.map((post) => {
    const { slug, title, description, keywords = [], sponsored, date } = post.fields
    return {
      slug,
      title: plainTitle(title),
      description,
      image: imageOf(post, setting, report),
      keywords: [...keywords],
      tags: tagsOf(post, spellings, report),
      sponsored: sponsored === 'true',
      date,
      author: authorOf(post, setting, report),
      readTime: readTimeOf(post.text.slice(post.bodyStart)),
    }
  })
}

function imageOf(post: PostSource, { files }: BlogSetting, report: ReportDiagnostic): BlogCard['image'] {
  const { image } = post.fields
  if (image === undefined || !isImage(image.file, { post, key: 'image', files }, report)) return null
  return { file: image.file, alt: image.alt ?? '', source: creditOf(image.source), creator: creditOf(image.creator) }
}

function creditOf(credit: { readonly name: string; readonly link?: string } | undefined): Credit | null {
  return credit === undefined ? null : { name: credit.name, link: credit.link ?? null }
}

/** A post that names no one stands under the name of the site, which has no list of its own: it would be the index again. */
function authorOf(post: PostSource, { brand, files }: BlogSetting, report: ReportDiagnostic): BlogAuthor {
  const { author } = post.fields
  if (author === undefined) return { name: brand.name, link: null, avatar_url: null, url: null }
  const { name, link = null, avatar } = author
  const hasAvatar = avatar !== undefined && isImage(avatar, { post, key: 'author', files }, report)
  const slug = blogSlugOf(name)
  return {
    name,
    link,
    avatar_url: hasAvatar ? `${post.url}${encodeURIComponent(avatar)}` : null,
    url: slug === undefined ? null : authorUrl(slug),
  }
}

interface ImagePlace {
  readonly post: PostSource
  readonly key: 'image' | 'author'
  readonly files: ReadonlySet<string>
}

function isImage(name: string, { post, key, files }: ImagePlace, report: ReportDiagnostic): boolean {
  const isThere = files.has(`${post.fields.slug}/${name}`)
  if (isThere && findMediaType(name)?.startsWith('image/')) return true
  const message = isThere ? `${name} is not an image` : `no file ${name} next to this page`
  report(postProblem(post, key, { kind: 'missing-image', severity: 'warning', message, hint: 'fix its name or remove it' }))
  return false
}

/** @param spellings by the last part of the address: how the tag is spelled so far */
function tagsOf(post: PostSource, spellings: Map<string, string>, report: ReportDiagnostic): BlogTag[] {
  const tags = new Map<string, BlogTag>()
  const warn = (message: string): void => {
    report(postProblem(post, 'tags', { kind: 'front-matter', severity: 'warning', message }))
  }
  for (const written of post.fields.tags ?? []) {
    const title = written.trim()
    const slug = blogSlugOf(title)
    if (slug === undefined) {
      warn(`the tag ${JSON.stringify(title)} is left out: expected up to 60 visible characters, a Latin letter or a digit among them`)
      continue
    }
    const known = spellings.get(slug) ?? title
    spellings.set(slug, known)
    if (known !== title) warn(`the tag ${JSON.stringify(title)} has the address of ${JSON.stringify(known)}: one spelling is expected`)
    tags.set(slug, { title: known, url: tagUrl(slug) })
  }
  return [...tags.values()]
}
