import type { ReactNode } from 'react'

/** The mark drawn for this project, an open book on a stand; it stands where a site brings no logo of its own. */
export function Mark(): ReactNode {
  return (
    <svg className="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
      <path className="mark-page" d="M15.2 8.4C12.7 6 7.5 5 2.6 5.4v14c4.9-.4 10.1.6 12.6 3z" />
      <path className="mark-page mark-lit" d="M16.8 8.4c2.5-2.4 7.7-3.4 12.6-3v14c-4.9-.4-10.1.6-12.6 3z" />
      <path className="mark-stand" d="M1.6 23.8h28.8l-1.6 2.4H3.2zM13.6 26.2h4.8l.9 4.3h-6.6z" />
    </svg>
  )
}
