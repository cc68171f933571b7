import type { ReactNode } from 'react'

/** The mark drawn for this project, an open book on a stand; it stands where a site brings no logo of its own. */
export function Mark(): ReactNode {
  return (
    <svg className="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
      <path className="mark-page" d="M15.200 8.400C12.700 6 7.500 5 2.600 5.400v14c4.900-.4 10.100.6 12.600 3z" />
      <path className="mark-page mark-lit" d="M16.800 8.400c2.500-2.400 7.700-3.400 12.600-3v14c-4.900-.4-10.100.6-12.600 3z" />
      <path className="mark-stand" d="M1.600 23.800h28.800l-1.600 2.400H3.200zM13.600 26.200h4.800l.9 4.300h-6.600z" />
    </svg>
  )
}
