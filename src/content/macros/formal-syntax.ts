import { interfaceLocaleOf } from '#contracts/locales.ts'
import type { SyntaxDefinition } from '../css/expand-syntax.ts'
import { layoutSyntax, type SyntaxWriter } from '../css/layout-syntax.ts'
import { SyntaxFault } from '../css/parse-syntax.ts'
import { escapeHtml } from '../html/escape.ts'
import type { MacroContext } from './macro.ts'
import { createSyntaxWriter } from './syntax-writer.ts'

/**
 * Formal syntax as a page shows it: the definitions, then a sentence that names the specifications (reference/content.md 2.5).
 *
 * @param specUrls addresses in the specifications that the syntax is from; without any there is no sentence
 */
export function formalSyntax(definitions: readonly SyntaxDefinition[], specUrls: readonly string[], context: MacroContext): string {
  const writer = createSyntaxWriter(context)
  const blocks = definitions.map((definition) => definitionHtml(definition, writer, context))
  return `<pre class="css-formal-syntax notranslate">${blocks.join('\n\n')}</pre>${sourcesHtml(specUrls, context)}`
}

/** The notice in place of a syntax that can't be shown. */
export function missingSyntax(name: string, context: MacroContext): string {
  return `<span class="macro-fault">${escapeHtml(context.text('css_syntax_missing', { name }))}</span>`
}

function definitionHtml({ title, syntax, node }: SyntaxDefinition, writer: SyntaxWriter, context: MacroContext): string {
  if (node instanceof SyntaxFault) context.report('css-syntax', `the syntax of ${title} can't be read: ${node.message}`, undefined, 'info')
  const lines = node instanceof SyntaxFault ? [escapeHtml(syntax)] : layoutSyntax(node, writer).map(({ html }) => html)
  const head = title === '' ? '' : `<dfn class="token property">${escapeHtml(title)}</dfn> =\n`
  return head + lines.map((line) => `  ${line}`).join('\n')
}

function sourcesHtml(urls: readonly string[], context: MacroContext): string {
  if (urls.length === 0) return ''
  const specifications = context.data('specifications')
  const links = new Map(urls.map((url) => [specifications.findTitle(url) ?? context.text('unknown_specification'), url]))
  const list = new Intl.ListFormat(interfaceLocaleOf(context.locale)).formatToParts(links.keys())
  const html = list.map(({ type, value }) =>
    type === 'literal' ? escapeHtml(value) : `<a href="${escapeHtml(links.get(value) ?? '')}">${escapeHtml(value)}</a>`,
  )
  return `<p class="css-syntax-sources">${context.text('css_syntax_sources', { specifications: html.join('') })}</p>`
}
