import { withoutTags } from '#contracts/without-tags.ts'

/** The characters that the builder's serializer escapes. */
const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&nbsp;': ' ', '&quot;': '"', '&amp;': '&' }

/**
 * The text of the builder's HTML.
 *
 * @example textOfHtml('<code>&lt;a&gt;</code> element') // '<a> element'
 */
export function textOfHtml(html: string): string {
  return textOfAttribute(withoutTags(html)).trim()
}

/** The value of an attribute as it stands in the builder's HTML. */
export function textOfAttribute(value: string): string {
  return value.replace(/&(?:lt|gt|nbsp|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
}
