import { type Html, raw } from './html.ts'

/** Names that are shorter fit into the narrowest column there is, so they need no breaks. */
const LONG = 16

/**
 * The name of an interface or a member, with `<wbr>` where it may go on in the next line: before a word of camel case, before a dot and after an
 * underscore. What is copied and what a search finds stays the same, for `<wbr>` has no text (docs/behaviour/reading.md 13).
 *
 * @param name with tags in it, or when short, it is given as it is
 * @example withCodeBreaks(html`HTMLMediaElement.play()`) // 'HTML<wbr>Media<wbr>Element<wbr>.play()'
 */
export function withCodeBreaks(name: Html): Html {
  const text = name.toString()
  if (text.length < LONG || text.replace(/&\w+;/g, '.').length < LONG || text.includes('<')) return name
  // Of HTML: what is put in stands before letters, digits and dots, and so in no character reference.
  return raw(text.replace(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z\d])(?=[A-Z][a-z])|(?<=.)(?=\.)|(?<=[A-Za-z\d]_)(?=[A-Za-z\d])/g, '<wbr>'))
}
