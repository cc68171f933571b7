/** A code block of a page. */
export interface CodeBlock {
  /** `js`; empty when the page names none. */
  readonly language: string
  readonly text: string
}

/** The contents of a section as text. */
export interface SectionText {
  /** Paragraphs, items of lists and cells, without code blocks. */
  readonly paragraphs: readonly string[]
  readonly code: readonly CodeBlock[]
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', nbsp: ' ', quot: '"', amp: '&', '#39': "'" }
/** Tags between which a paragraph ends. */
const BLOCKS = /^\/?(?:p|li|dt|dd|tr|div|ul|ol|dl|table|h[2-6]|blockquote|section|figure|figcaption|br)$/

/**
 * The text of the builder's HTML: in one pass, without a parser, for the builder writes each tag in one way (`<` in text is always escaped).
 */
export function textOfSection(html: string): SectionText {
  const [paragraphs, code]: [string[], CodeBlock[]] = [[], []]
  let text = ''
  let at = 0
  const endParagraph = (): void => {
    const paragraph = text.replace(/\s+/g, ' ').trim()
    if (paragraph !== '') paragraphs.push(paragraph)
    text = ''
  }
  while (at < html.length) {
    const start = html.indexOf('<', at)
    const end = start === -1 ? -1 : html.indexOf('>', start)
    if (end === -1) break
    text += decode(html.slice(at, start))
    const tag = html.slice(start + 1, end)
    const name = /^\/?[\w-]+/.exec(tag)?.[0] ?? ''
    at = end + 1
    if (name === 'pre') {
      endParagraph()
      const close = html.indexOf('</pre>', at)
      const inside = html.slice(at, close === -1 ? html.length : close)
      code.push({ language: /brush: ([\w-]+)/.exec(tag)?.[1] ?? '', text: plainText(inside).trimEnd() })
      at = close === -1 ? html.length : close + '</pre>'.length
    } else if (name === 'code' || name === '/code') text += '`'
    else if (BLOCKS.test(name)) endParagraph()
  }
  text += decode(html.slice(at))
  endParagraph()
  return { paragraphs: paragraphs.filter((paragraph) => !isLabel(paragraph)), code }
}

/** The text of HTML without its tags. @example plainText('<b>a</b> &lt; b') // 'a < b' */
export function plainText(html: string): string {
  let text = ''
  let at = 0
  for (;;) {
    const start = html.indexOf('<', at)
    const end = start === -1 ? -1 : html.indexOf('>', start)
    if (end === -1) return decode(text + html.slice(at))
    text += html.slice(at, start)
    at = end + 1
  }
}

/** The name of the language above a code block. */
function isLabel(paragraph: string): boolean {
  return /^(?:js|css|html|http|json|ts|svg|bash|plain|text|xml|python|php|wat|glsl|jsx|tsx)(?:-nolint)?$/.test(paragraph)
}

function decode(text: string): string {
  return text.replace(/&(lt|gt|nbsp|quot|amp|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
}
