import { type Html, raw } from './html.ts'

/** The text of a CDATA section, which ends at `]]>` and escapes nothing (XML 1.0 section 2.7). */
export function cdata(text: string): Html {
  // Nothing but the end of the section has a meaning in it.
  return raw(withoutControls(text).replaceAll(']]>', ']]]]><![CDATA[>'))
}

/** A text without the characters that XML 1.0 section 2.2 does not allow, not even escaped. */
export function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  return text.toWellFormed().replace(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g, '')
}
