import { type ChildNode, type Element, isTag } from 'domhandler'
import { addClass } from '../../html/element-classes.ts'
import { textOf } from '../../text/dom.ts'

/** The lines that announce a list, and the class it gets. */
const CLASSES: readonly (readonly [RegExp, string])[] = [
  [/^learning outcomes:$/i, 'curriculum-outcomes'],
  [/^(?:general )?resources:$/i, 'curriculum-resources'],
  [/^notes:?$/i, 'curriculum-notes'],
]

/**
 * Marks the quotes and lists of a curriculum page that follow a line "Learning outcomes:", "Resources:" or "Notes"
 * (docs/behaviour/curriculum.md 8), and the line itself. Changes the nodes it is given: they are the page's own.
 */
export function markLearningLists(nodes: ChildNode[]): ChildNode[] {
  const elements = nodes.filter(isTag)
  elements.forEach((element, index) => {
    const next = elements[index + 1]
    if (element.name === 'blockquote') markQuote(element)
    if (element.name !== 'p' || next === undefined || !['ul', 'ol', 'blockquote'].includes(next.name)) return
    const found = classOf(element)
    if (found === undefined) return
    addClass(element, `${found}-title`)
    addClass(next, found)
  })
  return nodes
}

/** A quote may hold its own first line. */
function markQuote(quote: Element): void {
  const first = quote.children.find(isTag)
  const found = first?.name === 'p' ? classOf(first) : undefined
  if (found !== undefined) addClass(quote, found)
}

function classOf(line: Element): string | undefined {
  const text = textOf(line).trim()
  return CLASSES.find(([pattern]) => pattern.test(text))?.[1]
}
