import type { CollectionItem } from '#contracts/collections.ts'
import { encodePath } from '../http/input/request-target.ts'

/** The heading of a collection in Markdown, and what it is about. */
export function markdownHead({ name, description }: { readonly name: string; readonly description: string }): string {
  const text = description.trim() === '' ? '' : `${escapeLines(description).join('\n')}\n\n`
  return `# ${escapeLine(name)}\n\n${text}`
}

/**
 * An item as an entry of a list, its notes as a quotation below it. Nothing in titles and notes is taken for Markdown or HTML.
 *
 * @param origin of the site
 * @example markdownItem({ title: 'a [b]', url: '/en-US/docs/A', notes: '', ... }, 'https://example.org') // '- [a \\[b\\]](https://example.org/en-US/docs/A)\n'
 */
export function markdownItem({ title, url, notes }: Pick<CollectionItem, 'title' | 'url' | 'notes'>, origin: string): string {
  const address = `${origin}${encodePath(url)}`.replaceAll('(', '%28').replaceAll(')', '%29')
  const quoted = notes.trim() === '' ? [] : ['', ...escapeLines(notes).map((line) => `  > ${line}`.trimEnd()), '']
  return `${[`- [${escapeLine(title)}](${address})`, ...quoted].join('\n')}\n`
}

function escapeLines(text: string): readonly string[] {
  return text
    .trim()
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(escapeLine)
}

/** A line in which no sign means anything (https://spec.commonmark.org/0.31.2/#backslash-escapes). */
function escapeLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .replaceAll(/[\\`*_[\]<>&~|$]/g, '\\$&')
    .replace(/^(?:[#+=-]|\d+(?=[.)]))/, (start) => (/\d/.test(start) ? start : `\\${start}`))
    .replace(/^(\d+)([.)])/, '$1\\$2')
}
