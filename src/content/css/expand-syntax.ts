import type { CssDefinition, WebrefCss } from '../data/webref-css.ts'
import { parseSyntax, SyntaxProblem } from './parse-syntax.ts'
import { listReferences, type Reference, type SyntaxNode } from './syntax-node.ts'

/** A definition to be shown. */
export interface SyntaxDefinition {
  /** What stands before the `=`: `color`, `<color>`, `<rgb()>`, `<'border-width'>`, `@media`. */
  readonly title: string
  readonly syntax: string
  /** The syntax as a tree; a text that breaks the grammar is shown as it is. */
  readonly node: SyntaxNode | SyntaxProblem
}

/** Types that are shown as a name only unless the page is about them: what they stand for fills pages (docs/behaviour/macros.md 16). */
const KEPT_SHORT: ReadonlySet<string> = new Set(['color', 'gradient'])

/**
 * A definition and, breadth first, those of all types, functions and properties in it that have one; each once.
 *
 * @param scope what the first definition is part of, where one name has several
 */
export function expandSyntax(title: string, syntax: string, css: WebrefCss, scope: string | undefined): readonly SyntaxDefinition[] {
  const definitions = [define(title, syntax)]
  const seen = new Set([title])
  for (const { title: parent, node } of definitions) {
    if (node instanceof SyntaxProblem) continue
    for (const reference of listReferences(node)) {
      const name = titleOf(reference)
      if (seen.has(name) || KEPT_SHORT.has(reference.name)) continue
      seen.add(name)
      const found = findReference(reference, css, [parent, title, scope ?? ''])
      if (found?.syntax !== undefined) definitions.push(define(name, found.syntax))
    }
  }
  return definitions
}

/** The definitions of the types, functions and properties that a list of names holds, without one for the list itself. */
export function expandNames(names: string, css: WebrefCss, scope: string | undefined): readonly SyntaxDefinition[] {
  return expandSyntax('', names, css, scope).slice(1)
}

/** A reference as it stands in a definition, without its range. */
export function titleOf({ kind, name }: Reference): string {
  return kind === 'property' ? `<'${name}'>` : `<${name}>`
}

function findReference({ kind, name }: Reference, css: WebrefCss, scopes: readonly string[]): CssDefinition | undefined {
  if (kind === 'property') return css.find('property', name)
  return css.find(name.endsWith('()') ? 'function' : 'type', name, scopes)
}

function define(title: string, syntax: string): SyntaxDefinition {
  try {
    return { title, syntax, node: parseSyntax(syntax) }
  } catch (problem) {
    if (!(problem instanceof SyntaxProblem)) throw problem
    return { title, syntax, node: problem }
  }
}
