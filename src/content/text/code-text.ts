import { Text } from 'domhandler'

/** Highlighted code in a page's nodes: a text that has its HTML already. What goes through the nodes sees the text, and no element for each colour. */
export class CodeText extends Text {
  readonly html: string

  constructor(code: string, html: string) {
    super(code)
    this.html = html
  }
}

/** Control characters that no page has in its own text (placeholders.ts). */
const OPEN = '\u0083'
const CLOSE = '\u0084'
const MARK = /\u0083(\d+)\u0084/g

/**
 * The highlighted code of a page while its HTML is one text. A short mark stands there for each, so that the parser reads no element for each colour.
 * More than half of the elements of real documentation are such colours (docs/decisions/0102).
 */
export class MarkedCode {
  readonly #codes: CodeText[] = []

  get size(): number {
    return this.#codes.length
  }

  /** The mark that stands for a code. @param html as the serializer writes it */
  mark(code: string, html: string): string {
    this.#codes.push(new CodeText(code, html))
    return `${OPEN}${this.#codes.length - 1}${CLOSE}`
  }

  /** The code of a text that is one mark and nothing else. */
  find(text: string): CodeText | undefined {
    return text.startsWith(OPEN) && text.endsWith(CLOSE) ? this.#codes[Number(text.slice(1, -1))] : undefined
  }

  /** HTML with the code in the places of its marks. */
  fill(html: string): string {
    return html.replace(MARK, (_, index: string) => this.#codes[Number(index)]?.html ?? '')
  }
}
