import type { ReactNode } from 'react'

interface LiveRegionProps {
  readonly text: string
}

/** Where screen readers hear that another page is shown. It is in the page from the start, for a region that comes with its text is not read. */
export function LiveRegion({ text }: LiveRegionProps): ReactNode {
  return (
    <div className="visually-hidden" role="status">
      {text}
    </div>
  )
}
