import { escapeHtml } from '../html/escape.ts'
import { type Box, layOutChain } from './chain-layout.ts'
import { encodeUrl } from './link.ts'
import { defineMacro, type MacroContext, optionalText } from './macro.ts'

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
    if (interfaces.fault !== undefined) context.report('unusable-data', interfaces.fault, 'mend the file')
    const chain = [...interfaces.listAncestors(name).toReversed(), name]
    return chain.length < 2 ? '' : diagram(chain, context)
  },
})

/** `Window` for `Web/API/Window/fetch`. */
function interfaceOf(slug: string): string {
  return /^Web\/API\/([^/]+)/.exec(slug)?.[1] ?? slug.slice(slug.lastIndexOf('/') + 1)
}

function diagram(chain: readonly string[], context: MacroContext): string {
  const { boxes, arrows, width, height } = layOutChain(chain)
  const label = context.text('inheritance_diagram', { chain: chain.join(' → ') })
  const lines = arrows.map(({ line, head }) => `<polyline points="${line}" fill="none"/><polygon points="${head}"/>`)
  return `<svg class="inheritance-diagram" role="group" aria-label="${escapeHtml(label)}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${lines.join('')}${boxes.map((box) => boxHtml(box, context)).join('')}</svg>`
}

/** A box that leads to its interface's page, where there is one. */
function boxHtml({ name, x, y, width, height }: Box, context: MacroContext): string {
  const shape = `<rect x="${x}" y="${y}" width="${width}" height="${height}"/><text x="${x + width / 2}" y="${y + height / 2}" text-anchor="middle" dominant-baseline="central">${escapeHtml(name)}</text>`
  const found = context.resolve(`/${context.locale}/docs/Web/API/${name}`)
  return found === undefined ? `<g>${shape}</g>` : `<a href="${escapeHtml(encodeUrl(found.page.url))}">${shape}</a>`
}
