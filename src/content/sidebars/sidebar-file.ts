import { FAILSAFE_SCHEMA, load, YAMLException } from 'js-yaml'

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

/** A sidebar file that can't be used. */
export class SidebarFileError extends Error {
  /** Of the file, from 1, where it is known. */
  readonly line: number | undefined

  constructor(message: string, line: number | undefined) {
    super(message)
    this.line = line
  }
}

/**
 * Reads a sidebar file.
 *
 * @throws SidebarFileError when it is no YAML or not of the shape; the message says what was expected
 */
export function parseSidebarFile(text: string): SidebarFile {
  try {
    const file: unknown = load(text, { schema: FAILSAFE_SCHEMA })
    if (!isMap(file) || !Array.isArray(file.sidebar)) throw new Error('expected a list under `sidebar:`')
    if (sizeOf(file.sidebar) > MAX_SIZE) throw new Error('too many entries; do YAML aliases (`*name`) repeat them?')
    return { items: file.sidebar.map((item: unknown, index) => readItem(item, [index + 1])), texts: readTexts(file.l10n) }
  } catch (error) {
    if (error instanceof YAMLException)
      throw new SidebarFileError(`no valid YAML: ${error.reason}`, error.mark === undefined ? undefined : error.mark.line + 1)
    if (error instanceof EntryError) throw new SidebarFileError(error.message, lineOfEntry(text, error.path))
    throw new SidebarFileError(error instanceof Error ? error.message : String(error), undefined)
  }
}

/** What is wrong with the entry at a path: `[2, 1]` is the first one below the second. */
class EntryError extends Error {
  readonly path: readonly number[]

  constructor(path: readonly number[], message: string) {
    super(`entry ${path.join('.')}: ${message}`)
    this.path = path
  }
}

/** Deeper nesting is nobody's wish: a list that contains itself (a YAML alias) has no end. */
const MAX_DEPTH = 60
/** Values of all entries together; aliases can make a short text mean millions. */
const MAX_SIZE = 200_000

/** How many values there are in a list, aliases counted each time; of one that contains itself no number. */
function sizeOf(value: unknown, known = new Map<unknown, number>()): number {
  if (typeof value !== 'object' || value === null) return 1
  const size = known.get(value)
  if (size !== undefined) return size
  known.set(value, Number.NaN)
  const sum = Object.values(value).reduce((total: number, part: unknown) => total + sizeOf(part, known), 1)
  known.set(value, sum)
  return sum
}

function readItem(item: unknown, path: readonly number[]): SidebarItem {
  if (path.length > MAX_DEPTH) throw new EntryError(path.slice(0, 1), `more than ${MAX_DEPTH} levels; does the list contain itself?`)
  if (typeof item === 'string') return { kind: 'link', link: item, code: false, isSection: false, children: [] }
  if (!isMap(item)) throw new EntryError(path, 'expected an address or `key: value` lines')
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
        children: readChildren(item, path),
      }
    case 'listSubPages':
    case 'listSubPagesGrouped':
      if (typeof item.path !== 'string') throw new EntryError(path, 'expected a `path` to list the pages below')
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
      throw new EntryError(path, `unknown type ${String(item.type)}; expected section, listSubPages, listSubPagesGrouped or webExtApi`)
  }
}

function readChildren(item: Readonly<Record<string, unknown>>, path: readonly number[]): SidebarItem[] {
  return Array.isArray(item.children) ? item.children.map((child: unknown, index) => readItem(child, [...path, index + 1])) : []
}

/** The line of an entry in a file of the usual form, one `-` for each; the nearest entry above it that is found, else `sidebar:`. */
function lineOfEntry(text: string, path: readonly number[]): number | undefined {
  const lines = text.split('\n')
  let line = lines.findIndex((candidate) => /^sidebar\s*:/.test(candidate))
  if (line < 0) return undefined
  let outer = -1
  for (const position of path) {
    const indents = lines.map((candidate, index) => (index > line ? (/^( *)- /.exec(candidate)?.[1]?.length ?? -1) : -1))
    const own = indents.find((indent) => indent > outer)
    const end = indents.findIndex((indent, index) => index > line && indent >= 0 && indent <= outer)
    const entries = indents.flatMap((indent, index) => (own !== undefined && indent === own && (end < 0 || index < end) ? [index] : []))
    const found = entries[position - 1]
    if (found === undefined || own === undefined) break
    line = found
    outer = own
  }
  return line + 1
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
