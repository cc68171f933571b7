import type { BlogIndexPage as BlogIndexData, BlogPostPage as BlogPostData } from '#contracts/areas.ts'
import { areaArticleKind } from '../article/area-article-kind.ts'
import type { ArticleView } from '../article/article-view.ts'
import type { KindHead, PageKind, SharingTag, Thing } from '../ui/page-kind.ts'
import { BlogIndexPage } from './blog-index-page.tsx'
import { BlogPostPage } from './blog-post-page.tsx'

/** Lists of posts: the blog, the posts on a tag, those of an author. */
export const blogIndexKind: PageKind<BlogIndexData> = {
  head: ({ pageTitle, hyData }, { t }) => ({ title: pageTitle, description: t('home.tagline'), feeds: feedsOf(hyData.base) }),
  share: ({ parents, hyData: { subject } }, { title, common, publisher }) => ({
    parents,
    subject: listThing(subject, { name: title, ...common, publisher }),
  }),
  Component: ({ view }) => <BlogIndexPage view={view} />,
}

const article = areaArticleKind<BlogPostData>()

/** Posts of the blog. */
export const blogPostKind: PageKind<BlogPostData, BlogPostData, ArticleView<BlogPostData>> = {
  ...article,
  head: (page, context) => ({ ...article.head(page, context), feeds: feedsOf('/en-US/blog/') }),
  share(page, { title, described, publisher }) {
    const subject = { '@type': 'BlogPosting', headline: title, ...described, ...postFacts(page), publisher }
    return { type: 'article', tags: articleTags(page), image: imageOf(page), parents: page.parents, subject }
  },
  Component: ({ view }) => <BlogPostPage view={view} />,
}

function feedsOf(folder: string): NonNullable<KindHead['feeds']> {
  return [
    { type: 'application/rss+xml', url: `${folder}rss.xml` },
    { type: 'application/feed+json', url: `${folder}feed.json` },
  ]
}

/** The blog as a whole, the posts on a tag, or an author. */
function listThing(subject: BlogIndexData['hyData']['subject'], facts: object): Thing {
  if (subject === null) return { '@type': 'Blog', ...facts }
  if (subject.kind === 'tag') return { '@type': 'CollectionPage', ...facts, about: subject.title }
  return { '@type': 'ProfilePage', ...facts, mainEntity: { '@type': 'Person', name: subject.name, ...linkOf(subject.link) } }
}

function linkOf(link: string | null): { readonly url?: string } {
  return link === null ? {} : { url: link }
}

function postFacts({ blogMeta, image }: BlogPostData): object {
  const { author, date, keywords, tags } = blogMeta
  const words = [...tags.map(({ title }) => title), ...keywords]
  return {
    datePublished: date,
    ...(image === null ? {} : { image }),
    ...(words.length === 0 ? {} : { keywords: [...new Set(words)] }),
    author: { '@type': 'Person', name: author.name, ...linkOf(author.link) },
  }
}

/** When a post was written, by whom and what about (ogp.me, `article`). */
function articleTags({ blogMeta: { date, author, tags } }: BlogPostData): readonly SharingTag[] {
  const property = (value: string, content: string): SharingTag => ({ name: 'property', value, content })
  return [
    property('article:published_time', date),
    property('article:author', author.link ?? author.name),
    ...tags.map(({ title }) => property('article:tag', title)),
  ]
}

/** The image of a post; previews show no SVG, so that a drawing is left out. */
function imageOf({ image, blogMeta }: BlogPostData): { readonly url: string; readonly alt: string } | undefined {
  return image === null || image.endsWith('.svg') ? undefined : { url: image, alt: blogMeta.image?.alt ?? '' }
}
