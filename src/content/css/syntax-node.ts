/** Ways of joining components, from the loosest to the tightest (CSS Values 4, section 2.2). */
export const COMBINATORS = ['|', '||', '&&', ' '] as const

export type Combinator = (typeof COMBINATORS)[number]

/** A value definition as a tree (CSS Values 4, section 2). */
export type SyntaxNode =
  | { readonly kind: 'combination'; readonly combinator: Combinator; readonly terms: readonly SyntaxNode[] }
  /** `[ ... ]` */
  | { readonly kind: 'bracket'; readonly content: SyntaxNode }
  /** `name( ... )`; the name is empty for bare parentheses. */
  | { readonly kind: 'function'; readonly name: string; readonly content?: SyntaxNode }
  /** `<name [0,∞]>`; `<name()>` is a function's whole notation; `<name[ ... ]>` has content. */
  | { readonly kind: 'type'; readonly name: string; readonly range?: string; readonly content?: SyntaxNode }
  /** `<'name'>` */
  | { readonly kind: 'property'; readonly name: string; readonly range?: string }
  | { readonly kind: 'keyword'; readonly text: string }
  /** Punctuation, and whatever stands in quotes. */
  | { readonly kind: 'literal'; readonly text: string }
  /** A component with `*`, `+`, `?`, `!`, `#`, `{1,4}` or `#{2}`. */
  | { readonly kind: 'repeated'; readonly content: SyntaxNode; readonly multiplier: string }

export type Reference = Extract<SyntaxNode, { kind: 'type' | 'property' }>

/** The types, functions and properties that a definition names, in its order, with repetitions. */
export function listReferences(node: SyntaxNode): readonly Reference[] {
  switch (node.kind) {
    case 'combination':
      return node.terms.flatMap(listReferences)
    case 'bracket':
    case 'repeated':
      return listReferences(node.content)
    case 'function':
      return node.content === undefined ? [] : listReferences(node.content)
    case 'type':
      return node.content === undefined ? [node] : [node, ...listReferences(node.content)]
    case 'property':
      return [node]
    case 'keyword':
    case 'literal':
      return []
  }
}
