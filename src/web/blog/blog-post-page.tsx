import type { ReactNode } from 'react'
import type { BlogImage, BlogMeta, BlogPostPage as BlogPostData } from '#contracts/areas.ts'
import { areaText } from '#locales/areas.ts'
import type { ArticleView } from '../article/article-view.ts'
import { Breadcrumbs } from '../article/breadcrumbs.tsx'
import { ContentsToggle } from '../article/contents-toggle.tsx'
import { Prose } from '../article/prose.tsx'
import { TableOfContents } from '../article/table-of-contents.tsx'
import { contentsText } from '../article/toc-html.ts'
import { FilledText } from '../texts/filled-text.tsx'
import { AdSlot } from '../ui/ad-slot.tsx'
import { usePage } from '../ui/page-context.ts'
import { Byline } from './byline.tsx'
import { PostImage } from './post-image.tsx'
import { TagLinks } from './tag-links.tsx'
import './blog-post-page.css'

interface BlogPostPageProps {
  readonly view: ArticleView<BlogPostData>
}

/** A post: its image with credits, who wrote it and when, its text, its tags, and the posts before and after it. */
export function BlogPostPage({ view }: BlogPostPageProps): ReactNode {
  const { t } = usePage()
  const { blogMeta } = view
  const contents = contentsText(view.doc.toc, t)
  return (
    <div className="document document-plain">
      <div className="article-bar">
        <Breadcrumbs parents={view.parents} />
        <ContentsToggle html={contents} currentUrl={view.url} />
      </div>
      <TableOfContents key={`toc ${view.url}`} html={contents} />
      <main className="article" id="content" tabIndex={-1} key={view.url}>
        <header className="article-header post-header">
          <h1 tabIndex={-1}>{view.doc.title}</h1>
          <Byline post={blogMeta} />
          {blogMeta.image !== null && (
            <figure>
              <PostImage post={blogMeta} loading="eager" />
              <ImageCredits image={blogMeta.image} />
            </figure>
          )}
        </header>
        <Prose view={view} />
        <TagLinks tags={blogMeta.tags} />
        <Neighbours links={blogMeta.links} />
      </main>
      {!blogMeta.sponsored && <AdSlot name="side" url={view.url} />}
    </div>
  )
}

function ImageCredits({ image: { creator, source } }: { readonly image: BlogImage }): ReactNode {
  if (creator === null && source === null) return null
  const key = creator === null ? 'blog.image_from' : source === null ? 'blog.image_by' : 'blog.image_by_from'
  return (
    <figcaption className="post-credits">
      <FilledText text={areaText(key)} values={{ creator: creditOf(creator), source: creditOf(source) }} />
    </figcaption>
  )
}

function creditOf(credit: BlogImage['source']): ReactNode {
  if (credit === null) return ''
  return credit.link === null ? credit.name : <a href={credit.link}>{credit.name}</a>
}

function Neighbours({ links: { previous, next } }: { readonly links: BlogMeta['links'] }): ReactNode {
  if (previous === null && next === null) return null
  return (
    <nav className="post-neighbours" aria-label={areaText('blog.post_navigation')}>
      {previous !== null && (
        <a rel="prev" href={`/en-US/blog/${previous.slug}/`}>
          <small>{areaText('blog.previous')}</small> {previous.title}
        </a>
      )}
      {next !== null && (
        <a rel="next" href={`/en-US/blog/${next.slug}/`}>
          <small>{areaText('blog.next')}</small> {next.title}
        </a>
      )}
    </nav>
  )
}
