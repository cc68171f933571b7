import type { SyntaxNode } from './syntax-node.ts'

/** A piece of a value definition. */
export type SyntaxToken =
  | { readonly kind: 'node'; readonly node: SyntaxNode }
  | { readonly kind: 'combinator'; readonly text: '|' | '||' | '&&' }
  | { readonly kind: 'multiplier'; readonly text: string }
  /** `[`, `name(`, `<name[` */
  | { readonly kind: 'open'; readonly bracket: '[' | '(' | '<'; readonly name: string }
  /** `]`, `)`, `]>` */
  | { readonly kind: 'close'; readonly text: ']' | ')' | ']>' }

interface Pattern {
  readonly pattern: RegExp
  /** Counts only right after a component. */
  readonly isAttached?: boolean
  readonly token: (groups: readonly (string | undefined)[]) => SyntaxToken
}

const literal = (text: string): SyntaxToken => ({ kind: 'node', node: { kind: 'literal', text } })
const withRange = (range: string | undefined): { range?: string } => (range === undefined ? {} : { range: range.replace(/\s+/g, '') })

/** The first pattern that fits decides. */
const PATTERNS: readonly Pattern[] = [
  { pattern: /'[^'\s]+'|"[^"]*"/y, token: ([text = '']) => literal(text) },
  {
    pattern: /<'\s*([-\w*]+)\s*'\s*(?:(\[[^[\]]*\])\s*)?>/y,
    token: ([, name = '', range]) => ({ kind: 'node', node: { kind: 'property', name, ...withRange(range) } }),
  },
  {
    pattern: /<([^\s<>[\]']+)\s*(?:(\[[^<>[\]]*\])\s*)?>/y,
    token: ([, name = '', range]) => ({ kind: 'node', node: { kind: 'type', name, ...withRange(range) } }),
  },
  { pattern: /<([-\w]+)\[/y, token: ([, name = '']) => ({ kind: 'open', bracket: '<', name }) },
  { pattern: /\]>/y, token: () => ({ kind: 'close', text: ']>' }) },
  { pattern: /\|\|/y, token: () => ({ kind: 'combinator', text: '||' }) },
  { pattern: /&&/y, token: () => ({ kind: 'combinator', text: '&&' }) },
  { pattern: /\|/y, token: () => ({ kind: 'combinator', text: '|' }) },
  {
    pattern: /#?\{\s*\d+\s*(?:,\s*(?:\d+\s*)?)?\}|[*+?!#]/y,
    isAttached: true,
    token: ([text = '']) => ({ kind: 'multiplier', text: text.replace(/\s+/g, '') }),
  },
  { pattern: /\[/y, token: () => ({ kind: 'open', bracket: '[', name: '' }) },
  { pattern: /\]/y, token: () => ({ kind: 'close', text: ']' }) },
  { pattern: /([@:]*[-\w]+)?\(/y, token: ([, name = '']) => ({ kind: 'open', bracket: '(', name }) },
  { pattern: /\)/y, token: () => ({ kind: 'close', text: ')' }) },
  {
    pattern: /(?:[@:]*[-+.]?[\w%\u00a0-\uffff](?:[-\w%\u00a0-\uffff]|[+.](?=\w))*|--?[-\w]*)/y,
    token: ([text = '']) => ({ kind: 'node', node: { kind: 'keyword', text } }),
  },
  { pattern: /[\s\S]/y, token: ([text = '']) => literal(text) },
]

const SPACE = /\s*/y

/** The tokens of a value definition. Multipliers are such only right after what they multiply, else they are literals. */
export function lexSyntax(text: string): readonly SyntaxToken[] {
  const tokens: SyntaxToken[] = []
  for (let at = skipSpace(text, 0), end = -1; at < text.length; at = skipSpace(text, end)) {
    const last = tokens.at(-1)
    const isAttached = at === end && last !== undefined && last.kind !== 'open' && last.kind !== 'combinator'
    for (const { pattern, isAttached: needsComponent = false, token } of PATTERNS) {
      if (needsComponent && !isAttached) continue
      pattern.lastIndex = at
      const match = pattern.exec(text)
      if (match === null) continue
      tokens.push(token(match))
      end = pattern.lastIndex
      break
    }
  }
  return tokens
}

function skipSpace(text: string, at: number): number {
  SPACE.lastIndex = at
  SPACE.exec(text)
  return SPACE.lastIndex
}
