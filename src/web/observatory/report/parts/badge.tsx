import type { ReactNode } from 'react'
import type { Grade } from '#contracts/observatory.ts'
import { OBSERVATORY_ADDRESSES } from '#contracts/observatory-addresses.ts'
import { observatoryText } from '#locales/observatory.ts'
import { html } from '#markup/html.ts'
import { usePage } from '../../../ui/page-context.ts'

interface BadgeProps {
  readonly host: string
  readonly grade: Grade
}

/** An image with the grade, and the HTML with which another page shows it with a link to the report (docs/behaviour/observatory.md 217). */
export function Badge({ host, grade }: BadgeProps): ReactNode {
  const { origin } = usePage().site
  const query = `?host=${encodeURIComponent(host)}`
  const address = OBSERVATORY_ADDRESSES.badge.path + query
  const alt = observatoryText('badge_alt')
  const code = html`<a href="${origin}/en-US/observatory/analyze${query}"><img src="${origin}${address}" alt="${alt}" width="108" height="20"></a>`
  return (
    <details className="obs-badge">
      <summary>{observatoryText('badge')}</summary>
      {/* The grade makes the address another one: an image in the cache may be of the scan before. */}
      <img
        src={`${address}&shown=${encodeURIComponent(grade)}`}
        alt={observatoryText('grade', { grade })}
        loading="lazy"
        width="108"
        height="20"
      />
      <p>{observatoryText('badge_text')}</p>
      <pre>
        <code>{code.toString()}</code>
      </pre>
    </details>
  )
}
