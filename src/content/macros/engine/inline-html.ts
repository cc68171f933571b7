import { type Html, html, joinHtml, raw } from '#markup/html.ts'
import { decodeEntities } from '../../text/decode-entities.ts'
import { parseHtml, textOf } from '../../text/dom.ts'

/** Elements that the text of a macro may hold; the HTML stage looks at them like at all others. */
const INLINE = ['abbr', 'b', 'bdi', 'bdo', 'cite', 'code', 'del', 'dfn', 'em', 'i', 'ins', 'kbd', 'mark', 'q', 's', 'samp', 'small'].concat(
  ['span', 'strong', 'sub', 'sup', 'u', 'var'],
)
const TAG = new RegExp(`<(/?)(${INLINE.join('|')})((?:\\s+[\\w-]+(?:="[^"<>]*")?)*)\\s*>`, 'gi')

interface Tag {
  readonly start: number
  readonly end: number
  readonly name: string
  readonly isClosing: boolean
}

/**
 * The text of a macro as HTML (docs/behaviour/macros.md 3-5): inline elements that are opened and closed stay, all other tags are shown as
 * text; character references are decoded once.
 *
 * @example inlineHtml('<code>&lt;h1&gt;</code> & <h2>') // html`<code>&lt;h1&gt;</code> &amp; &lt;h2&gt;`
 */
export function inlineHtml(text: string): Html {
  const parts: Html[] = []
  let at = 0
  for (const { start, end } of text.includes('</') ? listPairedTags(text) : []) {
    // A tag that the pattern has read as a whole: a known name and attributes in double quotes.
    parts.push(plainHtml(text.slice(at, start)), raw(text.slice(start, end)))
    at = end
  }
  return at === 0 ? plainHtml(text) : joinHtml([...parts, plainHtml(text.slice(at))])
}

/** The same as plain text, for an attribute. */
export function inlineText(text: string): string {
  return /[<&]/.test(text) ? parseHtml(inlineHtml(text).toString()).map(textOf).join('') : text
}

function plainHtml(text: string): Html {
  return html`${decodeEntities(text)}`
}

/** The tags that belong together, in order. A tag that is closed wrongly or not at all is none of them. */
function listPairedTags(text: string): readonly Tag[] {
  const open: Tag[] = []
  const openCounts = new Map<string, number>()
  const count = (name: string, change: 1 | -1): void => void openCounts.set(name, (openCounts.get(name) ?? 0) + change)
  const paired: Tag[] = []
  for (const tag of listTags(text)) {
    if (!tag.isClosing) {
      open.push(tag)
      count(tag.name, 1)
      // Without the counts, each closing tag without an opening one would look through all that are open.
    } else if ((openCounts.get(tag.name) ?? 0) > 0) {
      for (let last = open.pop(); last !== undefined; last = open.pop()) {
        count(last.name, -1)
        if (last.name !== tag.name) continue
        paired.push(last, tag)
        break
      }
    }
  }
  return paired.sort((a, b) => a.start - b.start)
}

function listTags(text: string): readonly Tag[] {
  return [...text.matchAll(TAG)].map(({ index, 0: written, 1: slash, 2: name = '' }) => ({
    start: index,
    end: index + written.length,
    name: name.toLowerCase(),
    isClosing: slash === '/',
  }))
}
