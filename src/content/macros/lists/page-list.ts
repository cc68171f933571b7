import { DEFAULT_LOCALE, findLocale } from '#contracts/locales.ts'
import { docUrl } from '#contracts/urls.ts'
import { type Html, html } from '#markup/html.ts'
import { compareTitles } from '../../tree/compare-titles.ts'
import { shortTitleOf } from '../../tree/titles.ts'
import type { FoundPage } from '../../tree/tree.ts'
import { linkToPage } from '../engine/link.ts'
import type { MacroContext } from '../engine/macro.ts'

/** Which pages a list shows, and how. */
export interface PageListRequest {
  /** The page whose sub-pages are listed, as a macro's argument names it; absent: the page itself. */
  readonly address: string | undefined
  /** Levels below it; 0 is all of them. */
  readonly depth?: number
  readonly isReversed?: boolean
  readonly isOrdered?: boolean
  readonly isCode?: boolean
  /** A first entry that leads to the page itself, with this text. */
  readonly overview?: string | undefined
}

/**
 * A list of links to the pages below one page: those that exist in English, in the order of their English short titles, each as
 * the user's language has it (docs/behaviour/macros.md 18). Nothing when there are none.
 */
export function pageList(request: PageListRequest, context: MacroContext): Html | undefined {
  const { address, depth = 1, isReversed = false, isOrdered = false, isCode = false, overview } = request
  const slug = slugOfAddress(address, context)
  const tag = isOrdered ? 'ol' : 'ul'
  const link = (page: string, text?: string): Html =>
    linkToPage({ url: docUrl(context.locale, page), text, isCode, hasIcons: true }, context)
  const level = (parent: string, left: number, above: readonly string[]): readonly Html[] => {
    // A redirect of the user's language may lead from a sub-page to a page that stands above it.
    const pages = sortedChildren(parent, context).filter(({ page }) => !above.includes(page.slug))
    return (isReversed ? pages.toReversed() : pages).map(
      ({ page }) => html`<li>${link(page.slug)}${left > 1 && listOf(level(page.slug, left - 1, [...above, page.slug]))}</li>`,
    )
  }
  const listOf = (items: readonly Html[]): Html | undefined => (items.length === 0 ? undefined : html`<${tag}>${items}</${tag}>`)
  const items = level(slug, depth <= 0 ? Number.POSITIVE_INFINITY : Math.round(depth), [slug])
  if (items.length === 0) {
    context.report({
      kind: 'macro-empty-list',
      message: `there are no pages below ${docUrl(DEFAULT_LOCALE, slug)}`,
      hint: 'name a page that has some, or remove the macro',
      severity: 'info',
    })
    return undefined
  }
  return listOf(
    overview === undefined
      ? items
      : [html`<li>${linkToPage({ url: docUrl(context.locale, slug), text: overview }, context)}</li>`, ...items],
  )
}

/**
 * The slug that a macro's argument means.
 *
 * @param address `/en-US/docs/Web/CSS`, `/docs/Web/CSS` or `Web/CSS`, also where the page stood before; absent: the page itself
 */
function slugOfAddress(address: string | undefined, context: MacroContext): string {
  if (address === undefined) return context.page.slug
  const segments = address
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter((segment) => segment !== '')
  if (findLocale(segments[0] ?? '') !== undefined && segments[1] === 'docs') segments.shift()
  if (segments[0] === 'docs') segments.shift()
  const slug = segments.join('/')
  return context.resolve(docUrl(context.locale, slug))?.page.slug ?? slug
}

/** English order for all languages, so that a list looks the same in each. */
function sortedChildren(slug: string, context: MacroContext): FoundPage[] {
  const titles = new Map(context.listChildren(slug).map((found) => [found, englishTitle(found, context)]))
  return [...titles].sort(([, a], [, b]) => compareTitles(a, b)).map(([found]) => found)
}

function englishTitle({ page }: FoundPage, context: MacroContext): string {
  const english = page.locale === DEFAULT_LOCALE ? page : context.resolve(docUrl(DEFAULT_LOCALE, page.slug))?.page
  return shortTitleOf(english ?? page)
}
