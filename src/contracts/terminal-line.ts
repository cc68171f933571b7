/**
 * Untrusted text as one line for a terminal: U+FFFD stands for each control character and each mark that changes the direction of text, so that the
 * text can't write other lines, change colors or turn the order of what stands next to it. Tabs stay.
 *
 * @example terminalLine('a\u001B[2J\nb') // 'a\uFFFD[2J\uFFFDb'
 */
export function terminalLine(text: string): string {
  return text.replace(/(?!\t)[\p{Cc}\p{Bidi_Control}]/gu, '\u{FFFD}')
}
