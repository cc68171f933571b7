import { Fragment, type ReactNode } from 'react'
import type { Parent } from '#contracts/document.ts'
import { findLocale } from '#contracts/locales.ts'

interface ItemPathProps {
  readonly url: string
  /** From the root to the page itself. */
  readonly parents: readonly Parent[]
}

/** Where a page stands: `Web > CSS`, without the page itself (docs/behaviour/collections.md 24). */
export function ItemPath({ url, parents }: ItemPathProps): ReactNode {
  const above = parents.filter(({ uri }) => uri !== url)
  if (above.length === 0) return null
  return (
    <p className="item-path" lang={findLocale(url.split('/')[1] ?? '')?.code}>
      {above.map(({ uri, title }, index) => (
        <Fragment key={uri}>
          {index > 0 && <span aria-hidden="true"> &gt; </span>}
          <bdi>{title}</bdi>
          {index < above.length - 1 && <span className="visually-hidden">, </span>}
        </Fragment>
      ))}
    </p>
  )
}
