/** Containers within one another (quotes, items of lists) in an answer; what is deeper is text. */
export const CONTAINERS_MAX = 6

/** The beginning of a code block: its marks, and its language. A line that has more marks is text with code in it. */
export const FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})[ \t]*([^\s`]*)/
export const HEADING = /^ {0,3}(#{1,6})[ \t]+(\S.*)$/
export const RULE = /^ {0,3}(?:-[ \t]*){3,}$|^ {0,3}(?:\*[ \t]*){3,}$|^ {0,3}(?:_[ \t]*){3,}$/
export const QUOTE = /^ {0,3}> ?/
/** Its indent, its mark, and the space after that. */
export const ITEM = /^( {0,3})([-*+]|\d{1,9}[.)])( {1,4}|$)/

/** Whether a line of Markdown ends the paragraph before it, whatever it stands in. */
export function startsBlock(line: string): boolean {
  return [FENCE, HEADING, RULE, QUOTE, ITEM].some((pattern) => pattern.test(line))
}

/** Whether a line ends the code block that began with a fence. @param fence its marks: at least three of the same */
export function endsFence(line: string, fence: string): boolean {
  const text = line.trim()
  return text.length >= fence.length && text === fence.charAt(0).repeat(text.length)
}
