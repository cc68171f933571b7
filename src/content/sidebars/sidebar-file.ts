import { YAMLException } from 'js-yaml'
import { readItems, type SidebarItem } from './sidebar-items.ts'
import { findTitleProblem } from './sidebar-title.ts'
import { parseYamlTree, type YamlNode, type YamlProblem, type YamlTree } from './yaml-tree.ts'

/** A sidebar as its file gives it. Titles are keys of `texts`, by locale. */
export interface SidebarFile {
  readonly items: readonly SidebarItem[]
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The members of the WebExtensions API that a page belongs to are in it, so that it differs from API to API. */
  readonly showsWebExtApi: boolean
  /** What is wrong in the file; what can be used of it is in the other fields. */
  readonly problems: readonly YamlProblem[]
}

/** A sidebar file that can't be used. */
export class SidebarFileError extends Error {
  /** Of the file, from 1. */
  readonly line: number

  constructor(message: string, line: number) {
    super(message)
    this.line = line
  }
}

/**
 * Reads a sidebar file (docs/behaviour/sidebars.md). One wrong entry does not cost the others: its problem is reported next to them.
 *
 * @throws SidebarFileError when it is no YAML or has no list of entries; the message says what was expected
 */
export function parseSidebarFile(text: string): SidebarFile {
  const { root, problems } = parseTree(text)
  const entries = root?.kind === 'map' ? root.pairs.get('sidebar') : undefined
  if (root?.kind !== 'map' || entries?.kind !== 'list')
    throw new SidebarFileError('expected a list under `sidebar:`', entries?.line ?? root?.line ?? 1)
  const found = new Map(problems.map((problem) => [keyOf(problem), problem]))
  const report = (problem: YamlProblem): void => void found.set(keyOf(problem), problem)
  const items = readItems(entries, report)
  const texts = readTexts(root.pairs.get('l10n'), report)
  return { items, texts, showsWebExtApi: items.some(isWebExtApi), problems: [...found.values()].toSorted((a, b) => a.line - b.line) }
}

/** @throws SidebarFileError */
function parseTree(text: string): YamlTree {
  try {
    return parseYamlTree(text)
  } catch (error) {
    if (error instanceof YAMLException) throw new SidebarFileError(`not valid YAML: ${error.reason}`, (error.mark?.line ?? 0) + 1)
    throw error
  }
}

function isWebExtApi(item: SidebarItem): boolean {
  return item.kind === 'webExtApi' || (item.kind === 'link' && item.children.some(isWebExtApi))
}

/** Entries that aliases repeat have the same problems, which are one. */
function keyOf({ line, message }: YamlProblem): string {
  return `${line} ${message}`
}

function readTexts(node: YamlNode | undefined, report: (problem: YamlProblem) => void): SidebarFile['texts'] {
  if (node === undefined || (node.kind === 'scalar' && node.value === '')) return {}
  if (node.kind !== 'map') {
    report({ line: node.line, message: 'expected languages under `l10n:`' })
    return {}
  }
  return Object.fromEntries([...node.pairs].map(([locale, texts]) => [locale, readTextsOfLocale(locale, texts, report)]))
}

function readTextsOfLocale(locale: string, node: YamlNode, report: (problem: YamlProblem) => void): Readonly<Record<string, string>> {
  if (node.kind !== 'map') {
    report({ line: node.line, message: `expected \`key: text\` lines under ${locale}` })
    return {}
  }
  const pairs = [...node.pairs].flatMap(([key, text]): [string, string][] => {
    const problem = text.kind === 'scalar' ? findTitleProblem(text.value) : `expected a text for ${key}`
    if (problem !== undefined) report({ line: text.line, message: problem })
    return text.kind === 'scalar' ? [[key, text.value]] : []
  })
  return Object.fromEntries(pairs)
}
