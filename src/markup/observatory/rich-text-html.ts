import { type Html, html } from '../html.ts'

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' }

/**
 * A text of the scanner, with its code: `<code>` or backticks mark it. All else is text, whatever stands in it
 * (docs/behaviour/observatory.md 206).
 */
export function richTextHtml(text: string): readonly Html[] {
  const parts = text.split(/(<code>[^<]*<\/code>|`[^`]*`)/)
  return parts.map((part, index) => (index % 2 === 1 ? html`<code>${plainText(codeIn(part))}</code>` : html`${plainText(part)}`))
}

/** A text of the scanner without marks, for files. */
export function withoutMarks(text: string): string {
  return plainText(text.replace(/<\/?code>|`/g, ''))
}

function codeIn(part: string): string {
  return part.startsWith('`') ? part.slice(1, -1) : part.slice('<code>'.length, -'</code>'.length)
}

function plainText(text: string): string {
  return text.replace(/&(lt|gt|quot|#39|amp);/g, (all, name: string) => ENTITIES[name] ?? all)
}
