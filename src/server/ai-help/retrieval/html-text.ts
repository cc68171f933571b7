/** A code block of a page. */
export interface CodeBlock {
  /** `js`; empty when the page names none. */
  readonly language: string
  readonly text: string
}

/** The contents of a section as text. */
export interface SectionText {
  /** Paragraphs, items of lists and cells, without code blocks, their heads and the places of results. */
  readonly paragraphs: readonly string[]
  /** Without those that are hidden on the page. */
  readonly code: readonly CodeBlock[]
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', nbsp: ' ', quot: '"', amp: '&', '#39': "'" }
/** Tags between which a paragraph ends. */
const BLOCKS = /^\/?(?:p|li|dt|dd|tr|div|ul|ol|dl|table|h[2-6]|blockquote|section|figure|figcaption|br)$/
/** In the class of a code block: its language, and that it is not shown. */
const LANGUAGE = /brush: ([\w-]+)/
const HIDDEN = /class="(?:[^"]* )?hidden[ "]/
/** The beginning of what is no paragraph, and its end: code blocks, their heads, the label of the rest of an example, the places of results. */
const ENCLOSED: readonly (readonly [begin: RegExp, end: string])[] = [
  [/^pre\b/, '</pre>'],
  [/^div class="example-(?:header|output)"/, '</div>'],
  [/^live-sample\b/, '</live-sample>'],
  [/^details class="example-rest"/, '</summary>'],
]

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
    const closing = ENCLOSED.find(([begin]) => begin.test(tag))?.[1]
    if (closing !== undefined) {
      endParagraph()
      const close = html.indexOf(closing, at)
      const inside = html.slice(at, close === -1 ? html.length : close)
      if (name === 'pre' && !HIDDEN.test(tag)) code.push({ language: LANGUAGE.exec(tag)?.[1] ?? '', text: plainText(inside).trimEnd() })
      at = close === -1 ? html.length : close + closing.length
    } else if (name === 'code' || name === '/code') text += '`'
    else if (BLOCKS.test(name)) endParagraph()
  }
  text += decode(html.slice(at))
  endParagraph()
  return { paragraphs, code }
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

function decode(text: string): string {
  return text.replace(/&(lt|gt|nbsp|quot|amp|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
}
