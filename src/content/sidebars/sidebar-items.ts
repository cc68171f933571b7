import { findTitleProblem } from './sidebar-title.ts'
import type { YamlList, YamlMap, YamlNode, YamlProblem } from './yaml-tree.ts'

/** What all entries of a sidebar file may have (docs/behaviour/sidebars.md 1). */
interface ItemHead {
  /** Of the file, from 1. */
  readonly line: number
  readonly link?: string
  /** HTML, or the key of one in `l10n`. */
  readonly title?: string
  readonly hash?: string
  readonly code: boolean
  /** Absent: what is below the entry is always visible. */
  readonly details?: 'open' | 'closed'
}

interface LinkItem extends ItemHead {
  readonly kind: 'link'
  readonly isSection: boolean
  readonly children: readonly SidebarItem[]
}

interface SubPagesItem extends ItemHead {
  readonly kind: 'subPages'
  readonly path: string
  readonly pageTypes: readonly string[]
  /** Levels below the path; 0 for all. */
  readonly depth: number
  readonly isNested: boolean
  readonly includesParent: boolean
  readonly isGrouped: boolean
}

/** The APIs of WebExtensions, with the members of the one that the page belongs to. */
interface WebExtApiItem extends ItemHead {
  readonly kind: 'webExtApi'
}

/** One entry of a sidebar file. */
export type SidebarItem = LinkItem | SubPagesItem | WebExtApiItem

type Report = (problem: YamlProblem) => void

const COMMON_KEYS = ['type', 'link', 'title', 'hash', 'code', 'details']
const LINK_KEYS = [...COMMON_KEYS, 'children']
const SUB_PAGES_KEYS = [...COMMON_KEYS, 'path', 'tags', 'depth', 'nested', 'includeParent']
const TYPES = 'link, section, listSubPages, listSubPagesGrouped or webExtApi'
/** Aliases of aliases can nest deeper than the parser of YAML allows a text to. */
const MAX_DEPTH = 60

/** Reads a list of entries. What is wrong with one is reported; as much of it as is right is shown. */
export function readItems({ items }: YamlList, report: Report, level = 1): readonly SidebarItem[] {
  return items.flatMap((node) => readItem(node, report, level))
}

function readItem(node: YamlNode, report: Report, level: number): readonly SidebarItem[] {
  const { line } = node
  if (node.kind === 'scalar' && node.value !== '')
    return [{ kind: 'link', line, link: node.value, code: false, isSection: false, children: [] }]
  if (node.kind !== 'map') {
    report({ line, message: 'expected an address or `key: value` lines' })
    return node.kind === 'list' ? readChildren(node, report, level) : []
  }
  return [readMap(node, report, level)]
}

function readMap(map: YamlMap, report: Report, level: number): SidebarItem {
  const { line } = map
  const type = textOf(map, 'type')
  const head = readHead(map, report)
  if (type === 'webExtApi') {
    reportUnknownKeys(map, COMMON_KEYS, report)
    return { kind: 'webExtApi', ...head }
  }
  const path = textOf(map, 'path') ?? head.link
  const isList = type === 'listSubPages' || type === 'listSubPagesGrouped'
  if (isList && textOf(map, 'path') === undefined) report({ line, message: 'expected a `path` to list the pages below' })
  if (isList && path !== undefined) return { kind: 'subPages', ...head, path, ...readListing(map, report) }
  if (!isList) reportType(type, line, report)
  reportUnknownKeys(map, isList ? SUB_PAGES_KEYS : LINK_KEYS, report)
  return { kind: 'link', ...head, isSection: type === 'section', children: readChildren(map.pairs.get('children'), report, level) }
}

function readHead(map: YamlMap, report: Report): ItemHead {
  const [link, title, hash, details] = [textOf(map, 'link'), textOf(map, 'title'), textOf(map, 'hash'), readDetails(map, report)]
  const problem = findTitleProblem(title ?? '')
  if (problem !== undefined) report({ line: map.pairs.get('title')?.line ?? map.line, message: problem })
  return {
    line: map.line,
    ...(link === undefined ? {} : { link }),
    ...(title === undefined ? {} : { title }),
    ...(hash === undefined ? {} : { hash }),
    code: isTrue(map, 'code', report),
    ...(details === undefined ? {} : { details }),
  }
}

function readListing(map: YamlMap, report: Report): Omit<SubPagesItem, 'path' | 'kind' | keyof ItemHead> {
  reportUnknownKeys(map, SUB_PAGES_KEYS, report)
  return {
    pageTypes: readTypes(map.pairs.get('tags'), report),
    depth: readDepth(map, report),
    isNested: isTrue(map, 'nested', report),
    includesParent: isTrue(map, 'includeParent', report),
    isGrouped: textOf(map, 'type') === 'listSubPagesGrouped',
  }
}

function readTypes(node: YamlNode | undefined, report: Report): readonly string[] {
  if (node === undefined) return []
  if (node.kind === 'scalar') return node.value === '' ? [] : [node.value]
  if (node.kind === 'list') return node.items.flatMap((item) => readTypes(item, report))
  report({ line: node.line, message: 'expected one page type or a list of them under `tags`' })
  return []
}

function readDepth(map: YamlMap, report: Report): number {
  const text = textOf(map, 'depth') ?? '1'
  if (/^\d{1,3}$/.test(text)) return Number(text)
  report({ line: lineOf(map, 'depth'), message: `expected a number of levels for \`depth\` (0 for all), found ${text}` })
  return 1
}

function readDetails(map: YamlMap, report: Report): 'open' | 'closed' | undefined {
  const text = textOf(map, 'details')
  if (text === 'open' || text === 'closed') return text
  if (text === 'true') return 'closed'
  if (text !== undefined) report({ line: lineOf(map, 'details'), message: `expected open or closed for \`details\`, found ${text}` })
  return undefined
}

function readChildren(node: YamlNode | undefined, report: Report, level: number): readonly SidebarItem[] {
  if (node === undefined || (node.kind === 'scalar' && node.value === '')) return []
  if (node.kind !== 'list') report({ line: node.line, message: 'expected a list of entries under `children`' })
  else if (level >= MAX_DEPTH) report({ line: node.line, message: `expected ${MAX_DEPTH} levels at most; deeper ones are left out` })
  else return readItems(node, report, level + 1)
  return []
}

function isTrue(map: YamlMap, key: string, report: Report): boolean {
  const text = textOf(map, key)
  if (text !== undefined && text !== 'true' && text !== 'false')
    report({ line: lineOf(map, key), message: `expected true or false for \`${key}\`, found ${text}` })
  return text === 'true'
}

function reportType(type: string | undefined, line: number, report: Report): void {
  if (type !== undefined && type !== 'link' && type !== 'section') report({ line, message: `unknown type ${type}; expected ${TYPES}` })
}

function reportUnknownKeys({ pairs }: YamlMap, known: readonly string[], report: Report): void {
  for (const [key, { line }] of pairs)
    if (!known.includes(key)) report({ line, message: `unknown key \`${key}\`; expected ${known.join(', ')}` })
}

/** A text under a key; undefined where there is none, or an empty one. */
function textOf({ pairs }: YamlMap, key: string): string | undefined {
  const node = pairs.get(key)
  return node?.kind === 'scalar' && node.value !== '' ? node.value : undefined
}

function lineOf({ pairs, line }: YamlMap, key: string): number {
  return pairs.get(key)?.line ?? line
}
