import type { PlayLevel, PlayMethod, PlayPlace, PlayValue } from '#contracts/play-messages.ts'
import { type CleanTexts, describeValue } from './describe-value.ts'
import type { LineQueue } from './line-queue.ts'

const LEVELS = { log: 'log', info: 'info', debug: 'debug', warn: 'warn', error: 'error', dir: 'log', dirxml: 'log', table: 'log' } as const
/** As the console's specification words it (https://console.spec.whatwg.org/#assert). */
const ASSERTION = 'Assertion failed'

interface Surroundings {
  readonly queue: LineQueue
  readonly findPlace: (stack: string) => PlayPlace | undefined
  readonly clean: CleanTexts
}

/** A method of the console; false when nothing is to be printed: not even by the browser's own console, which would block the page with it. */
type ConsoleMethod = (...args: readonly unknown[]) => boolean | undefined

interface Print {
  readonly method: PlayMethod
  readonly level: PlayLevel
  readonly args: readonly unknown[]
  /** Described already; they come after the others. */
  readonly more?: readonly PlayValue[]
  /** Absent: that of the groups that are open. */
  readonly depth?: number
}

/**
 * Makes the methods of `console` report what is printed to the page around, besides what they do (https://console.spec.whatwg.org). Code may put
 * another console in its place, which then does what it wants.
 */
export function captureConsole({ queue, findPlace, clean }: Surroundings): void {
  const counts = new Map<string, number>()
  const timers = new Map<string, number>()
  const clock = performance.now.bind(performance)
  let depth = 0
  let last: Print | undefined

  function print(line: Print): boolean {
    if (last !== undefined && isSame(last, line) && queue.repeat()) return true
    last = line
    return queue.add(() => {
      const stack = new Error().stack ?? ''
      const place = findPlace(stack)
      const args = [...line.args.map((arg) => describeValue(arg, clean)), ...(line.more ?? [])]
      return { method: line.method, level: line.level, args, depth: line.depth ?? depth, ...(place === undefined ? {} : { place }) }
    })
  }

  function text(method: PlayMethod, words: string, rest: readonly unknown[] = []): boolean {
    return print({ method, level: 'log', args: [words, ...rest] })
  }

  const lapse = (label: string): string => `${label}: ${(clock() - (timers.get(label) ?? clock())).toFixed(1)} ms`
  const labelOf = (label: unknown): string => (label === undefined ? 'default' : String(label))
  const methods: Readonly<Record<string, ConsoleMethod>> = {
    ...Object.fromEntries(
      Object.entries(LEVELS).map(([method, level]) => [method, (...args) => print({ method: methodOf(method), level, args })]),
    ),
    assert(condition, ...args) {
      const [first, ...rest] = args
      if (condition) return false
      const shown = typeof first === 'string' ? [`${ASSERTION}: ${first}`, ...rest] : [ASSERTION, ...args]
      return print({ method: 'assert', level: 'error', args: shown })
    },
    trace: (...args) => print({ method: 'trace', level: 'log', args, more: [traceOf(clean)] }),
    count(label) {
      const name = labelOf(label)
      counts.set(name, (counts.get(name) ?? 0) + 1)
      return text('count', `${name}: ${counts.get(name)}`)
    },
    countReset: (label) => counts.delete(labelOf(label)),
    time(label) {
      timers.set(labelOf(label), clock())
      return true
    },
    timeLog: (label, ...args) => (timers.has(labelOf(label)) ? text('time', lapse(labelOf(label)), args) : true),
    timeEnd(label) {
      const name = labelOf(label)
      const words = lapse(name)
      return timers.delete(name) ? text('time', words) : true
    },
    group(...args) {
      depth += 1
      return print({ method: 'group', level: 'log', args, depth: depth - 1 })
    },
    groupCollapsed(...args) {
      depth += 1
      return print({ method: 'groupCollapsed', level: 'log', args, depth: depth - 1 })
    },
    groupEnd() {
      depth = Math.max(0, depth - 1)
      last = undefined
      return true
    },
    clear() {
      depth = 0
      last = undefined
      queue.clear({ method: 'clear', level: 'log', args: [], depth: 0 })
      return true
    },
  }
  for (const [name, method] of Object.entries(methods)) wrap(name, method)
}

/** The browser's own console says it as well, for users who look there. */
function wrap(name: string, method: ConsoleMethod): void {
  const own: unknown = Reflect.get(console, name)
  const replacement = {
    [name](...args: readonly unknown[]): void {
      if (callSafely(method, args) !== false && typeof own === 'function') Reflect.apply(own, console, args)
    },
  }[name]
  Reflect.set(console, name, replacement)
}

/** Code that prints is not to fail for what it prints. */
function callSafely(method: ConsoleMethod, args: readonly unknown[]): boolean | undefined {
  try {
    return method(...args)
  } catch {
    return undefined
  }
}

/** Lines of equal words and numbers are one line with how often; what can change between two lines is printed each time. */
function isSame(one: Print, other: Print): boolean {
  return (
    one.method === other.method &&
    one.more === undefined &&
    one.method !== 'group' &&
    one.method !== 'groupCollapsed' &&
    one.args.length === other.args.length &&
    one.args.every((arg, index) => !isObject(arg) && Object.is(arg, other.args[index]))
  )
}

function isObject(value: unknown): boolean {
  return (typeof value === 'object' && value !== null) || typeof value === 'function'
}

function methodOf(name: string): PlayMethod {
  switch (name) {
    case 'info':
    case 'debug':
    case 'warn':
    case 'error':
    case 'table':
      return name
    case 'dir':
    case 'dirxml':
      return 'dir'
    default:
      return 'log'
  }
}

/** Where it was called from, without the runner's own steps. */
function traceOf(clean: CleanTexts): PlayValue {
  const lines = clean.stack(new Error().stack ?? '').split('\n')
  const own = lines.filter((line) => /\b(?:js|html):\d/.test(line)).map((line) => line.trim())
  return { kind: 'opaque', text: own.length === 0 ? '' : `\n${own.join('\n')}` }
}
