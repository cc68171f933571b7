import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import { docUrl } from '#contracts/urls.ts'
import { CONTENT_TEXTS, type TextKey } from '#locales/content.ts'
import type { SvgElement } from '../data/svg-elements.ts'
import { escapeHtml } from '../html/escape.ts'
import { linkToPage } from './link.ts'
import { defineMacro, type MacroContext } from './macro.ts'

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

/** `{{svginfo}}`: a table of the groups that the page's element belongs to, and of what it may contain (reference/content.md 2.5). */
export const svginfo = defineMacro({
  name: 'svginfo',
  isBlock: true,
  parameters: {},
  render(_, context) {
    const name = context.page.slug.slice(context.page.slug.lastIndexOf('/') + 1)
    const data = context.data('svgElements')
    if (data.fault !== undefined) context.report('missing-data', data.fault, 'mend the file')
    const element = data.find(name)
    const rows = element === undefined ? '' : categoriesRow(element, context) + contentRow(element, context)
    if (rows !== '') return `<table class="properties"><tbody>${rows}</tbody></table>`
    context.report(
      'missing-data',
      `there is no data about an SVG element ${name}`,
      'mend files/jsondata/SVGData.json, or take the macro out',
      'info',
    )
    return ''
  },
})

function row(head: TextKey, content: string, context: MacroContext): string {
  return `<tr><th scope="row">${escapeHtml(context.text(head))}</th><td>${content}</td></tr>`
}

function categoriesRow({ categories }: SvgElement, context: MacroContext): string {
  if (categories.length === 0) return ''
  return row(
    'svg_categories',
    categories.map((name) => (name === 'noCategory' ? escapeHtml(context.text('svg_none')) : groupLink(name, context))).join(', '),
    context,
  )
}

function contentRow({ content }: SvgElement, context: MacroContext): string {
  if (content === undefined) return ''
  const items = (content.elements ?? []).map((item) => `<li>${itemLink(item, context)}</li>`).join('')
  return row('svg_permitted_content', sentence(content.description, context) + (items === '' ? '' : `<ul>${items}</ul>`), context)
}

/** Sentences that the data spells out are HTML of the content root, and go through the HTML stage like that of its pages. English links lead to the reader's language. */
function sentence(description: string | Readonly<Record<string, string>>, context: MacroContext): string {
  if (typeof description !== 'string') {
    const own = description[context.locale] ?? description[DEFAULT_LOCALE] ?? ''
    return context.expand(own.replaceAll(`"/${DEFAULT_LOCALE}/docs/`, '"/docs/'))
  }
  const key = SENTENCES.get(description)
  return escapeHtml(key === undefined ? words(description) : context.text(key))
}

/** An element (`&lt;a&gt;`), or a group in the plural (`shapeElements`). Elements that have no page are no links: the page's author can't mend them. */
function itemLink(item: string, context: MacroContext): string {
  const tag = /^(?:&lt;|<)([\w-]+)(?:&gt;|>)$/.exec(item)?.[1]
  if (tag === undefined) return groupLink(item.replace(/s$/, ''), context)
  const url = docUrl(context.locale, `${ELEMENTS}/${tag}`)
  const text = `<${tag}>`
  return context.resolve(url) === undefined ? `<code>${escapeHtml(text)}</code>` : linkToPage({ url, text, isCode: true }, context)
}

/** A link to the group's heading on the page of all elements, which is English where the reader's language has no such page. */
function groupLink(name: string, context: MacroContext): string {
  const key = GROUPS.get(name)
  if (key === undefined) return escapeHtml(words(name))
  const found = context.resolve(docUrl(context.locale, ELEMENTS))
  if (found === undefined) return escapeHtml(context.text(key))
  const anchor = found.isFallback ? CONTENT_TEXTS[DEFAULT_LOCALE][key] : context.text(key)
  return linkToPage({ url: docUrl(context.locale, ELEMENTS), text: context.text(key), anchor }, context)
}

/** `fontElement` as words. */
function words(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
}
