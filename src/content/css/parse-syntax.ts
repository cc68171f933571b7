import { lexSyntax, type SyntaxToken } from './lex-syntax.ts'
import { COMBINATORS, type SyntaxNode } from './syntax-node.ts'

/** A value definition that breaks the grammar; the message says what was expected. */
export class SyntaxProblem extends Error {}

/** How deep groups are nested at most (docs/behaviour/content-limits.md 3). Real definitions have five. */
const MAX_DEPTH = 100
/** Each one is a level of the tree as well. Real definitions have two: `#?`. */
const MAX_MULTIPLIERS = 20

const CLOSING = { '[': ']', '(': ')', '<': ']>' } as const

/**
 * Parses a value definition: combinators, multipliers, groups, functions, types and properties (CSS Values 4, section 2).
 * Definitions of at-rules are read too: their braces, semicolons and lone parentheses are literals.
 *
 * @throws SyntaxProblem
 * @example parseSyntax('auto | <length>') // combination '|' of the keyword auto and the type length
 */
export function parseSyntax(text: string): SyntaxNode {
  const parser = new Parser(lexSyntax(text))
  const node = parser.readLevel(0)
  parser.expectEnd()
  return node
}

class Parser {
  readonly #tokens: readonly SyntaxToken[]
  #at = 0
  /** What closes the groups that are open. */
  readonly #closings: string[] = []

  constructor(tokens: readonly SyntaxToken[]) {
    this.#tokens = tokens
  }

  /** A combination of this level, or of a tighter one where the level's combinator does not occur. */
  readLevel(level: number): SyntaxNode {
    const combinator = COMBINATORS[level]
    if (combinator === undefined || combinator === ' ') return this.#readJuxtaposition()
    const terms = [this.readLevel(level + 1)]
    while (this.#isCombinator(combinator)) {
      this.#at += 1
      terms.push(this.readLevel(level + 1))
    }
    const [only] = terms
    return terms.length === 1 && only !== undefined ? only : { kind: 'combination', combinator, terms }
  }

  expectEnd(): void {
    const token = this.#tokens[this.#at]
    if (token !== undefined) throw new SyntaxProblem(`expected the end, found ${wordFor(token)}`)
  }

  #readJuxtaposition(): SyntaxNode {
    const terms: SyntaxNode[] = []
    for (;;) {
      const term = this.#readTerm()
      if (term === undefined) break
      terms.push(term)
    }
    const [only] = terms
    if (only === undefined) throw new SyntaxProblem(`expected a component, found ${wordFor(this.#tokens[this.#at])}`)
    return terms.length === 1 ? only : { kind: 'combination', combinator: ' ', terms }
  }

  /** A component with its multipliers; undefined where the juxtaposition ends. */
  #readTerm(): SyntaxNode | undefined {
    let node = this.#readComponent()
    if (node === undefined) return undefined
    const end = this.#at + MAX_MULTIPLIERS
    for (let token = this.#tokens[this.#at]; token?.kind === 'multiplier'; token = this.#tokens[this.#at]) {
      if (this.#at === end) throw new SyntaxProblem(`expected at most ${MAX_MULTIPLIERS} multipliers on a component`)
      this.#at += 1
      node = { kind: 'repeated', content: node, multiplier: token.text }
    }
    return node
  }

  #readComponent(): SyntaxNode | undefined {
    const token = this.#tokens[this.#at]
    if (token === undefined || token.kind === 'combinator') return undefined
    if (token.kind === 'close') {
      if (token.text !== ')' || this.#closings.at(-1) === ')') return undefined
      this.#at += 1
      return { kind: 'literal', text: ')' }
    }
    this.#at += 1
    if (token.kind === 'node') return token.node
    if (token.kind === 'multiplier') throw new SyntaxProblem(`expected a component before ${wordFor(token)}`)
    return this.#readGroup(token)
  }

  #readGroup({ bracket, name }: Extract<SyntaxToken, { kind: 'open' }>): SyntaxNode {
    const closing = CLOSING[bracket]
    if (this.#closings.length >= MAX_DEPTH) throw new SyntaxProblem(`expected at most ${MAX_DEPTH} brackets in one another`)
    this.#closings.push(closing)
    const content = bracket === '(' && this.#isClosing(closing) ? undefined : this.readLevel(0)
    if (!this.#isClosing(closing)) throw new SyntaxProblem(`expected \`${closing}\`, found ${wordFor(this.#tokens[this.#at])}`)
    this.#at += 1
    this.#closings.pop()
    if (content === undefined) return { kind: 'function', name }
    if (bracket === '[') return { kind: 'bracket', content }
    return bracket === '(' ? { kind: 'function', name, content } : { kind: 'type', name, content }
  }

  #isCombinator(text: string): boolean {
    const token = this.#tokens[this.#at]
    return token?.kind === 'combinator' && token.text === text
  }

  #isClosing(text: string): boolean {
    const token = this.#tokens[this.#at]
    return token?.kind === 'close' && token.text === text
  }
}

function wordFor(token: SyntaxToken | undefined): string {
  if (token === undefined) return 'the end'
  if (token.kind === 'node') return 'a component'
  return `\`${token.kind === 'open' ? token.name + token.bracket : token.text}\``
}
