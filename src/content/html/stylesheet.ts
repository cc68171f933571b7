import { hash } from 'node:crypto'
import { trimEndOf } from '#contracts/trim-characters.ts'

/**
 * The `style` attributes of a page as classes of a sheet of its own: the site's Content-Security-Policy allows no inline styles.
 * Equal declarations share a class, and equal stylesheets share a file.
 */
export class Stylesheet {
  readonly #rules = new Map<string, string>()

  /** The class that stands for these declarations, undefined when they could break out of their rule. */
  classFor(declarations: string): string | undefined {
    const normal = trimEndOf(declarations.trim(), ';').replace(/\s+/g, ' ')
    if (normal === '' || !isHarmless(normal)) return undefined
    const className = `s-${hash('sha1', normal).slice(0, 8)}`
    this.#rules.set(className, normal)
    return className
  }

  /** The stylesheet's text, empty when nothing was styled. */
  toString(): string {
    return [...this.#rules]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([className, declarations]) => `.${className}{${declarations}}\n`)
      .join('')
  }
}

/** A bracket left open would take the rest of the stylesheet with it. */
function isBalanced(text: string): boolean {
  const closing: string[] = []
  for (const [bracket] of text.matchAll(/[()[\]]/g)) {
    if (bracket === '(' || bracket === '[') closing.push(bracket === '(' ? ')' : ']')
    else if (closing.pop() !== bracket) return false
  }
  return closing.length === 0
}

/** Declarations only: no braces, no comments or quotes left open, nothing that loads a file from elsewhere or lays a box over the page. */
function isHarmless(declarations: string): boolean {
  if (/[{}<>\\@]|\/\*|url\s*\(|image-set\s*\(|expression\s*\(|position\s*:\s*fixed/i.test(declarations)) return false
  const quotes = declarations.replace(/"[^"]*"|'[^']*'/g, '')
  return (
    !/["']/.test(quotes) &&
    isBalanced(quotes) &&
    quotes.split(';').every((declaration) => declaration.trim() === '' || /^\s*[-\w]+\s*:/.test(declaration))
  )
}
