import { expandSyntax } from '../../css/expand-syntax.ts'
import type { CssDefinition, CssKind, WebrefCss } from '../../data/webref-css.ts'
import type { PageRecord } from '../../read/page-record.ts'
import { defineMacro, optionalText } from '../engine/macro.ts'
import { formalSyntax, missingSyntax } from './formal-syntax.ts'

const KINDS: ReadonlyMap<string, CssKind> = new Map([
  ['css-property', 'property'],
  ['css-shorthand-property', 'property'],
  ['css-type', 'type'],
  ['css-function', 'function'],
  ['css-at-rule', 'at-rule'],
  ['css-at-rule-descriptor', 'descriptor'],
])

/**
 * `{{CSSSyntax}}`: the formal syntax of what the page is about, with everything it refers to (docs/behaviour/macros.md 16). The page's
 * type says what that is, its slug or the argument the name. Selectors, and what no specification defines, have none.
 */
export const csssyntax = defineMacro({
  name: 'csssyntax',
  isBlock: true,
  parameters: { name: optionalText },
  render({ name: given }, context) {
    const { page } = context
    const name = given ?? nameOf(page)
    const kind = KINDS.get(page.pageType)
    if (kind === undefined) {
      context.report({
        kind: 'missing-css-syntax',
        message: `pages of type ${page.pageType} have no formal syntax`,
        hint: 'remove the macro',
      })
      return missingSyntax(name, context)
    }
    const css = context.data('cssReference')
    const scope = scopeOf(page)
    const definition = findDefinition(kind, name, page, css, scope)
    if (definition?.syntax === undefined) {
      context.report({
        kind: 'missing-css-syntax',
        message: `no specification gives a syntax for the ${kind} ${name}`,
        hint: 'use CSSSyntaxRaw, or remove the macro',
      })
      return missingSyntax(name, context)
    }
    const urls = [definition.href ?? [], definition.extended ?? []].flat()
    return formalSyntax(expandSyntax(titleOf(kind, name), definition.syntax, css, scope), urls, context)
  },
})

/** The last segment of the slug, without what distinguishes it from other pages: `color_value` is about `color`. */
function nameOf({ slug }: PageRecord): string {
  return slug.slice(slug.lastIndexOf('/') + 1).replace(/_(?:value|function)$/, '')
}

/** The third part of the first compat key distinguishes definitions of one name: `css.types.basic-shape.rect`. */
function scopeOf({ browserCompat }: PageRecord): string | undefined {
  return browserCompat[0]?.split('.')[2]
}

function findDefinition(
  kind: CssKind,
  name: string,
  { slug }: PageRecord,
  css: WebrefCss,
  scope: string | undefined,
): CssDefinition | undefined {
  const scopes = scope === undefined ? [] : [scope]
  switch (kind) {
    case 'descriptor':
      return css.find(kind, `${slug.split('/').at(-2)}/${name}`)
    case 'function':
      return css.find(kind, `${bare(name)}()`, scopes)
    case 'type':
      return css.find(kind, bare(name), scopes)
    default:
      return css.find(kind, name)
  }
}

function titleOf(kind: CssKind, name: string): string {
  if (kind === 'function') return `<${bare(name)}()>`
  return kind === 'type' ? `<${bare(name)}>` : name
}

function bare(name: string): string {
  return name.replace(/^<|(?:\(\))?>?$/g, '')
}
