/** A declaration of CSS, without `!important`. */
export interface Declaration {
  readonly name: string
  readonly value: string
}

/**
 * The declarations of a text, as far as they can be told apart; strings, brackets and comments are respected.
 *
 * @example declarationsOf('color: red; background: url("a;b")') // [{ name: 'color', value: 'red' }, { name: 'background', value: 'url("a;b")' }]
 */
export function declarationsOf(text: string): readonly Declaration[] {
  return splitAtSemicolons(text).flatMap((part) => {
    const [, name, value = ''] = /^\s*(-{0,2}[\w-]+)\s*:(.*)$/s.exec(part) ?? []
    return name === undefined ? [] : [{ name, value: value.replace(/!\s*important\s*$/i, '').trim() }]
  })
}

/**
 * Whether the browser knows all declarations of a text; one without any is not valid.
 *
 * @param supports `CSS.supports`
 */
export function isSupported(text: string, supports: (name: string, value: string) => boolean): boolean {
  const parts = splitAtSemicolons(text).filter((part) => part.trim() !== '')
  const declarations = declarationsOf(text)
  return parts.length > 0 && parts.length === declarations.length && declarations.every(({ name, value }) => supports(name, value))
}

function splitAtSemicolons(text: string): readonly string[] {
  const parts = ['']
  let depth = 0
  for (const [token] of text.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ').matchAll(/"(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\])*'?|\\.|[\s\S]/g)) {
    if ('([{'.includes(token)) depth += 1
    if (')]}'.includes(token)) depth -= 1
    if (token === ';' && depth <= 0) parts.push('')
    else parts[parts.length - 1] += token
  }
  return parts
}
