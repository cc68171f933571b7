import type { ReactNode } from 'react'
import type { BlogIndexPage, BlogSubject } from '#contracts/areas.ts'
import { areaText } from '#locales/areas.ts'
import { usePage } from '../ui/page-context.ts'
import './list-head.css'

interface ListHeadProps {
  readonly list: BlogIndexPage['hyData']
}

/** What a list of posts is about: the blog as a whole, a tag, an author. */
export function ListHead({ list: { subject, page, pages } }: ListHeadProps): ReactNode {
  const { site } = usePage()
  const blogTitle = areaText('blog.title', { name: site.brand.shortName })
  return (
    <header className="blog-header">
      <p className="blog-name">{subject === null ? blogTitle : <a href="/en-US/blog/">{blogTitle}</a>}</p>
      {subject?.kind === 'author' && subject.avatar_url !== null && (
        <img className="blog-avatar" src={subject.avatar_url} alt="" width={72} height={72} />
      )}
      <h1 tabIndex={-1}>{titleOf(subject)}</h1>
      {subject?.kind === 'author' && subject.link !== null && (
        <p className="blog-place">
          <a href={subject.link}>{areaText('blog.own_place', { author: subject.name })}</a>
        </p>
      )}
      {pages > 1 && <p className="blog-place">{areaText('blog.page_of', { page, pages })}</p>}
    </header>
  )
}

function titleOf(subject: BlogSubject | null): string {
  if (subject === null) return areaText('blog.tagline')
  return subject.kind === 'tag' ? areaText('blog.posts_about', { tag: subject.title }) : areaText('blog.posts_by', { author: subject.name })
}
