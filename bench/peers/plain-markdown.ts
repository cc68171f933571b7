/** Macros whose first argument is a name that users read. */
const CROSS_REFERENCE = /^(?:\w*xref|glossary|html(?:mathml)?element|svg(?:element|attr)|mathmlelement|http(?:header|method|status)|rfc)$/i
const MACRO = /\\?\{\{\s*([\w-]+)\s*(?:\(\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|(\d+))?[\s\S]*?\)\s*)?\}\}/g
/** A block of code, also within lists and quotations. */
const FENCED = /(^[ \t>]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t>]*\2[ \t]*$)/m
const FENCE_HEAD = /^([ \t>]*[`~]+)[ \t]*([\w-]*).*/
/** A span of code ends in its paragraph. */
const CODE_SPAN = /(?<!`)(`+)(?!`)(?:(?!\n\s*\n)[\s\S])*?(?<!`)\1(?!`)/g
/** Stands on both sides of the number of a span of code, which keeps its signs. */
const HOLDER = '\u{e000}'
const HELD = /\u{e000}(\d+)\u{e000}/gu
const IMAGE = /!\[([^\]]*)\]\([^)\s]*(?:\s+"[^"]*")?\)/g
const LINK = /\[((?:\\.|[^[\]\\]|\[[^\]]*\])+)\]\(([^)\s]*)(?:\s+"[^"]*")?\)/g
/** A line that says where `[text][name]` leads. */
const REFERENCE = /^ {0,3}\[([^\]]+)\]:\s*(\S+).*$/gm
/** The second line of a definition, which only our Markdown knows: here it is a list within a list. */
const DEFINITION = /^([\s>]*- ): /gm
const NOTICE = /\[!(NOTE|WARNING|CALLOUT)\]/g

/**
 * Real Markdown as text that all tools read alike. Macros become the names that they stand for, or nothing; images their descriptions; links to pages what
 * `linkOf` gives, or their texts; HTML and `{{` are shown as text.
 *
 * @param linkOf the address of a page at a path of the real site, such as `/en-US/docs/Web/CSS`; undefined when it is none of the pages
 * @example plainMarkdown('See {{cssxref("gap")}} of <table>.', () => undefined) // 'See `gap` of &lt;table>.'
 */
export function plainMarkdown(text: string, linkOf: (path: string) => string | undefined): string {
  return text
    .split(FENCED)
    .filter((_, index) => index % 3 !== 2)
    .map((part, index) => (index % 2 === 1 ? plainFence(part) : plainProse(part, linkOf)))
    .join('')
}

/** Of the words behind a fence its language is left. */
function plainFence(block: string): string {
  return withoutBraces(block.replace(FENCE_HEAD, (_, mark: string, language: string) => mark + language.replace('-nolint', '')))
}

function plainProse(prose: string, linkOf: (path: string) => string | undefined): string {
  const text = withoutMacros(prose)
  const spans = text.match(CODE_SPAN) ?? []
  const numbers = spans.keys()
  const urlOf = (target: string): string | undefined => (/^https?:/.test(target) ? target : linkOf(target.replace(/[#?].*$/, '')))
  const plain = text
    .replace(CODE_SPAN, () => `${HOLDER}${numbers.next().value}${HOLDER}`)
    .replace(IMAGE, '$1')
    .replace(LINK, (_, label: string, target: string) => {
      const url = urlOf(target)
      return url === undefined ? label : `[${label}](${url})`
    })
    .replace(REFERENCE, (_, name: string, target: string) => {
      const url = urlOf(target)
      return url === undefined ? '' : `[${name}]: ${url}`
    })
    .replace(NOTICE, (_, name: string) => `**${name.charAt(0)}${name.slice(1).toLowerCase()}**`)
    .replace(DEFINITION, '$1')
    .replaceAll('<', '&lt;')
    .replace(HELD, (_, index: string) => spans[Number(index)] ?? '')
  return withoutBraces(plain)
}

function withoutMacros(prose: string): string {
  return prose.replace(MACRO, (_, name: string, ...names: readonly string[]) => {
    const shown = names.slice(0, 3).find((argument) => argument !== undefined)
    if (shown === undefined || !CROSS_REFERENCE.test(name)) return ''
    return `\`${shown.replaceAll('&lt;', '<').replaceAll('&gt;', '>')}\``
  })
}

/** Vue would read what stands between two braces as an expression. */
function withoutBraces(text: string): string {
  return text.replaceAll('{{', '{ {')
}
