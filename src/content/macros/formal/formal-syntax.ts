import { interfaceLocaleOf } from '#contracts/locales.ts'
import { perLocale } from '#locales/per-locale.ts'
import { fillHtml, type Html, html, joinHtml } from '#markup/html.ts'
import type { SyntaxDefinition } from '../../css/expand-syntax.ts'
import { layoutSyntax, type SyntaxWriter } from '../../css/layout-syntax.ts'
import { SyntaxProblem } from '../../css/parse-syntax.ts'
import type { MacroContext } from '../engine/macro.ts'
import { createSyntaxWriter } from './syntax-writer.ts'

/**
 * Formal syntax as a page shows it: the definitions, then a sentence that names the specifications (docs/behaviour/macros.md 16).
 *
 * @param specUrls addresses in the specifications that the syntax is from; without any there is no sentence
 */
export function formalSyntax(definitions: readonly SyntaxDefinition[], specUrls: readonly string[], context: MacroContext): Html {
  const writer = createSyntaxWriter(context)
  const blocks = definitions.map((definition) => definitionHtml(definition, writer, context))
  return html`<pre class="css-formal-syntax notranslate">${joinHtml(blocks, '\n\n')}</pre>${sourcesHtml(specUrls, context)}`
}

/** The notice in place of a syntax that can't be shown. */
export function missingSyntax(name: string, context: MacroContext): Html {
  return html`<span class="macro-error">${context.text('css_syntax_missing', { name })}</span>`
}

function definitionHtml({ title, syntax, node }: SyntaxDefinition, writer: SyntaxWriter, context: MacroContext): Html {
  if (node instanceof SyntaxProblem)
    context.report({ kind: 'css-syntax', message: `the syntax of ${title} can't be read: ${node.message}`, severity: 'info' })
  const lines = node instanceof SyntaxProblem ? [html`${syntax}`] : layoutSyntax(node, writer).map((piece) => piece.html)
  const head = title !== '' && html`<dfn class="token property">${title}</dfn> =\n`
  const indented = lines.map((line) => html`  ${line}`)
  return html`${head}${joinHtml(indented, '\n')}`
}

const listFormatOf = perLocale((locale) => new Intl.ListFormat(locale))

function sourcesHtml(urls: readonly string[], context: MacroContext): Html | undefined {
  if (urls.length === 0) return undefined
  const specifications = context.data('specifications')
  const links = new Map(urls.map((url) => [specifications.findTitle(url) ?? context.text('unknown_specification'), url]))
  const list = listFormatOf(interfaceLocaleOf(context.locale)).formatToParts(links.keys())
  const parts = list.map(({ type, value }) =>
    type === 'literal' ? html`${value}` : html`<a href="${links.get(value) ?? ''}">${value}</a>`,
  )
  return html`<p class="css-syntax-sources">${fillHtml(context.text('css_syntax_sources'), { specifications: joinHtml(parts) })}</p>`
}
