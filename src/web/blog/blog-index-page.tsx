import type { ReactNode } from 'react'
import type { BlogCard, BlogIndexPage as BlogIndexData } from '#contracts/areas.ts'
import { areaText } from '#locales/areas.ts'
import { AdSlot } from '../ui/ad-slot.tsx'
import { Byline } from './byline.tsx'
import { ListHead } from './list-head.tsx'
import { PostImage } from './post-image.tsx'
import { TagLinks } from './tag-links.tsx'
import './blog-index-page.css'

interface BlogIndexPageProps {
  readonly view: BlogIndexData
}

/** A list of posts, newest first: all of them, those on a subject, those of an author. The newest of all stands large above the others. */
export function BlogIndexPage({ view }: BlogIndexPageProps): ReactNode {
  const { posts, page, base, subject, tags } = view.hyData
  const hasLead = subject === null && page === 1
  return (
    <>
      <main className="blog" id="content" tabIndex={-1} key={view.url}>
        <ListHead list={view.hyData} />
        <TagLinks tags={tags} current={base} />
        <ul className={hasLead ? 'posts posts-first' : 'posts'}>
          {posts.map((post, index) => (
            <PostCard key={post.slug} post={post} loading={index < 2 ? 'eager' : 'lazy'} />
          ))}
        </ul>
        <Pages list={view.hyData} />
        <p className="blog-feeds">
          {areaText('blog.feeds')} <a href={`${base}rss.xml`}>RSS</a> <a href={`${base}feed.json`}>JSON Feed</a>
        </p>
      </main>
      <AdSlot name="side" url={view.url} />
    </>
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

function Pages({ list: { page, pages, base } }: { readonly list: BlogIndexData['hyData'] }): ReactNode {
  if (pages === 1) return null
  return (
    <nav className="blog-pages" aria-label={areaText('blog.pages')}>
      {page > 1 && (
        <a rel="prev" href={page === 2 ? base : `${base}${page - 1}/`}>
          <span aria-hidden="true">←</span> {areaText('blog.newer')}
        </a>
      )}
      {page < pages && (
        <a rel="next" className="blog-pages-next" href={`${base}${page + 1}/`}>
          {areaText('blog.older')} <span aria-hidden="true">→</span>
        </a>
      )}
    </nav>
  )
}
