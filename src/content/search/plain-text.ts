import { withoutTags } from '#contracts/without-tags.ts'

/** Tags in whose place a space stands. */
const BLOCK_END = /<\/(?:p|li|dt|dd|h\d|t[dhr]|div|figcaption)>|<br>/g
const BLOCK_END_HERE = new RegExp(BLOCK_END, 'y')
/** White space that is not one space already. */
const SPACE = / \s+|[^\S ]\s*/g
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&nbsp;': ' ',
}

/** The text of some HTML of the builder: without tags, with one space for white space. */
export function plainText(html: string): string {
  return decodeText(withoutTags(html))
}

/** The same, with a space after each block. */
export function plainBlocks(html: string): string {
  return decodeText(withoutBlocks(html) ?? withoutTags(html.replace(BLOCK_END, ' ')))
}

/** In one pass over the tags; undefined when a `<` stands in a tag. */
function withoutBlocks(html: string): string | undefined {
  let text = ''
  let at = 0
  for (let start = html.indexOf('<'); start !== -1; ) {
    const end = html.indexOf('>', start)
    const next = html.indexOf('<', start + 1)
    if (end === -1 || (next !== -1 && next < end)) return undefined
    text += html.slice(at, start)
    if (isBlockEnd(html, start)) text += ' '
    at = end + 1
    start = next
  }
  return text + html.slice(at)
}

function isBlockEnd(html: string, at: number): boolean {
  BLOCK_END_HERE.lastIndex = at
  return BLOCK_END_HERE.test(html)
}

function decodeText(text: string): string {
  const decoded = text.includes('&') ? text.replace(/&(?:amp|lt|gt|quot|#39|#x27|nbsp);/g, (entity) => ENTITIES[entity] ?? entity) : text
  return decoded.replace(SPACE, ' ').trim()
}
