import { MAX_VALUE_DEPTH, type PlayEntry, type PlayKind, type PlayValue } from '#contracts/play-messages.ts'

const MAX_CHARS = 10_000
const MAX_ENTRIES = 100
/** Entries of one printed value in all, so that broad values in broad values stay small. */
const MAX_TOTAL = 1000

/** What is needed of the browser, saved before any code can change it. */
const { getOwnPropertyDescriptor, getPrototypeOf } = Object
const { ownKeys, apply } = Reflect
const toText = String
const { stringify } = JSON
const tagOf = Object.prototype.toString
const mapEntries = Map.prototype.entries
const setValues = Set.prototype.values
const dateText = Date.prototype.toString
const regexpText = RegExp.prototype.toString
const functionText = Function.prototype.toString
const typedArrayPrototype = getPrototypeOf(Uint8Array.prototype)
const typedLength = getOwnPropertyDescriptor(typedArrayPrototype, 'length')?.get
const isArray = Array.isArray
const isView = ArrayBuffer.isView

/** How the texts of stacks and functions are shown: without what the runner has added. */
export interface CleanTexts {
  readonly stack: (text: string) => string
  readonly code: (text: string) => string
}

interface Walk {
  readonly clean: CleanTexts
  /** Those it stands in, from the outside in. */
  readonly parents: readonly object[]
  readonly budget: { left: number }
}

/**
 * Describes a value as plain data: faithfully, within bounds, and without running any of its code, but for what a proxy is asked. What can't be
 * looked at is `opaque`.
 */
export function describeValue(value: unknown, clean: CleanTexts): PlayValue {
  return show(value, { parents: [], budget: { left: MAX_TOTAL }, clean })
}

function show(value: unknown, walk: Walk): PlayValue {
  switch (typeof value) {
    case 'string':
      return cut('string', value)
    case 'number':
      return { kind: 'number', text: value === 0 && 1 / value < 0 ? '-0' : `${value}` }
    case 'bigint':
      return cut('bigint', `${value}n`)
    case 'symbol':
      return cut('symbol', toText(value))
    case 'undefined':
    case 'boolean':
      return { kind: typeof value === 'boolean' ? 'boolean' : 'undefined', text: `${value}` }
    default:
      return isObject(value) ? describeSafely(value, walk) : { kind: 'null', text: 'null' }
  }
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function'
}

function describeSafely(value: object, walk: Walk): PlayValue {
  try {
    return describeObject(value, walk)
  } catch {
    return { kind: 'opaque', text: typeof value === 'function' ? 'function' : 'Object' }
  }
}

function describeObject(value: object, walk: Walk): PlayValue {
  if (walk.parents.includes(value)) return { kind: 'opaque', text: '[circular]' }
  if (typeof value === 'function') return cut('function', walk.clean.code(apply(functionText, value, [])))
  if (value instanceof Node) return describeNode(value)
  if (value instanceof Error) return describeError(value, walk)
  const name = classOf(value)
  const tag: string = apply(tagOf, value, [])
  if (tag === '[object Date]') return { kind: 'date', text: apply(dateText, value, []) }
  if (tag === '[object RegExp]') return cut('regexp', apply(regexpText, value, []))
  if (walk.parents.length >= MAX_VALUE_DEPTH - 1) return { kind: 'opaque', text: isArray(value) ? `${name} […]` : `${name} {…}` }
  const inside = { ...walk, parents: [...walk.parents, value] }
  if (isArray(value)) return describeList({ value, name, length: value.length, walk: inside })
  if (isView(value) && tag !== '[object DataView]')
    return describeList({ value, name, length: typedLength === undefined ? 0 : apply(typedLength, value, []), walk: inside })
  if (value instanceof Map) return attempt(() => describeMap(value, name, inside), bare(name))
  if (value instanceof Set) return attempt(() => describeSet(value, name, inside), bare(name))
  if (tag === '[object Number]' || tag === '[object String]' || tag === '[object Boolean]')
    return { kind: 'opaque', text: `${name} { ${stringify(attempt(() => value.valueOf(), ''))} }` }
  return describeProperties(value, name, inside)
}

interface List {
  readonly value: object
  readonly name: string
  readonly length: number
  readonly walk: Walk
}

/** Elements, with runs of holes as one entry; then what else the list has of its own. */
function describeList({ value, name, length, walk }: List): PlayValue {
  const entries: PlayEntry[] = []
  let holes = 0
  let index = 0
  const fill = (): void => {
    if (holes > 0) entries.push({ value: { kind: 'opaque', text: holes === 1 ? '<empty>' : `<${holes} empty>` } })
    holes = 0
  }
  for (; index < length && entries.length < MAX_ENTRIES && walk.budget.left > 0; index += 1) {
    const descriptor = getOwnPropertyDescriptor(value, `${index}`)
    if (descriptor === undefined) {
      holes += 1
      if (holes > 100_000) break
      continue
    }
    fill()
    walk.budget.left -= 1
    entries.push({ key: keyOf(`${index}`), value: describeDescriptor(descriptor, walk) })
  }
  fill()
  const others = isArray(value) ? ownKeys(value).filter((key) => key !== 'length' && !(typeof key === 'string' && /^\d+$/.test(key))) : []
  for (const key of others.slice(0, MAX_ENTRIES)) addProperty(entries, value, key, walk)
  return { kind: 'array', text: name, entries, ...more(length - index) }
}

function describeMap(value: Map<unknown, unknown>, name: string, walk: Walk): PlayValue {
  const entries: PlayEntry[] = []
  const pairs: Iterable<[unknown, unknown]> = apply(mapEntries, value, [])
  for (const [key, item] of pairs) {
    if (entries.length >= MAX_ENTRIES || walk.budget.left <= 0) break
    walk.budget.left -= 1
    entries.push({ key: show(key, walk), value: show(item, walk) })
  }
  return { kind: 'map', text: name, entries, ...more(value.size - entries.length) }
}

function describeSet(value: Set<unknown>, name: string, walk: Walk): PlayValue {
  const entries: PlayEntry[] = []
  const items: Iterable<unknown> = apply(setValues, value, [])
  for (const item of items) {
    if (entries.length >= MAX_ENTRIES || walk.budget.left <= 0) break
    walk.budget.left -= 1
    entries.push({ value: show(item, walk) })
  }
  return { kind: 'set', text: name, entries, ...more(value.size - entries.length) }
}

function describeProperties(value: object, name: string, walk: Walk): PlayValue {
  const entries: PlayEntry[] = []
  const keys = ownKeys(value)
  let seen = 0
  for (const key of keys) {
    if (entries.length >= MAX_ENTRIES || walk.budget.left <= 0) break
    seen += 1
    addProperty(entries, value, key, walk)
  }
  return { kind: 'object', text: name, entries, ...more(keys.length - seen) }
}

/** Properties that can be listed; others are the business of classes. */
function addProperty(entries: PlayEntry[], value: object, key: string | symbol, walk: Walk): void {
  const descriptor = getOwnPropertyDescriptor(value, key)
  if (descriptor?.enumerable !== true) return
  walk.budget.left -= 1
  entries.push({ key: typeof key === 'symbol' ? cut('symbol', toText(key)) : keyOf(key), value: describeDescriptor(descriptor, walk) })
}

/** A getter is named, not called: calling it may change something. */
function describeDescriptor(descriptor: PropertyDescriptor, walk: Walk): PlayValue {
  if (descriptor.get !== undefined || descriptor.set !== undefined)
    return { kind: 'opaque', text: descriptor.get === undefined ? '[setter]' : '[getter]' }
  return show(descriptor.value, walk)
}

function describeNode(node: Node): PlayValue {
  if (node instanceof Document) return { kind: 'node', text: '#document' }
  if (node instanceof Element) return cut('node', node.outerHTML)
  return cut('node', node.nodeType === Node.TEXT_NODE ? `#text ${stringify(node.nodeValue)}` : node.nodeName)
}

/** The stack of an error begins with its name and message in some browsers only. */
function describeError(error: Error, walk: Walk): PlayValue {
  const head = attempt(() => `${error.name}: ${error.message}`.replace(/: $/, ''), 'Error')
  const stack = attempt(() => (typeof error.stack === 'string' ? error.stack : ''), '')
  const text = walk.clean.stack(stack.startsWith(head) ? stack : `${head}${stack === '' ? '' : `\n${stack}`}`)
  const cause = attempt(() => error.cause, undefined)
  if (cause === undefined || walk.parents.length >= MAX_VALUE_DEPTH - 1) return cut('error', text)
  const value = show(cause, { ...walk, parents: [...walk.parents, error] })
  return { ...cut('error', text), entries: [{ key: keyOf('cause'), value }] }
}

/** By its prototype's constructor; an object without a prototype is known to have none. */
function classOf(value: object): string {
  const prototype: unknown = getPrototypeOf(value)
  if (typeof prototype !== 'object' || prototype === null) return '[Object: null prototype]'
  const tag: string = apply(tagOf, value, []).slice('[object '.length, -1)
  const maker: unknown = getOwnPropertyDescriptor(prototype, 'constructor')?.value
  const name: unknown = typeof maker === 'function' ? getOwnPropertyDescriptor(maker, 'name')?.value : undefined
  return typeof name === 'string' && name !== '' ? name : tag
}

function cut(kind: PlayKind, text: string): PlayValue {
  return text.length <= MAX_CHARS ? { kind, text } : { kind, text: text.slice(0, MAX_CHARS), more: text.length - MAX_CHARS }
}

function keyOf(key: string): PlayValue {
  return cut('string', key)
}

function bare(name: string): PlayValue {
  return { kind: 'opaque', text: name }
}

function more(count: number): { readonly more?: number } {
  return count > 0 ? { more: count } : {}
}

function attempt<Result, Other>(look: () => Result, otherwise: Other): Result | Other {
  try {
    return look()
  } catch {
    return otherwise
  }
}
