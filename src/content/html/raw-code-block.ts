import { type Element, isTag, isText } from 'domhandler'
import { renderFence } from '../markdown/fence.ts'
import { parseHtml, setChildren, textOf } from '../text/dom.ts'
import type { HtmlContext } from './html-context.ts'

const BRUSH = /(?:^|\s)brush:\s*([\w-]+)/

/**
 * A `<pre class="brush: json">` of the author's own as a fence would be: with a head, colours and what depends on them
 * (docs/behaviour/documents.md 10). Markup within the code stays, and then the code has no colours. What is no such block, or one of ours, is
 * given back as it is.
 */
export function completeCodeBlock(pre: Element, context: Pick<HtmlContext, 'text'>): Element {
  const { class: classes = '', id } = pre.attribs
  const language = BRUSH.exec(classes)?.[1]
  if (language === undefined || isFence(pre)) return pre
  const words = classes.replace(BRUSH, ' ').split(/[\s;]+/)
  const info = [language, ...words.filter((word) => word !== '' && word !== 'notranslate')].join(' ')
  const code = plainCodeOf(pre)
  const labels = { good_example: context.text('good_example'), bad_example: context.text('bad_example') }
  const [block] = parseHtml(renderFence(code ?? '', info, labels).toString())
  if (block === undefined || !isTag(block)) return pre
  const made = block.name === 'pre' ? block : block.children.filter(isTag).find(({ name }) => name === 'pre')
  const place = made?.children.find(isTag)
  if (code === undefined && place !== undefined) setChildren(place, pre.children)
  if (id !== undefined && made !== undefined) made.attribs.id = id
  return block
}

/** Fences are made of Markdown by then; they have what raw blocks lack. */
function isFence({ attribs }: Element): boolean {
  return attribs.tabindex !== undefined || (attribs.hidden !== undefined && attribs.class?.endsWith(' notranslate') === true)
}

/** The text of a block that holds nothing else, or `<code>` with nothing else; browsers leave out a line break at the beginning. */
function plainCodeOf(pre: Element): string | undefined {
  const [only, ...more] = pre.children.filter((child) => isTag(child) || textOf(child).trim() !== '')
  const holder = only !== undefined && more.length === 0 && isTag(only) && only.name === 'code' ? only : pre
  if (!holder.children.every((child) => isText(child))) return undefined
  const text = textOf(holder).replace(/^\r?\n/, '')
  return text.endsWith('\n') ? text : `${text}\n`
}
