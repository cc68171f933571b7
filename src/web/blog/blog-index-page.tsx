import type { ReactNode } from 'react'
import type { BlogCard, BlogIndexPage as BlogIndexData } from '#contracts/areas.ts'
import { areaText } from '#locales/areas.ts'
import { usePage } from '../page-context.ts'
import { Byline } from './byline.tsx'
import { PostImage } from './post-image.tsx'
import './blog-index-page.css'

interface BlogIndexPageProps {
  readonly view: BlogIndexData
}

/** The list of posts, newest first; the newest of all stands large above the others. */
export function BlogIndexPage({ view }: BlogIndexPageProps): ReactNode {
  const { site } = usePage()
  const { posts, page, pages } = view.hyData
  return (
    <main className="blog" id="content" tabIndex={-1} key={view.url}>
      <header className="blog-header">
        <p className="blog-name">{areaText('blog.title', { name: site.brand.shortName })}</p>
        <h1 tabIndex={-1}>{areaText('blog.tagline')}</h1>
        {pages > 1 && <p className="blog-place">{areaText('blog.page_of', { page, pages })}</p>}
      </header>
      <ul className={page === 1 ? 'posts posts-first' : 'posts'}>
        {posts.map((post, index) => (
          <PostCard key={post.slug} post={post} loading={index < 2 ? 'eager' : 'lazy'} />
        ))}
      </ul>
      <Pages page={page} pages={pages} />
      <p className="blog-feeds">
        {areaText('blog.feeds')} <a href="/en-US/blog/rss.xml">RSS</a> <a href="/en-US/blog/feed.json">JSON Feed</a>
      </p>
    </main>
  )
}

interface PostCardProps {
  readonly post: BlogCard
  readonly loading: 'eager' | 'lazy'
}

function PostCard({ post, loading }: PostCardProps): ReactNode {
  const url = `/en-US/blog/${post.slug}/`
  return (
    <li className="post-card">
      <PostImage post={post} loading={loading} />
      <div className="post-card-text">
        <h2>
          <a href={url}>{post.title}</a>
        </h2>
        <Byline post={post} />
        <p>{post.description}</p>
        <p className="post-card-more">
          <a href={url} aria-label={`${areaText('blog.read_more')}: ${post.title}`}>
            {areaText('blog.read_more')} <span aria-hidden="true">→</span>
          </a>
        </p>
      </div>
    </li>
  )
}

function Pages({ page, pages }: { readonly page: number; readonly pages: number }): ReactNode {
  if (pages === 1) return null
  return (
    <nav className="blog-pages" aria-label={areaText('blog.pages')}>
      {page > 1 && (
        <a rel="prev" href={page === 2 ? '/en-US/blog/' : `/en-US/blog/${page - 1}/`}>
          <span aria-hidden="true">←</span> {areaText('blog.newer')}
        </a>
      )}
      {page < pages && (
        <a rel="next" className="blog-pages-next" href={`/en-US/blog/${page + 1}/`}>
          {areaText('blog.older')} <span aria-hidden="true">→</span>
        </a>
      )}
    </nav>
  )
}
