import { withCodeBreaks } from '#markup/code-breaks.ts'
import { type Html, html, joinHtml } from '#markup/html.ts'

/**
 * A title without its code marks (docs/behaviour/documents.md 13).
 *
 * @example plainTitle('`color` property') // 'color property'
 */
export function plainTitle(title: string): string {
  // Most titles have none of the two: a list of all pages asks for tens of thousands.
  if (!title.includes('`') && !title.includes('\\')) return title
  return splitTitle(title)
    .map(({ text }) => text)
    .join('')
}

/**
 * A title with its code marked, as HTML. Its long words may go on in the next line where names of code may (docs/behaviour/reading.md 13).
 *
 * @example titleHtml('`<color>` type') // html`<code>&lt;color&gt;</code> type`
 */
export function titleHtml(title: string): Html {
  return joinHtml(splitTitle(title).map(({ text, isCode }) => (isCode ? html`<code>${wordsHtml(text)}</code>` : wordsHtml(text))))
}

/** A word with breaks is an element of its own: it goes to the next line before it is broken (document-page.css). */
function wordsHtml(text: string): Html {
  return joinHtml(
    text.split(/(\s)/).map((written) => {
      const word = html`${written}`
      const broken = withCodeBreaks(word)
      return broken.toString() === word.toString() ? word : html`<span>${broken}</span>`
    }),
  )
}

interface TitlePart {
  readonly text: string
  readonly isCode: boolean
}

/** The parts of a title: code stands between two backticks; one without a partner and one after a backslash are characters. */
function splitTitle(title: string): readonly TitlePart[] {
  return [...title.matchAll(/`((?:\\`|[^`])*)`|\\`|`|[^`\\]+|\\/g)].map(([written, code]) =>
    code === undefined ? { text: written === '\\`' ? '`' : written, isCode: false } : { text: code.replaceAll('\\`', '`'), isCode: true },
  )
}

/** The title that breadcrumbs, sidebars and links use: front matter's, else the tag a title begins with, else the title. */
export function shortTitleOf(page: { readonly title: string; readonly shortTitle?: string }): string {
  if (page.shortTitle !== undefined) return page.shortTitle
  const plain = plainTitle(page.title)
  return /^<[^<> ]+>/.exec(plain)?.[0] ?? plain
}

/**
 * The slug whose title ends a page's tab title: below Web/ the path before the last Guides or Reference segment, else the
 * first two segments; elsewhere the first segment (docs/behaviour/documents.md 40).
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
