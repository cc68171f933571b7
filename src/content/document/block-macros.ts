import type { ExpandedBody } from '../macros/expand.ts'
import { hasPlaceholder, placeholderIndex } from '../text/placeholders.ts'

const MACRO_PARAGRAPH = /<p>(\s*(?:\u0080[\u0085-\u009F\uE010-\uE04F]+\u0082*\u0081\s*)+)<\/p>/g

/** Takes the `p` away from a paragraph of block macros alone. */
export function withoutEmptyParagraphs(html: string, { isBlock }: Pick<ExpandedBody, 'isBlock'>): string {
  if (!hasPlaceholder(html)) return html
  return html.replace(MACRO_PARAGRAPH, (paragraph, inner: string) => {
    const indexes = [...inner.matchAll(/\u0080([\u0085-\u009F\uE010-\uE04F]+)/g)].map(([, digits = '']) => placeholderIndex(digits))
    return indexes.every((index) => isBlock[index] === true) ? inner : paragraph
  })
}
