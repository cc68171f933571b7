import type { HtmlTag } from '../html/html-context.ts'
import { losesContent } from '../html/rejected-elements.ts'
import { readPageSource } from './page-source.ts'
import { decodeReferences } from './source-links.ts'
import { findAttribute, type SourceAttribute, type SourceTag } from './source-tags.ts'

/**
 * Finds where the elements that are reported stand in a page. An element of the HTML does not know its place. But all elements with the same rejected
 * name or value are reported, in the order of the page: the first report is that of the first such tag, and so on. The page is taken apart when
 * first asked: most have no problems.
 */
export class TagPlaces {
  readonly #body: string
  #byKey: ReadonlyMap<string, readonly Match[]> | undefined
  /** The last reports, by kind of problem and key. */
  readonly #last = new Map<string, LastReport>()

  constructor(body: string) {
    this.#body = body
  }

  /**
   * Where the tag of a reported element stands, its attribute, or the part of its value that is meant. Undefined for an element that the author has not
   * written in this way: a macro may have made it.
   *
   * @param kind of the problem; an element can have several problems of a kind
   */
  take(kind: string, tag: HtmlTag): number | undefined {
    this.#byKey ??= groupTags(readPageSource(this.#body).tags)
    const key = keyOf(tag.element.name, tag)
    const matches = this.#byKey.get(key) ?? []
    const last = this.#last.get(`${kind} ${key}`)
    const isSame = last?.element === tag.element
    let index = last === undefined ? 0 : last.index + (isSame ? 0 : 1)
    while (hasAttribute(matches[index]?.tag, tag.without)) index += 1
    const { start, end } = rangeIn(matches[index], tag.part, isSame ? last.end : 0)
    this.#last.set(`${kind} ${key}`, { element: tag.element, index, end })
    return start
  }
}

interface LastReport {
  readonly element: object
  /** Of its tag among those with the same key. */
  readonly index: number
  /** Where the part ended in the value of the attribute: the next one stands after it. */
  readonly end: number
}

/** A tag that a report can be about, and the attribute where it is about one. */
interface Match {
  readonly tag: SourceTag
  readonly attribute?: SourceAttribute
}

/** The tags of elements that stay in the page or are reported, by their names, and by their attributes with their values. */
function groupTags(tags: readonly SourceTag[]): ReadonlyMap<string, readonly Match[]> {
  const groups = new Map<string, Match[]>()
  const add = (key: string, match: Match): void => {
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [match])
    else if (group.at(-1)?.tag !== match.tag) group.push(match)
  }
  let leftOut: string | undefined
  for (const tag of tags) {
    if (leftOut !== undefined) {
      if (tag.isClosing && tag.name === leftOut) leftOut = undefined
    } else if (!tag.isClosing) {
      add(keyOf(tag.name), { tag })
      for (const attribute of tag.attributes)
        add(keyOf(tag.name, { attribute: attribute.name, value: readValue(attribute.value) }), { tag, attribute })
      if (losesContent(tag.name)) leftOut = tag.name
    }
  }
  return groups
}

function keyOf(name: string, { attribute, value = '' }: Pick<HtmlTag, 'attribute' | 'value'> = {}): string {
  return attribute === undefined ? name : `${name} ${attribute}=${value}`
}

/** A value as the HTML has it. */
function readValue(written: string): string {
  return decodeReferences(written.replaceAll('\r\n', '\n'))
}

function hasAttribute(tag: SourceTag | undefined, name: string | undefined): boolean {
  return tag !== undefined && name !== undefined && findAttribute(tag, name) !== undefined
}

/** @param from where the part is looked for in the value */
function rangeIn(
  match: Match | undefined,
  part: string | undefined,
  from: number,
): { readonly start: number | undefined; readonly end: number } {
  if (match?.attribute === undefined) return { start: match?.tag.start, end: 0 }
  const { start, value, valueStart } = match.attribute
  if (part === undefined) return { start, end: 0 }
  const at = value.indexOf(part, from)
  return at < 0 ? { start: valueStart, end: value.length } : { start: valueStart + at, end: at + part.length }
}
