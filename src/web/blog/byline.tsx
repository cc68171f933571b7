import type { ReactNode } from 'react'
import type { BlogCard } from '#contracts/areas.ts'
import { areaText } from '#locales/areas.ts'
import { formatDay } from '../texts/format-day.ts'
import { usePage } from '../ui/page-context.ts'
import './byline.css'

interface BylineProps {
  readonly post: BlogCard
}

/** The line about a post: its author with a link to all posts of the author, its date, how long it takes to read, and whether it is sponsored. */
export function Byline({ post: { author, date, readTime, sponsored } }: BylineProps): ReactNode {
  const { locale } = usePage()
  const address = author.url ?? author.link
  return (
    <p className="byline">
      {author.avatar_url !== null && <img src={author.avatar_url} alt="" width={32} height={32} loading="lazy" />}
      <span>{address === null ? author.name : <a href={address}>{author.name}</a>}</span>
      <time dateTime={date} suppressHydrationWarning>
        {formatDay(date, locale)}
      </time>
      <span>{areaText('blog.read_time', { minutes: readTime })}</span>
      {sponsored && <strong className="byline-sponsored">{areaText('blog.sponsored')}</strong>}
    </p>
  )
}
