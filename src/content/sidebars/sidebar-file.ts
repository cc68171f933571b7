import { FAILSAFE_SCHEMA, load } from 'js-yaml'

/** One entry of a sidebar file (reference/content.md 2.6). */
export type SidebarItem =
  | {
      readonly kind: 'link'
      readonly link?: string
      readonly title?: string
      readonly hash?: string
      readonly code: boolean
      readonly details?: 'open' | 'closed'
      readonly isSection: boolean
      readonly children: readonly SidebarItem[]
    }
  | {
      readonly kind: 'subPages'
      readonly path: string
      readonly pageTypes: readonly string[]
      /** Levels below the path; 0 for all. */
      readonly depth: number
      readonly isNested: boolean
      readonly includesParent: boolean
      readonly isGrouped: boolean
      readonly link?: string
      readonly title?: string
      readonly code: boolean
      readonly details?: 'open' | 'closed'
    }

/** A sidebar as its file gives it. Titles are keys of `texts`, by locale. */
export interface SidebarFile {
  readonly items: readonly SidebarItem[]
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/**
 * Reads a sidebar file.
 *
 * @throws when it is no YAML or not of the shape; the message says what was expected
 */
export function parseSidebarFile(text: string): SidebarFile {
  const file: unknown = load(text, { schema: FAILSAFE_SCHEMA })
  if (!isMap(file) || !Array.isArray(file.sidebar)) throw new Error('expected a list under `sidebar:`')
  return { items: file.sidebar.map((item: unknown, index) => readItem(item, `entry ${index + 1}`)), texts: readTexts(file.l10n) }
}

/** Deeper nesting is nobody's wish: a list that contains itself (a YAML alias) has no end. */
const MAX_DEPTH = 60

function readItem(item: unknown, place: string, depth = 1): SidebarItem {
  if (depth > MAX_DEPTH) throw new Error(`${place.split('.')[0]}: more than ${MAX_DEPTH} levels; does the list contain itself?`)
  if (typeof item === 'string') return { kind: 'link', link: item, code: false, isSection: false, children: [] }
  if (!isMap(item)) throw new Error(`${place}: expected an address or \`key: value\` lines`)
  const common = { ...textField(item, 'link'), ...textField(item, 'title'), code: item.code === 'true', ...detailsField(item) }
  switch (item.type) {
    case undefined:
    case 'section':
    case 'link':
      return {
        kind: 'link',
        ...common,
        ...textField(item, 'hash'),
        isSection: item.type === 'section',
        children: readChildren(item, place, depth),
      }
    case 'listSubPages':
    case 'listSubPagesGrouped':
      if (typeof item.path !== 'string') throw new Error(`${place}: expected a \`path\` to list the pages below`)
      return {
        kind: 'subPages',
        path: item.path,
        pageTypes: [item.tags ?? []].flat().map(String),
        depth: item.depth === undefined ? 1 : Number(item.depth),
        isNested: item.nested === 'true',
        includesParent: item.includeParent === 'true',
        isGrouped: item.type === 'listSubPagesGrouped',
        ...common,
      }
    case 'webExtApi':
      return {
        kind: 'subPages',
        path: '/Mozilla/Add-ons/WebExtensions/API',
        pageTypes: [],
        depth: 1,
        isNested: false,
        includesParent: false,
        isGrouped: false,
        ...common,
        code: true,
        details: 'closed',
      }
    default:
      throw new Error(`${place}: unknown type ${String(item.type)}; expected section, listSubPages, listSubPagesGrouped or webExtApi`)
  }
}

function readChildren(item: Readonly<Record<string, unknown>>, place: string, depth: number): SidebarItem[] {
  return Array.isArray(item.children)
    ? item.children.map((child: unknown, index) => readItem(child, `${place}.${index + 1}`, depth + 1))
    : []
}

function textField<Name extends string>(item: Readonly<Record<string, unknown>>, name: Name): { [N in Name]?: string } {
  const value = item[name]
  const field: { [N in Name]?: string } = {}
  if (typeof value === 'string' && value !== '') field[name] = value
  return field
}

function detailsField({ details }: Readonly<Record<string, unknown>>): { details?: 'open' | 'closed' } {
  if (details === 'open' || details === 'closed') return { details }
  return details === 'true' ? { details: 'closed' } : {}
}

function readTexts(l10n: unknown): SidebarFile['texts'] {
  if (!isMap(l10n)) return {}
  return Object.fromEntries(
    Object.entries(l10n).map(([locale, texts]) => [
      locale,
      isMap(texts) ? Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, String(text)])) : {},
    ]),
  )
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
