import type { Grade } from '#contracts/observatory.ts'
import { OBSERVATORY_ADDRESSES } from '#contracts/observatory-addresses.ts'
import { observatoryText } from '#locales/observatory.ts'
import { type Html, html } from '../html.ts'

interface Badge {
  readonly host: string
  readonly grade: Grade
  /** Of the site; without a slash at the end. */
  readonly origin: string
}

/** An image with the grade, and the HTML with which another page shows it with a link to the report (docs/behaviour/observatory.md 217). */
export function badgeHtml({ host, grade, origin }: Badge): Html {
  const query = `?host=${encodeURIComponent(host)}`
  const address = OBSERVATORY_ADDRESSES.badge.path + query
  const code = html`<a href="${origin}/en-US/observatory/analyze${query}"><img src="${origin}${address}" alt="${observatoryText('badge_alt')}" width="108" height="20"></a>`
  // The grade makes the address another one: an image in the cache may be of the scan before.
  const shown = `${address}&shown=${encodeURIComponent(grade)}`
  return html`<details class="obs-badge"><summary>${observatoryText('badge')}</summary><img src="${shown}" alt="${observatoryText('grade', { grade })}" loading="lazy" width="108" height="20"><p>${observatoryText('badge_text')}</p><pre><code>${code.toString()}</code></pre></details>`
}
