import { type ChildNode, type Element, isTag } from 'domhandler'
import { WASM_PLACE } from '#contracts/play-state.ts'
import { textOf } from '../text/dom.ts'
import { addClass, hasClass, languageOf } from './element-classes.ts'

/** Languages that a sample runs. WebAssembly text is one where the script asks for the module that is made of it. */
const SAMPLE_LANGUAGES = ['html', 'css', 'js', 'wat'] as const
type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number]

/** The code of one sample, by language; blocks of one language are joined by a line break. */
export type SampleCode = Readonly<Partial<Record<SampleLanguage, string>>>

/** A sample of a page: its unique id, and its code. */
export interface LiveSample {
  readonly id: string
  readonly code: SampleCode
}

/** A heading, a code block or an element with an id, in the page's order. */
interface OutlineItem {
  readonly element: Element
  /** 1 to 6 for headings. */
  readonly level?: number
  /** Of a code block. */
  readonly language?: string
  /** The index of the closest heading before that is of a higher level, of the first three levels for other elements; -1 for none. */
  readonly above: number
}

/** The code that samples show, and the samples that were found for it. */
interface Source {
  readonly blocks: readonly OutlineItem[]
  readonly code: SampleCode
  readonly sampleIds: string[]
}

/** The number of samples of the same code that mark its blocks, each with a class (docs/behaviour/content-limits.md 2). */
const MAX_CLASSES = 10

/**
 * Finds the code of each live sample of a page and marks the blocks that belong to it with the class `live-sample---{id}`: blocks with
 * the class `live-sample___{id}`, in any case of letters; else those below the element with that id, or below the closest heading before the
 * sample, and if there are none, below the heading above that (docs/behaviour/macros.md 23). Ids stay English in translations and headings
 * don't, so two thirds of translated samples depend on the last rule. Where many samples show the same code, later ones name the first of them
 * in `data-live-code`.
 *
 * @param onEmpty gets samples for which no code is found, and the macro calls that made them, as the HTML stage counts calls
 */
export function collectLiveSamples(
  nodes: readonly ChildNode[],
  onEmpty: (id: string, call: number | undefined) => void,
): readonly LiveSample[] {
  const items = outlineOf(nodes)
  const samples = items.filter(({ element }) => hasClass(element, 'live-sample'))
  if (samples.length === 0) return []
  const sources = new Sources(items)
  return samples.map(({ element, above }) => {
    const id = element.attribs['data-live-id'] ?? ''
    const name = element.attribs['data-live-source'] ?? id
    const call = element.attribs['data-call']
    delete element.attribs['data-live-source']
    delete element.attribs['data-call']
    const { blocks, code, sampleIds } = sources.find(name, above)
    if (blocks.length === 0) onEmpty(name, call === undefined ? undefined : Number(call))
    if (sampleIds.length < MAX_CLASSES) for (const block of blocks) addClass(block.element, `live-sample---${id}`)
    else element.attribs['data-live-code'] = sampleIds[0] ?? ''
    sampleIds.push(id)
    return { id, code }
  })
}

function outlineOf(nodes: readonly ChildNode[]): readonly OutlineItem[] {
  const items: OutlineItem[] = []
  /** The last heading of each level or above. */
  const last = [-1, -1, -1, -1, -1, -1, -1]
  const visit = (node: ChildNode): void => {
    if (!isTag(node)) return
    const item = itemOf(node, last)
    if (item?.level !== undefined) last.fill(items.length, item.level)
    if (item !== undefined) items.push(item)
    if (node.name !== 'pre') node.children.forEach(visit)
  }
  nodes.forEach(visit)
  return items
}

const LEVELS: ReadonlyMap<string, number> = new Map([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, level]))

function itemOf(element: Element, last: readonly number[]): OutlineItem | undefined {
  const level = LEVELS.get(element.name)
  if (level !== undefined) return { element, level, above: last[level - 1] ?? -1 }
  const above = last[3] ?? -1
  const language = element.name === 'pre' ? languageOf(element) : undefined
  if (element.name === 'pre') return { element, above, ...(language === undefined ? {} : { language }) }
  return element.attribs.id !== undefined || hasClass(element, 'live-sample') ? { element, above } : undefined
}

/** The code that the samples of a page can show. Each part of the page is looked through once, however many samples show it. */
class Sources {
  readonly #items: readonly OutlineItem[]
  /** By the name in the flag of the blocks, in lower case. */
  readonly #flagged: ReadonlyMap<string, Source>
  /** The index of the first element with an id. */
  readonly #named: ReadonlyMap<string, number>
  /** By the index of what the blocks are below. */
  readonly #below = new Map<number, Source>()

  constructor(items: readonly OutlineItem[]) {
    const flags = items.flatMap((item) => flagsOf(item.element).map((flag) => ({ flag, item })))
    const groups = Map.groupBy(flags, ({ flag }) => flag)
    this.#items = items
    this.#flagged = new Map(Array.from(groups, ([flag, group]) => [flag, sourceOf(group.map(({ item }) => item))]))
    this.#named = new Map(items.map(({ element }, index) => [element.attribs.id ?? '', index] as const).toReversed())
  }

  /** @param above the index of the heading that the sample stands below */
  find(name: string, above: number): Source {
    const flagged = this.#flagged.get(name.toLowerCase())
    if (name !== '' && flagged !== undefined) return flagged
    const start = name === '' ? above : (this.#named.get(name) ?? above)
    for (let index = start; index >= 0; index = this.#items[index]?.above ?? -1) {
      const source = this.#sourceBelow(index)
      if (source.blocks.length > 0) return source
    }
    return sourceOf([])
  }

  #sourceBelow(index: number): Source {
    const source = this.#below.get(index) ?? sourceOf(itemsBelow(this.#items, index))
    this.#below.set(index, source)
    return source
  }
}

function sourceOf(items: readonly OutlineItem[]): Source {
  const known = items.filter(isSampleBlock)
  const usesModule = known.some(({ element, language }) => language === 'js' && textOf(element).includes(WASM_PLACE))
  const blocks = usesModule ? known : known.filter(({ language }) => language !== 'wat')
  return { blocks, code: joinCode(blocks), sampleIds: [] }
}

const FLAG = 'live-sample___'

/** The names of samples in the flags of a block, in lower case as the ids of samples are. */
function flagsOf({ name, attribs }: Element): readonly string[] {
  if (name !== 'pre' || attribs.class?.includes(FLAG) !== true) return []
  const flags = attribs.class.split(/\s+/).filter((className) => className.startsWith(FLAG))
  return [...new Set(flags.map((flag) => flag.slice(FLAG.length).toLowerCase()))]
}

/** The items from a heading to the next one of its level or above; of another element, those inside it. */
function itemsBelow(items: readonly OutlineItem[], index: number): readonly OutlineItem[] {
  const start = items[index]
  if (start === undefined) return []
  const below: OutlineItem[] = []
  for (let at = index + 1, item = items[at]; item !== undefined && isBelow(item, start); item = items[++at]) below.push(item)
  return below
}

function isBelow(item: OutlineItem, { element, level }: OutlineItem): boolean {
  return level === undefined ? isInside(item.element, element) : item.level === undefined || item.level > level
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
