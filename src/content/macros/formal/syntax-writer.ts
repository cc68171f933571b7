import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import type { TextKey } from '#locales/content.ts'
import { type Html, html } from '#markup/html.ts'
import { titleOf } from '../../css/expand-syntax.ts'
import { joinPieces, type Piece, plain, type SyntaxWriter } from '../../css/layout-syntax.ts'
import type { Reference } from '../../css/syntax-node.ts'
import { slugify } from '../../text/slugify.ts'
import { encodeUrl } from '../../tree/page-url.ts'
import { linkToPage } from '../engine/link.ts'
import type { MacroContext } from '../engine/macro.ts'

/** The page that explains the signs of formal syntax. */
const EXPLANATION = 'Web/CSS/Guides/Values_and_units/Value_definition_syntax'

/** A kind of sign: its section on the English page, and the text `name: what it means`, whose name is the section's title in other languages. */
interface Sign {
  readonly fragment: string
  readonly key: TextKey
  /** What the section's title has after the name. */
  readonly titleEnd?: string
}

const SIGNS: readonly (readonly [RegExp, Sign])[] = [
  [/^[[\]]$/, { fragment: 'brackets', key: 'css_syntax_brackets' }],
  [/^&&$/, { fragment: 'double_ampersand', key: 'css_syntax_double_ampersand' }],
  [/^\|\|$/, { fragment: 'double_bar', key: 'css_syntax_double_bar' }],
  [/^\|$/, { fragment: 'single_bar', key: 'css_syntax_single_bar' }],
  [/^\*$/, { fragment: 'asterisk', key: 'css_syntax_asterisk' }],
  [/^\+$/, { fragment: 'plus', key: 'css_syntax_plus' }],
  [/^\?$/, { fragment: 'question_mark', key: 'css_syntax_question_mark' }],
  [/^\{/, { fragment: 'curly_braces', key: 'css_syntax_curly_braces' }],
  [/^#/, { fragment: 'hash_mark', key: 'css_syntax_hash_mark' }],
  [/^!$/, { fragment: 'exclamation_point_!', key: 'css_syntax_exclamation_point', titleEnd: ' (!)' }],
  [/^\[.+\]$/, { fragment: 'bracketed_range_notation_minmax', key: 'css_syntax_range', titleEnd: ' minmax' }],
]

/** Writes formal syntax as HTML: types, functions and properties lead to their pages where these exist, signs to what explains them. */
export function createSyntaxWriter(context: MacroContext): SyntaxWriter {
  const signs = new Map<string, Piece>()
  const sign = (text: string): Piece => {
    const known = signs.get(text)
    if (known !== undefined) return known
    const piece = { html: signHtml(text, context), width: text.length }
    signs.set(text, piece)
    return piece
  }
  return {
    sign,
    component(node) {
      if (node.kind === 'type' || node.kind === 'property') return referencePiece(node, context, sign)
      const { kind, text } = node
      return { html: kind === 'keyword' ? html`<span class="token keyword">${text}</span>` : html`${text}`, width: text.length }
    },
    functionName(name) {
      const shown = name !== '' && (linkToCss(`${name}()`, name, context) ?? html`<span class="token function">${name}</span>`)
      return { html: html`${shown}(`, width: name.length + 1 }
    },
  }
}

function referencePiece(node: Reference, context: MacroContext, sign: (text: string) => Piece): Piece {
  const title = titleOf(node)
  const { range } = node
  const isOpen = range !== undefined || (node.kind === 'type' && node.content !== undefined)
  const shown = isOpen ? title.replace(/>$/, '') : title
  const name = node.kind === 'property' ? node.name : title
  const piece = { html: linkToCss(name, shown, context) ?? html`<span class="token property">${shown}</span>`, width: shown.length }
  return range === undefined ? piece : joinPieces(piece, plain(' '), sign(range), plain('>'))
}

/** undefined when there is no page of the name. */
function linkToCss(name: string, text: string, context: MacroContext): Html | undefined {
  const slug = context.findCss(name)
  return slug === undefined ? undefined : linkToPage({ url: `/docs/${slug}`, text }, context)
}

function signHtml(text: string, context: MacroContext): Html {
  const [, sign] = SIGNS.find(([pattern]) => pattern.test(text)) ?? []
  if (sign === undefined) return html`${text}`
  const title = context.text(sign.key)
  const found = context.resolve(`/${context.locale}/docs/${EXPLANATION}`)
  if (found === undefined) return html`<span class="css-syntax-sign" title="${title}">${text}</span>`
  const [name = ''] = title.split(/[:：]/, 1)
  const fragment = found.page.locale === DEFAULT_LOCALE ? sign.fragment : slugify(name.trimEnd() + (sign.titleEnd ?? ''))
  return html`<a class="css-syntax-sign" href="${encodeUrl(found.page.url)}#${encodeURI(fragment)}" title="${title}">${text}</a>`
}
