/**
 * The same text in memory of its own. V8 keeps a part of a text as a reference into the whole: a title that is kept would hold the text of its page
 * (docs/decisions/0103).
 */
export function copyText(text: string): string {
  return Buffer.from(text).toString()
}
