import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import { docUrl } from '#contracts/urls.ts'
import type { TextKey } from '#locales/content.ts'
import { type Html, type HtmlValue, html, joinHtml } from '#markup/html.ts'
import type { SvgElement } from '../../data/svg-elements.ts'
import { linkToPage } from '../engine/link.ts'
import { defineMacro, type MacroContext } from '../engine/macro.ts'

const ELEMENTS = 'Web/SVG/Reference/Element'

/** Groups of elements, as the data names them in the singular. */
const GROUPS: ReadonlyMap<string, TextKey> = new Map([
  ['animationElement', 'svg_animation_elements'],
  ['basicShapeElement', 'svg_basic_shapes'],
  ['containerElement', 'svg_container_elements'],
  ['descriptiveElement', 'svg_descriptive_elements'],
  ['filterPrimitiveElement', 'svg_filter_primitive_elements'],
  ['gradientElement', 'svg_gradient_elements'],
  ['graphicsElement', 'svg_graphics_elements'],
  ['graphicsReferencingElement', 'svg_graphics_referencing_elements'],
  ['lightSourceElement', 'svg_light_source_elements'],
  ['neverRenderedElement', 'svg_never_rendered_elements'],
  ['paintServerElement', 'svg_paint_server_elements'],
  ['renderableElement', 'svg_renderable_elements'],
  ['shapeElement', 'svg_shape_elements'],
  ['structuralElement', 'svg_structural_elements'],
  ['textContentElement', 'svg_text_content_elements'],
  ['textContentChildElement', 'svg_text_content_child_elements'],
] as const)

/** Sentences about what an element may contain. */
const SENTENCES: ReadonlyMap<string, TextKey> = new Map([
  ['anyElementsOrCharacterData', 'svg_any_elements_or_text'],
  ['anyNumberOfElementsAnyOrder', 'svg_any_number'],
  ['characterDataElementsInAnyOrder', 'svg_text_and_any_number'],
  ['empty', 'svg_empty'],
] as const)

/** `{{svginfo}}`: a table of the groups that the page's element belongs to, and of what it may contain (docs/behaviour/macros.md 15). */
export const svginfo = defineMacro({
  name: 'svginfo',
  isBlock: true,
  parameters: {},
  render(_, context) {
    const name = context.page.slug.slice(context.page.slug.lastIndexOf('/') + 1)
    const data = context.data('svgElements')
    if (data.problem !== undefined) context.report({ kind: 'missing-data', message: data.problem, hint: 'fix the file' })
    const element = data.find(name)
    const rows = element === undefined ? [] : [categoriesRow(element, context), contentRow(element, context)]
    if (rows.some((row) => row !== undefined)) return html`<table class="properties"><tbody>${rows}</tbody></table>`
    context.report({
      kind: 'missing-data',
      message: `there is no data about an SVG element ${name}`,
      hint: 'fix files/jsondata/SVGData.json, or remove the macro',
      severity: 'info',
    })
    return undefined
  },
})

function row(head: TextKey, content: HtmlValue, context: MacroContext): Html {
  return html`<tr><th scope="row">${context.text(head)}</th><td>${content}</td></tr>`
}

function categoriesRow({ categories }: SvgElement, context: MacroContext): Html | undefined {
  if (categories.length === 0) return undefined
  const links = categories.map((name) => (name === 'noCategory' ? html`${context.text('svg_none')}` : groupLink(name, context)))
  return row('svg_categories', joinHtml(links, ', '), context)
}

function contentRow({ content }: SvgElement, context: MacroContext): Html | undefined {
  if (content === undefined) return undefined
  const items = (content.elements ?? []).map((item) => html`<li>${itemLink(item, context)}</li>`)
  return row('svg_permitted_content', [sentence(content.description, context), items.length > 0 && html`<ul>${items}</ul>`], context)
}

/** Sentences that the data spells out are HTML of the content root, and go through the HTML stage like that of its pages. English links lead to the user's language. */
function sentence(description: string | Readonly<Record<string, string>>, context: MacroContext): Html {
  if (typeof description !== 'string') {
    const own = description[context.locale] ?? description[DEFAULT_LOCALE] ?? ''
    return context.expand(own.replaceAll(`"/${DEFAULT_LOCALE}/docs/`, '"/docs/'))
  }
  const key = SENTENCES.get(description)
  return html`${key === undefined ? words(description) : context.text(key)}`
}

/** An element (`&lt;a&gt;`), or a group in the plural (`shapeElements`). Elements that have no page are no links: the page's author can't fix them. */
function itemLink(item: string, context: MacroContext): Html {
  const tag = /^(?:&lt;|<)([\w-]+)(?:&gt;|>)$/.exec(item)?.[1]
  if (tag === undefined) return groupLink(item.replace(/s$/, ''), context)
  const url = docUrl(context.locale, `${ELEMENTS}/${tag}`)
  const text = `<${tag}>`
  return context.resolve(url) === undefined ? html`<code>${text}</code>` : linkToPage({ url, text, isCode: true }, context)
}

/** A link to the group's heading on the page of all elements, which is English where the user's language has no such page. */
function groupLink(name: string, context: MacroContext): Html {
  const key = GROUPS.get(name)
  if (key === undefined) return html`${words(name)}`
  const found = context.resolve(docUrl(context.locale, ELEMENTS))
  if (found === undefined) return html`${context.text(key)}`
  const anchor = found.isFallback ? context.englishText(key) : context.text(key)
  return linkToPage({ url: docUrl(context.locale, ELEMENTS), text: context.text(key), anchor }, context)
}

/** `fontElement` as words. */
function words(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
}
