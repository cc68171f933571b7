import type { ReactNode } from 'react'
import type { BlogTag } from '#contracts/areas.ts'
import { areaText } from '#locales/areas.ts'
import './tag-links.css'

interface TagLinksProps {
  readonly tags: readonly (BlogTag & { readonly count?: number })[]
  /** Address of the page, when it is the list of one of them. */
  readonly current?: string
}

/** Tags, each leading to its posts; nothing where there are none. */
export function TagLinks({ tags, current }: TagLinksProps): ReactNode {
  if (tags.length === 0) return null
  return (
    <nav className="tag-links" aria-label={areaText('blog.tags')}>
      <ul>
        {tags.map(({ title, url, count }) => (
          <li key={url}>
            <a href={url} aria-current={url === current ? 'page' : undefined}>
              {title}
              {count !== undefined && <small> {count}</small>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
