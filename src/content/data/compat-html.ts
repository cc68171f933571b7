import { type ChildNode, isTag } from 'domhandler'
import { createElement, parseHtml, serialize } from '../text/dom.ts'

/** Where a link leads, and the classes that say so; undefined: nowhere, its text stays. */
export type FindTarget = (href: string) => { readonly href: string; readonly className?: string } | undefined

const ALLOWED_ELEMENTS = new Set(['code', 'em', 'strong', 'kbd', 'sub', 'sup'])

/** The HTML of the data as a page may have it: words marked as code or stressed, links that lead somewhere, and nothing else. */
export function cleanHtml(html: string, findTarget: FindTarget): string {
  return /[<&]/.test(html) ? serialize(cleanNodes(parseHtml(html), findTarget)) : html
}

function cleanNodes(nodes: readonly ChildNode[], findTarget: FindTarget): ChildNode[] {
  return nodes.flatMap((node) => {
    if (!isTag(node)) return [node]
    const children = cleanNodes(node.children, findTarget)
    if (ALLOWED_ELEMENTS.has(node.name)) return [createElement(node.name, {}, children)]
    const target = node.name === 'a' ? findTarget(node.attribs.href ?? '') : undefined
    if (target === undefined) return children
    const { href, className } = target
    return [createElement('a', { href, ...(className === undefined ? {} : { class: className }) }, children)]
  })
}
