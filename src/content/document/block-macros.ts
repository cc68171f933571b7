import type { ExpandedBody } from '../macros/expand.ts'
import { hasPlaceholder, placeholderIndex } from '../text/placeholders.ts'

const MACRO_PARAGRAPH = /<p>(\s*(?:\uE000[\uE010-\uE04F]+\uE002*\uE001\s*)+)<\/p>/g

/** Takes the `p` away from a paragraph of block macros alone. */
export function withoutEmptyParagraphs(html: string, { isBlock }: Pick<ExpandedBody, 'isBlock'>): string {
  if (!hasPlaceholder(html)) return html
  return html.replace(MACRO_PARAGRAPH, (paragraph, inner: string) => {
    const indexes = [...inner.matchAll(/\uE000([\uE010-\uE04F]+)/g)].map(([, digits = '']) => placeholderIndex(digits))
    return indexes.every((index) => isBlock[index] === true) ? inner : paragraph
  })
}
