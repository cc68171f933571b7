import { type ChildNode, type Element, isTag } from 'domhandler'
import { textOf } from '../text/dom.ts'
import { addClass } from './links.ts'

/** Languages that a sample runs. */
const SAMPLE_LANGUAGES = ['html', 'css', 'js'] as const
type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number]

/** The code of one sample, by language; blocks of one language are joined by a line break. */
export type SampleCode = Readonly<Partial<Record<SampleLanguage, string>>>

/** A sample of a page: its unique id, and its code. */
export interface LiveSample {
  readonly id: string
  readonly code: SampleCode
}

/** Where a page's headings, code blocks and elements with an id stand, in the page's order. */
interface Outline {
  readonly items: readonly OutlineItem[]
  readonly indexes: ReadonlyMap<Element, number>
}

interface OutlineItem {
  readonly element: Element
  /** 1 to 6 for headings. */
  readonly level?: number
  /** Of a code block. */
  readonly language?: string
}

/**
 * Finds the code of each live sample of a page and marks the blocks that belong to it with the class `live-sample---{id}`: blocks with
 * the class `live-sample___{id}`; else those below the element with that id, or below the closest heading before the sample, and if there
 * are none, below the heading above that (docs/behaviour/macros.md 23). Ids stay English in translations and headings don't, so two thirds of
 * translated samples depend on the last rule.
 *
 * @param onEmpty gets samples for which no code is found
 */
export function collectLiveSamples(nodes: readonly ChildNode[], onEmpty: (id: string) => void): readonly LiveSample[] {
  const outline = outlineOf(nodes)
  return outline.items.flatMap(({ element }) => {
    if (!hasClass(element, 'live-sample')) return []
    const id = element.attribs['data-live-id'] ?? ''
    const source = element.attribs['data-live-source'] ?? id
    delete element.attribs['data-live-source']
    const blocks = findBlocks(element, source, outline)
    if (blocks.length === 0) onEmpty(source)
    for (const block of blocks) addClass(block.element, `live-sample---${id}`)
    return [{ id, code: joinCode(blocks) }]
  })
}

function outlineOf(nodes: readonly ChildNode[]): Outline {
  const items: OutlineItem[] = []
  const visit = (node: ChildNode): void => {
    if (!isTag(node)) return
    const item = itemOf(node)
    if (item !== undefined) items.push(item)
    if (node.name !== 'pre') node.children.forEach(visit)
  }
  nodes.forEach(visit)
  return { items, indexes: new Map(items.map(({ element }, index) => [element, index])) }
}

const LEVELS: ReadonlyMap<string, number> = new Map([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, level]))

function itemOf(element: Element): OutlineItem | undefined {
  const level = LEVELS.get(element.name)
  if (level !== undefined) return { element, level }
  if (element.name === 'pre') return { element, ...languageOf(element) }
  return element.attribs.id !== undefined || hasClass(element, 'live-sample') ? { element } : undefined
}

/** Fences carry `brush: {language}` among their classes. */
function languageOf({ attribs }: Element): { language?: string } {
  const language = /(?:^|\s)brush: ([\w-]+)/.exec(attribs.class ?? '')?.[1]
  return language === undefined ? {} : { language }
}

function findBlocks(sample: Element, id: string, { items, indexes }: Outline): readonly OutlineItem[] {
  const flagged = id === '' ? [] : items.filter(({ element }) => element.name === 'pre' && hasClass(element, `live-sample___${id}`))
  if (flagged.length > 0) return flagged.filter(isSampleBlock)
  const named = id === '' ? undefined : items.findIndex(({ element }) => element.attribs.id === id)
  for (
    let index = named === undefined || named < 0 ? headingBefore(items, indexes.get(sample) ?? 0, 3) : named;
    index >= 0;
    index = parentHeading(items, index)
  ) {
    const blocks = blocksBelow(items, index)
    if (blocks.length > 0) return blocks
  }
  return []
}

/** The code blocks from a heading to the next one of its level or above; of another element, those inside it. */
function blocksBelow(items: readonly OutlineItem[], index: number): readonly OutlineItem[] {
  const start = items[index]
  if (start === undefined) return []
  const { level, element } = start
  const below = items.slice(index + 1)
  if (level === undefined) return below.filter((item) => isSampleBlock(item) && isInside(item.element, element))
  return until(below, (item) => item.level !== undefined && item.level <= level).filter(isSampleBlock)
}

function headingBefore(items: readonly OutlineItem[], index: number, maxLevel: number): number {
  return items.findLastIndex(({ level }, at) => at < index && level !== undefined && level <= maxLevel)
}

/** The closest heading before that is of a higher level; before an element that is no heading, the closest of the first three levels. */
function parentHeading(items: readonly OutlineItem[], index: number): number {
  const level = items[index]?.level
  return headingBefore(items, index, level === undefined ? 3 : level - 1)
}

function until<Item>(items: readonly Item[], isEnd: (item: Item) => boolean): readonly Item[] {
  const end = items.findIndex(isEnd)
  return end < 0 ? items : items.slice(0, end)
}

function isInside(element: Element, ancestor: Element): boolean {
  for (let parent = element.parent; parent !== null; parent = parent.parent) if (parent === ancestor) return true
  return false
}

function isSampleBlock({ language }: OutlineItem): boolean {
  return SAMPLE_LANGUAGES.some((known) => known === language)
}

function joinCode(blocks: readonly OutlineItem[]): SampleCode {
  const code: { -readonly [Language in keyof SampleCode]: SampleCode[Language] } = {}
  for (const known of SAMPLE_LANGUAGES) {
    const texts = blocks.filter(({ language }) => language === known).map(({ element }) => textOf(element))
    if (texts.length > 0) code[known] = texts.join('\n')
  }
  return code
}

function hasClass({ attribs }: Element, className: string): boolean {
  return attribs.class?.includes(className) === true && attribs.class.split(/\s+/).includes(className)
}
