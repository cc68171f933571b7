import type { ReactNode } from 'react'

/** The mark drawn for this project, an open book on a stand; it stands where a site brings no logo of its own. */
export function Mark(): ReactNode {
  return (
    <svg className="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
      <path className="mark-page" d="M15 8.2 3.6 4.4a1.2 1.2 0 0 0-1.6 1.1v11.6c0 .5.3 1 .8 1.1L15 22.3z" />
      <path className="mark-page mark-lit" d="M17 8.2l11.4-3.8A1.2 1.2 0 0 1 30 5.5v11.6c0 .5-.3 1-.8 1.1L17 22.3z" />
      <path className="mark-stand" d="M14.9 24.2h2.2l.5 3.3h4.1a1.1 1.1 0 0 1 0 2.2H10.3a1.1 1.1 0 0 1 0-2.2h4.1z" />
    </svg>
  )
}
