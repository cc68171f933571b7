import { type ChildNode, type Element, isTag, isText } from 'domhandler'
import type { ShownStatus, SidebarEntry } from '#contracts/sidebar.ts'
import { textOf } from '../text/dom.ts'

const STATUS_BY_CLASS: readonly (readonly [string, ShownStatus])[] = [
  ['icon-experimental', 'experimental'],
  ['icon-deprecated', 'deprecated'],
  ['icon-nonstandard', 'non-standard'],
  ['discouraged', 'discouraged'],
  ['removing', 'removing'],
]

/** Elements that only hold others. */
const WRAPPERS: ReadonlySet<string> = new Set(['ul', 'ol', 'li', 'p', 'div', 'section', 'strong', 'em', 'summary'])

/**
 * Takes the `<section id="Quick_links">` out of a page: it belongs in the sidebar (docs/behaviour/sidebars.md 14). Its lists become entries as far as
 * they are links and groups of links; anything else in it is dropped.
 *
 * @param nodes the page, with its links checked
 */
export function takeQuickLinks(nodes: readonly ChildNode[]): { readonly nodes: ChildNode[]; readonly entries: readonly SidebarEntry[] } {
  const isQuickLinks = (node: ChildNode): node is Element => isTag(node) && node.attribs.id === 'quick_links'
  return {
    nodes: nodes.filter((node) => !isQuickLinks(node)),
    entries: nodes.filter(isQuickLinks).flatMap(({ children }) => entriesOf(children)),
  }
}

function entriesOf(nodes: readonly ChildNode[]): readonly SidebarEntry[] {
  return nodes.filter(isTag).flatMap((element): readonly SidebarEntry[] => {
    if (element.name === 'li') return itemEntries(element)
    if (element.name === 'details') return groupEntry(element)
    if (element.name === 'a') return linkEntry(element)
    return WRAPPERS.has(element.name) ? entriesOf(element.children) : []
  })
}

/** An item of a list: a link, a `<details>`, or a text with a list below it. */
function itemEntries(item: Element): readonly SidebarEntry[] {
  const lists = item.children.filter(isTag).filter(({ name }) => name === 'ul' || name === 'ol')
  const head = item.children.filter((child) => !(isTag(child) && lists.includes(child)))
  const own = entriesOf(head)
  const children = entriesOf(lists)
  if (children.length === 0) return own.map((entry) => ({ ...entry, ...statusOf(head) }))
  const [first] = own
  if (first !== undefined) return [{ ...first, ...statusOf(head), alwaysOpen: true, children }]
  const title = titleOf(head)
  return title === '' ? children : [{ title, alwaysOpen: true, children }]
}

function groupEntry(details: Element): readonly SidebarEntry[] {
  const summary = details.children.filter(isTag).find(({ name }) => name === 'summary')
  const children = entriesOf(details.children.filter((child) => child !== summary))
  if (summary === undefined || children.length === 0) return children
  const [link] = entriesOf(summary.children)
  return [{ ...(link ?? { title: titleOf(summary.children) }), ...('open' in details.attribs ? { open: true as const } : {}), children }]
}

function linkEntry(link: Element): readonly SidebarEntry[] {
  const title = titleOf(link.children)
  const { href, class: classes = '' } = link.attribs
  if (title === '' || href === undefined) return []
  const isCode = link.children.some((child) => isTag(child) && child.name === 'code')
  const isEnglish = classes.split(' ').includes('only-in-en-us')
  return [
    {
      title,
      url: href,
      ...(isCode ? { code: true as const } : {}),
      ...statusOf(link.children),
      ...(isEnglish ? { onlyInEnglish: true as const } : {}),
    },
  ]
}

function statusOf(nodes: readonly ChildNode[]): Pick<SidebarEntry, 'status'> {
  const classes = nodes.filter(isTag).flatMap((element) => element.attribs.class?.split(' ') ?? [])
  const status = STATUS_BY_CLASS.filter(([className]) => classes.includes(className)).map(([, name]) => name)
  return status.length === 0 ? {} : { status }
}

function titleOf(nodes: readonly ChildNode[]): string {
  return nodes
    .map((node) => (isText(node) || isTag(node) ? textOf(node) : ''))
    .join('')
    .replace(/[\s\u00A0]+/g, ' ')
    .trim()
}
