import type { AST } from '@eslint-community/regexpp'

/** How the end of the text (`$`) is written in a source: as it must hold, as it never holds, or left out. */
export type EndAs = '$' | '[]' | ''

type Loop = AST.Quantifier
type Node = AST.Node

/**
 * The source of a part of a pattern as a group without names, so that it can be repeated.
 *
 * @param endAs what stands for `$`
 */
export function sourceOf(node: Node, endAs: EndAs = '$'): string {
  return `(?:${writeNode(node, endAs)})`
}

/**
 * The source of what a match has read when it enters a loop for the first time. Undefined when a match can begin at one place only: nothing
 * is gained by beginning elsewhere.
 *
 * @param isMultiline `^` holds at each line; the line break before it is then a part of the source
 */
export function pathTo(loop: Loop, isMultiline: boolean): string | undefined {
  let path = ''
  for (const [node, parent] of ancestors(loop)) {
    if (parent.type === 'Assertion') return undefined
    if (parent.type === 'Quantifier') path = turnsOf(parent) + path
    if (parent.type !== 'Alternative') continue
    const siblings = parent.elements.slice(0, indexIn(parent, node))
    const start = siblings.findIndex((sibling) => sibling.type === 'Assertion' && sibling.kind === 'start')
    if (start !== -1 && !isMultiline) return undefined
    path =
      (start === -1 ? '' : '\\n') +
      siblings
        .slice(start + 1)
        .map((sibling) => sourceOf(sibling))
        .join('') +
      path
  }
  return path
}

/** The source of what follows a loop, up to the end of the pattern or of an ancestor. */
export function pathAfter(loop: Node, endAs: EndAs = '$', top?: Node): string {
  let path = ''
  for (const [node, parent] of ancestors(loop)) {
    if (parent === top) break
    if (parent.type === 'Quantifier') path += turnsOf(parent)
    if (parent.type === 'Alternative') path += joinSources(parent.elements.slice(indexIn(parent, node) + 1), endAs)
  }
  return path
}

/**
 * The sources of the ways from the end of one loop to the beginning of another: directly, and by another turn of a loop around both.
 * No way leads out of a lookaround.
 */
export function listPathsBetween(from: Loop, to: Loop): readonly string[] {
  if (isWithin(from, to) || isWithin(to, from)) return []
  const paths: string[] = []
  for (const [fromChild, parent] of ancestors(from)) {
    if (parent.type === 'Assertion') return paths
    const toChild = childTowards(parent, to)
    if (toChild === undefined) continue
    if (parent.type === 'Alternative' && fromChild !== toChild) paths.push(...directPath(parent, [from, fromChild], [to, toChild]))
    if (parent.type === 'Quantifier' && parent.max > 1) {
      paths.push(pathAfter(from, '$', parent) + turnsOf(parent) + pathWithin(parent, to))
    }
  }
  return paths
}

function directPath(
  parent: AST.Alternative,
  [from, fromChild]: readonly [Loop, Node],
  [to, toChild]: readonly [Loop, Node],
): readonly string[] {
  const [first, last] = [indexIn(parent, fromChild), indexIn(parent, toChild)]
  if (last < first || fromChild.type === 'Assertion' || toChild.type === 'Assertion') return []
  return [pathAfter(from, '$', parent) + joinSources(parent.elements.slice(first + 1, last), '$') + pathWithin(parent, to)]
}

/** The source of what is read from the beginning of an ancestor's child to a loop in it. */
function pathWithin(top: Node, loop: Node): string {
  let path = ''
  for (const [node, parent] of ancestors(loop)) {
    if (parent === top) break
    if (parent.type === 'Quantifier') path = turnsOf(parent) + path
    if (parent.type === 'Alternative') path = joinSources(parent.elements.slice(0, indexIn(parent, node)), '$') + path
  }
  return path
}

function turnsOf({ max, element }: Loop): string {
  return max > 1 ? `${sourceOf(element)}*` : ''
}

function joinSources(nodes: readonly Node[], endAs: EndAs): string {
  return nodes.map((node) => sourceOf(node, endAs)).join('')
}

function indexIn({ elements }: { readonly elements: readonly Node[] }, child: Node): number {
  return elements.indexOf(child)
}

function childTowards(parent: Node, node: Node): Node | undefined {
  for (const [child, above] of ancestors(node)) if (above === parent) return child
  return undefined
}

function isWithin(node: Node, other: Node): boolean {
  return node !== other && childTowards(other, node) !== undefined
}

/** A node with its parent, then this with its own, up to the pattern. */
function* ancestors(node: Node): Generator<readonly [node: Node, parent: Node]> {
  for (let at = node; at.parent !== null && at.type !== 'Pattern'; at = at.parent) yield [at, at.parent]
}

function writeNode(node: Node, endAs: EndAs): string {
  switch (node.type) {
    case 'Assertion':
      return node.kind === 'end' ? endAs : node.raw
    case 'Backreference':
      // Whatever its group has read; after a loop it counts as failed, as other conditions do.
      return endAs === '$' ? '[\\s\\S]*' : '[]'
    case 'CapturingGroup':
    case 'Group':
      return node.alternatives.map((alternative) => writeNode(alternative, endAs)).join('|')
    case 'Alternative':
      return joinSources(node.elements, endAs)
    case 'Quantifier':
      return sourceOf(node.element, endAs) + node.raw.slice(node.element.raw.length)
    default:
      return node.raw
  }
}
