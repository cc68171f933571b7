import { type Html, html } from '#markup/html.ts'
import { encodeUrl } from '../../tree/page-url.ts'
import { defineMacro, type MacroContext, optionalText } from '../engine/macro.ts'
import { type Box, layOutChain } from './chain-layout.ts'

/**
 * `{{InheritanceDiagram("HTMLElement")}}`: a drawing of what an interface inherits from, the farthest ancestor first; by default the
 * interface that the page is about. Nothing for one without a parent.
 */
export const inheritancediagram = defineMacro({
  name: 'inheritancediagram',
  isBlock: true,
  parameters: { name: optionalText },
  render(args, context) {
    const name = args.name ?? interfaceOf(context.page.slug)
    const interfaces = context.data('interfaces')
    if (interfaces.problem !== undefined) context.report({ kind: 'unusable-data', message: interfaces.problem, hint: 'fix the file' })
    const chain = [...interfaces.listAncestors(name).toReversed(), name]
    return chain.length < 2 ? undefined : diagram(chain, context)
  },
})

/** `Window` for `Web/API/Window/fetch`. */
function interfaceOf(slug: string): string {
  return /^Web\/API\/([^/]+)/.exec(slug)?.[1] ?? slug.slice(slug.lastIndexOf('/') + 1)
}

function diagram(chain: readonly string[], context: MacroContext): Html {
  const { boxes, arrows, width, height } = layOutChain(chain)
  const label = context.text('inheritance_diagram', { chain: chain.join(' → ') })
  const lines = arrows.map(({ line, head }) => html`<polyline points="${line}" fill="none"/><polygon points="${head}"/>`)
  return html`<svg class="inheritance-diagram" role="group" aria-label="${label}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${lines}${boxes.map((box) => boxHtml(box, context))}</svg>`
}

/** A box that leads to its interface's page, where there is one. */
function boxHtml({ name, x, y, width, height }: Box, context: MacroContext): Html {
  const shape = html`<rect x="${x}" y="${y}" width="${width}" height="${height}"/><text x="${x + width / 2}" y="${y + height / 2}" text-anchor="middle" dominant-baseline="central">${name}</text>`
  const found = context.resolve(`/${context.locale}/docs/Web/API/${name}`)
  return found === undefined ? html`<g>${shape}</g>` : html`<a href="${encodeUrl(found.page.url)}">${shape}</a>`
}
