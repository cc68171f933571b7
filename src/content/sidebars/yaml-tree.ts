import { EVENT_ID, type Event, getScalarValue, parseEvents, YAMLException } from 'js-yaml'

/** A value of a YAML file, with the line it begins at (from 1). Scalars are texts, as in YAML's failsafe schema. */
export type YamlNode = YamlScalar | YamlList | YamlMap

export interface YamlScalar {
  readonly kind: 'scalar'
  readonly line: number
  readonly value: string
}

export interface YamlList {
  readonly kind: 'list'
  readonly line: number
  readonly items: readonly YamlNode[]
}

export interface YamlMap {
  readonly kind: 'map'
  readonly line: number
  readonly pairs: ReadonlyMap<string, YamlNode>
}

/** What is wrong at a line of a YAML file, and what was expected. */
export interface YamlProblem {
  readonly line: number
  readonly message: string
}

/** A parsed YAML file: what can be used of it, and what can't. */
export interface YamlTree {
  /** Undefined for a file without any value. */
  readonly root: YamlNode | undefined
  readonly problems: readonly YamlProblem[]
}

/** Limit of values in a file, aliases counted each time: a few lines with aliases of aliases can mean millions. */
const MAX_VALUES = 200_000

/**
 * Parses YAML and keeps the lines. A key that is there twice, an alias of nothing, of a list around it or of too much are problems; the rest
 * of the file is read nevertheless.
 *
 * @throws YAMLException for text that is no YAML (its `mark.line` is from 0)
 */
export function parseYamlTree(text: string): YamlTree {
  return new TreeParser(text).read()
}

/** Reads the events of a parser (YAML 1.2.2, 3.1: serialization tree) from the first to the last. */
class TreeParser {
  readonly #text: string
  readonly #events: readonly Event[]
  readonly #lineStarts: readonly number[]
  readonly #problems: YamlProblem[] = []
  readonly #anchors = new Map<string, { readonly node: YamlNode; readonly size: number } | 'open'>()
  #next = 0
  /** Values until now, those of aliases included. */
  #count = 0
  /** The line of the last value with a place. */
  #line = 1

  constructor(text: string) {
    this.#text = text
    this.#events = parseEvents(text, {})
    this.#lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  }

  read(): YamlTree {
    const [first] = this.#events
    if (first?.type !== EVENT_ID.DOCUMENT) return { root: undefined, problems: [] }
    this.#next = 1
    const root = this.#events[1]?.type === EVENT_ID.POP ? undefined : this.#readNode()
    if (this.#events.length > this.#next + 1) this.#report(this.#line, 'expected one YAML document, found a second one after `---`')
    return { root, problems: this.#problems }
  }

  /** The node at the next event; undefined for an alias that is left out. */
  #readNode(): YamlNode | undefined {
    const event = this.#events[this.#next++]
    if (event === undefined) throw new YAMLException('unexpected end of the file')
    if (event.type === EVENT_ID.ALIAS) return this.#readAlias(event)
    if (event.type === EVENT_ID.POP || event.type === EVENT_ID.DOCUMENT) throw new YAMLException('unexpected end of a value')
    const name = event.anchorStart < 0 ? undefined : this.#text.slice(event.anchorStart, event.anchorEnd)
    const before = this.#count++
    if (name !== undefined) this.#anchors.set(name, 'open')
    const node = this.#readValue(event)
    if (name !== undefined) this.#anchors.set(name, { node, size: this.#count - before })
    return node
  }

  #readValue(event: Exclude<Event, { type: 1 | 5 | 6 }>): YamlNode {
    if (event.type === EVENT_ID.SCALAR)
      return { kind: 'scalar', line: this.#lineOf(event.valueStart), value: getScalarValue(this.#text, event) }
    const line = this.#lineOf(event.start)
    return event.type === EVENT_ID.SEQUENCE
      ? { kind: 'list', line, items: this.#readItems() }
      : { kind: 'map', line, pairs: this.#readPairs() }
  }

  #readItems(): readonly YamlNode[] {
    const items: YamlNode[] = []
    while (!this.#isAtEnd()) {
      const item = this.#readNode()
      if (item !== undefined) items.push(item)
    }
    return items
  }

  #readPairs(): ReadonlyMap<string, YamlNode> {
    const pairs = new Map<string, YamlNode>()
    while (!this.#isAtEnd()) {
      const key = this.#readNode()
      const value = this.#readNode()
      if (key?.kind !== 'scalar') this.#report(key?.line ?? this.#line, 'expected a text as key')
      else if (pairs.has(key.value)) this.#report(key.line, `expected each key once, found \`${key.value}\` again; the first one counts`)
      else if (value !== undefined) pairs.set(key.value, value)
    }
    return pairs
  }

  #readAlias({ anchorStart, anchorEnd }: { readonly anchorStart: number; readonly anchorEnd: number }): YamlNode | undefined {
    const name = this.#text.slice(anchorStart, anchorEnd)
    const anchor = this.#anchors.get(name)
    const problem = this.#problemOf(name, anchor)
    if (problem === undefined && anchor !== undefined && anchor !== 'open') {
      this.#count += anchor.size
      return anchor.node
    }
    this.#report(this.#lineOf(anchorStart), problem ?? '')
    return undefined
  }

  #problemOf(name: string, anchor: { readonly size: number } | 'open' | undefined): string | undefined {
    if (anchor === undefined) return `\`*${name}\` repeats nothing; expected \`&${name}\` above it`
    if (anchor === 'open') return `\`*${name}\` refers to a list that contains it; expected a list that does not contain itself`
    if (this.#count + anchor.size > MAX_VALUES) return `\`*${name}\` makes more than ${MAX_VALUES} entries of this file; it is left out`
    return undefined
  }

  /** Whether the collection ends here; moves after its end. */
  #isAtEnd(): boolean {
    if (this.#events[this.#next]?.type !== EVENT_ID.POP) return false
    this.#next++
    return true
  }

  #report(line: number, message: string): void {
    this.#problems.push({ line, message })
  }

  /** The line of an offset; of a value without a place (-1) the line of the one before it. */
  #lineOf(offset: number): number {
    if (offset < 0) return this.#line
    let [low, high] = [0, this.#lineStarts.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((this.#lineStarts[middle] ?? 0) <= offset) low = middle
      else high = middle
    }
    this.#line = low + 1
    return this.#line
  }
}
