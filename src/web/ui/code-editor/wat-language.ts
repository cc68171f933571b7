import { StreamLanguage, type StringStream } from '@codemirror/language'

interface WatState {
  /** How many block comments are open, for they nest. */
  depth: number
}

/** Digits in one number, in either base, with underscores between them; infinity and what is no number. */
const NUMBER = /^[+-]?(?:0x[\da-f_]+(?:\.[\da-f_]*)?(?:p[+-]?\d+)?|\d[\d_]*(?:\.[\d_]*)?(?:e[+-]?\d+)?|inf|nan(?::0x[\da-f_]+)?)(?![\w.$])/i

/** The words of WebAssembly text (https://webassembly.github.io/spec/core/text/lexical.html). */
export const watLanguage = StreamLanguage.define<WatState>({
  name: 'wat',
  startState: () => ({ depth: 0 }),
  token(stream, state) {
    if (state.depth > 0 || stream.match('(;', false)) return readBlockComment(stream, state)
    if (stream.eatSpace()) return null
    if (stream.match(';;')) {
      stream.skipToEnd()
      return 'comment'
    }
    if (stream.match(/^"(?:\\.|[^"\\])*"?/)) return 'string'
    if (stream.match(/^[()]/)) return 'punctuation'
    if (stream.match(NUMBER)) return 'number'
    if (stream.match(/^\$[^\s()";,[\]{}]+/)) return 'labelName'
    if (stream.match(/^[a-z][^\s()";,[\]{}]*/)) return 'keyword'
    stream.next()
    return null
  },
  languageData: { commentTokens: { line: ';;', block: { open: '(;', close: ';)' } }, closeBrackets: { brackets: ['(', '"'] } },
})

/** Up to the end of the comment or of the line; the state is the parser's, which keeps it from line to line. */
function readBlockComment(stream: StringStream, state: WatState): string {
  do {
    if (stream.match('(;')) state.depth += 1
    else if (stream.match(';)')) state.depth -= 1
    else stream.next()
  } while (state.depth > 0 && !stream.eol())
  return 'comment'
}
