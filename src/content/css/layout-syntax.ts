import { type Html, html, joinHtml } from '#markup/html.ts'
import type { Combinator, SyntaxNode } from './syntax-node.ts'

/** A line or a part of one: its HTML, and how many characters of it are seen. */
export interface Piece {
  readonly html: Html
  readonly width: number
}

/** How the parts of a value definition are written. */
export interface SyntaxWriter {
  /** A keyword, literal, type or property; of a type with content only the name. */
  component(node: Extract<SyntaxNode, { kind: 'keyword' | 'literal' | 'type' | 'property' }>): Piece
  /** `name(`, or `(` alone. */
  functionName(name: string): Piece
  /** A combinator, a multiplier or a bracket. */
  sign(text: string): Piece
}

/** Longer lines are broken where the grammar lets them (docs/behaviour/macros.md 16). */
const LINE_WIDTH = 50

const SPACE: Piece = plain(' ')
const EMPTY: Piece = plain('')

/**
 * A definition as lines. Alternatives and other combined components stand on a line each, with the combinators in one column after
 * them; what fits on a line is not broken further. Brackets around the whole say nothing and are left out.
 */
export function layoutSyntax(node: SyntaxNode, writer: SyntaxWriter): readonly Piece[] {
  if (node.kind === 'bracket') return layoutSyntax(node.content, writer)
  return node.kind === 'combination' && node.combinator !== ' '
    ? combinedLines(node.terms, node.combinator, writer, LINE_WIDTH)
    : linesOf(node, writer, LINE_WIDTH)
}

/** Pieces of HTML one after the other. */
export function joinPieces(...pieces: readonly Piece[]): Piece {
  return joinAll(pieces)
}

/** A list may be longer than a call has room for. */
function joinAll(pieces: readonly Piece[]): Piece {
  return { html: joinHtml(pieces.map((piece) => piece.html)), width: pieces.reduce((sum, { width }) => sum + width, 0) }
}

function linesOf(node: SyntaxNode, writer: SyntaxWriter, room: number): readonly Piece[] {
  const flat = flatten(node, writer)
  if (flat.width <= room) return [flat]
  switch (node.kind) {
    case 'combination':
      return node.combinator === ' ' ? filledLines(node.terms, writer, room) : combinedLines(node.terms, node.combinator, writer, room)
    case 'repeated': {
      const lines = linesOf(node.content, writer, room - node.multiplier.length)
      return [...lines.slice(0, -1), joinPieces(lines.at(-1) ?? EMPTY, writer.sign(node.multiplier))]
    }
    case 'bracket':
      return indentedLines(writer.sign('['), node.content, writer.sign(']'), writer, room)
    case 'function':
      return node.content === undefined ? [flat] : indentedLines(writer.functionName(node.name), node.content, plain(')'), writer, room)
    default:
      return [flat]
  }
}

/** Each term on its own lines, the combinator after its last one, all combinators in the column after the longest line that is not too long. */
function combinedLines(terms: readonly SyntaxNode[], combinator: Combinator, writer: SyntaxWriter, room: number): readonly Piece[] {
  const blocks = terms.map((term) => linesOf(term, writer, room))
  const widths = blocks.map((lines) => lines.at(-1)?.width ?? 0)
  const column = widths.reduce((widest, width) => (width <= room ? Math.max(widest, width) : widest), 0)
  return blocks.flatMap((lines, index) => {
    const last = lines.at(-1)
    if (index === blocks.length - 1 || last === undefined) return lines
    return [...lines.slice(0, -1), joinPieces(last, spaces(Math.max(0, column - last.width) + 2), writer.sign(combinator))]
  })
}

/** As many terms on a line as fit. */
function filledLines(terms: readonly SyntaxNode[], writer: SyntaxWriter, room: number): readonly Piece[] {
  const lines: Piece[] = []
  terms.forEach((term, index) => {
    const [first = EMPTY, ...rest] = linesOf(term, writer, room)
    const line = lines.at(-1)
    const joined = line === undefined ? undefined : joinPieces(line, gapBefore(term), first)
    const isJoined = joined !== undefined && index > 0 && rest.length === 0 && (joined.width <= room || gapBefore(term) === EMPTY)
    if (isJoined) lines[lines.length - 1] = joined
    else for (const own of [first, ...rest]) lines.push(own)
  })
  return lines
}

function indentedLines(opening: Piece, content: SyntaxNode, closing: Piece, writer: SyntaxWriter, room: number): readonly Piece[] {
  return [opening, ...linesOf(content, writer, room - 2).map((line) => joinPieces(spaces(2), line)), closing]
}

function flatten(node: SyntaxNode, writer: SyntaxWriter): Piece {
  switch (node.kind) {
    case 'combination': {
      const [first, ...rest] = node.terms
      const between = (term: SyntaxNode): Piece =>
        node.combinator === ' ' ? gapBefore(term) : joinPieces(SPACE, writer.sign(node.combinator), SPACE)
      return joinAll([
        first === undefined ? EMPTY : flatten(first, writer),
        ...rest.flatMap((term) => [between(term), flatten(term, writer)]),
      ])
    }
    case 'bracket':
      return joinPieces(writer.sign('['), SPACE, flatten(node.content, writer), SPACE, writer.sign(']'))
    case 'repeated':
      return joinPieces(flatten(node.content, writer), writer.sign(node.multiplier))
    case 'function':
      if (node.content === undefined) return joinPieces(writer.functionName(node.name), plain(')'))
      return joinPieces(writer.functionName(node.name), SPACE, flatten(node.content, writer), SPACE, plain(')'))
    case 'type':
      if (node.content === undefined) return writer.component(node)
      return joinPieces(writer.component(node), writer.sign('['), SPACE, flatten(node.content, writer), SPACE, writer.sign(']'), plain('>'))
    case 'property':
    case 'keyword':
    case 'literal':
      return writer.component(node)
  }
}

/** No space before a comma or semicolon. */
function gapBefore(term: SyntaxNode): Piece {
  const node = term.kind === 'repeated' ? term.content : term
  return node.kind === 'literal' && /^[,;]$/.test(node.text) ? EMPTY : SPACE
}

function spaces(count: number): Piece {
  return plain(' '.repeat(count))
}

/** A text as it is. */
export function plain(text: string): Piece {
  return { html: html`${text}`, width: text.length }
}
