import { trimEndOf } from '#contracts/trim-characters.ts'
import { type Html, html } from '#markup/html.ts'
import { compareTitles } from '../../tree/compare-titles.ts'
import { shortTitleOf } from '../../tree/titles.ts'
import type { FoundPage } from '../../tree/tree.ts'
import { linkToPage } from '../engine/link.ts'
import { defineMacro, type MacroContext } from '../engine/macro.ts'

const ROOT = 'Web/CSS/Reference'
/** What the index lists: features of the language, no guides or lists. */
const LISTED = /^css-(?!module$)/
/** Pages whose titles are words, not CSS. */
const IN_WORDS = /^css-(?:combinator|selector)$/

interface Entry {
  /** What it is sorted by: without signs and vendor prefixes. */
  readonly key: string
  readonly html: Html
}

/**
 * `{{CSS_Ref}}`: an index from A to Z of all CSS features that have a page and are neither deprecated nor non-standard
 * (docs/behaviour/macros.md 19). Vendor prefixes count for neither letter nor order.
 */
export const cssRef = defineMacro({
  name: 'css_ref',
  isBlock: true,
  parameters: {},
  render(_, context) {
    const entries = listPages(ROOT, context).flatMap(({ page }) => {
      if (!LISTED.test(page.pageType) || page.status.includes('deprecated') || page.status.includes('non-standard')) return []
      const name = shortTitleOf(page)
      return [
        {
          key: sortKey(name),
          html: html`<li>${linkToPage({ url: `/docs/${page.slug}`, text: name, isCode: !IN_WORDS.test(page.pageType) }, context)}${ruleOf(page.slug)}</li>`,
        },
      ]
    })
    const byLetter = Map.groupBy(entries, ({ key }) => /^[a-z]/.exec(key)?.[0].toUpperCase() ?? '*')
    const letters = [...byLetter].sort(([a], [b]) => (a < b ? -1 : 1))
    return letters.length === 0 ? undefined : html`<div class="css-index">${letters.map(([letter, list]) => section(letter, list))}</div>`
  },
})

/** Pages below a slug, at any depth. What a redirect leads to lies elsewhere. */
function listPages(slug: string, context: MacroContext): readonly FoundPage[] {
  return context.listChildren(slug).flatMap((child) => (child.isRedirected ? [] : [child, ...listPages(child.page.slug, context)]))
}

function section(letter: string, entries: readonly Entry[]): Html {
  const items = entries.toSorted((a, b) => compareTitles(a.key, b.key))
  return html`<h3>${letter}</h3><ul>${items.map((item) => item.html)}</ul>`
}

/** `-webkit-line-clamp` is `line-clamp`, `::after` is `after`, `<color>` is `color`. */
function sortKey(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/^-(?:webkit|moz|ms|o)-/, '')
    .replace(/^[^a-z0-9]+(?=[a-z])/, '')
  return trimEndOf(plain, '()>')
}

/** The rule that a descriptor or media feature belongs to. */
function ruleOf(slug: string): Html | false {
  const parent = slug.split('/').at(-2) ?? ''
  return parent.startsWith('@') && html` (<code>${parent}</code>)`
}
