/**
 * The text of some HTML: without its tags, character references as they are. A `<` without a `>` after it is text. Linear, unlike `/<[^>]*>/g`, which
 * looks for the end again at every `<`.
 *
 * @example withoutTags('<b>a</b> &lt; b') // 'a &lt; b'
 */
export function withoutTags(html: string): string {
  let text = ''
  let at = 0
  for (;;) {
    const start = html.indexOf('<', at)
    const end = start === -1 ? -1 : html.indexOf('>', start)
    if (end === -1) return text + html.slice(at)
    text += html.slice(at, start)
    at = end + 1
  }
}
