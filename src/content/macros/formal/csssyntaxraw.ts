import { expandNames, expandSyntax } from '../../css/expand-syntax.ts'
import { defineMacro, text } from '../engine/macro.ts'
import { formalSyntax } from './formal-syntax.ts'

/**
 * ``{{CSSSyntaxRaw(`name = syntax`)}}``: a formal syntax that the page itself gives, with what it refers to. A list of names without
 * `=` gives their definitions, and stands for itself where no specification has any.
 */
export const csssyntaxraw = defineMacro({
  name: 'csssyntaxraw',
  isBlock: true,
  parameters: { syntax: text },
  render({ syntax }, context) {
    const css = context.data('cssReference')
    const [, name, definition] = /^(\S+)\s*=\s+(\S[\s\S]*)$/.exec(syntax.trim()) ?? []
    if (name !== undefined && definition !== undefined) return formalSyntax(expandSyntax(name, definition, css, undefined), [], context)
    const named = expandNames(syntax, css, undefined)
    if (named.length > 0) return formalSyntax(named, [], context)
    context.report({
      kind: 'css-syntax',
      message: `no specification defines ${syntax}`,
      hint: 'give the syntax: `name = ...`',
      severity: 'info',
    })
    return formalSyntax(expandSyntax('', syntax.trim(), css, undefined), [], context)
  },
})
