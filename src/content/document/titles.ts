import { escapeHtml } from '../html/escape.ts'

/** A title without its code marks: `` `color` property `` is `color property`. */
export function plainTitle(title: string): string {
  return title.replace(/\\?`/g, (mark) => (mark === '\\`' ? '`' : ''))
}

/**
 * A title with its code marked, as HTML. An unmatched backtick stays, and `` \` `` is a literal one (reference/content.md 3.3).
 *
 * @example titleHtml('`<color>` type') // '<code>&lt;color&gt;</code> type'
 */
export function titleHtml(title: string): string {
  const parts = title.split(/(\\`|`)/)
  let html = ''
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index] ?? ''
    if (part === '\\`') html += '`'
    else if (part !== '`') html += escapeHtml(part)
    else {
      const end = parts.indexOf('`', index + 1)
      if (end < 0) html += '`'
      else {
        html += `<code>${escapeHtml(
          parts
            .slice(index + 1, end)
            .join('')
            .replaceAll('\\`', '`'),
        )}</code>`
        index = end
      }
    }
  }
  return html
}

/** The title that breadcrumbs, sidebars and links use: front matter's, else the tag a title begins with, else the title. */
export function shortTitleOf(page: { readonly title: string; readonly shortTitle?: string }): string {
  if (page.shortTitle !== undefined) return page.shortTitle
  const plain = plainTitle(page.title)
  return /^<[^<> ]+>/.exec(plain)?.[0] ?? plain
}

/**
 * The slug whose title ends a page's tab title: below Web/ the path before the last Guides or Reference segment, else the
 * first two segments; elsewhere the first segment (reference/content.md 3.3).
 *
 * @example rootSlugOf('Web/CSS/Reference/Properties/color') // 'Web/CSS'
 */
export function rootSlugOf(slug: string): string | undefined {
  const segments = slug.split('/')
  if (segments[0] === 'conflicting' || segments[0] === 'orphaned') return undefined
  if (segments[0] !== 'Web') return segments[0]
  const last = Math.max(segments.lastIndexOf('Guides'), segments.lastIndexOf('Reference'))
  return segments.slice(0, last > 0 ? last : 2).join('/')
}
