import {
  type FrameMessage,
  MAX_VALUE_DEPTH,
  PLAY_KINDS,
  PLAY_LEVELS,
  PLAY_METHODS,
  PLAY_PARTS,
  type PlayLine,
  type PlayPlace,
  type PlayValue,
} from '#contracts/play-messages.ts'

/**
 * A message that a frame of the runner sent; undefined when it is anything else. Code in the frame can send whatever it likes in the runner's
 * name, so what is in it is looked at, not believed: what has not its shape is left out.
 */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (!isRecord(data)) return undefined
  const { typ, isBlank, lines, id, value, isError, status } = data
  switch (typ) {
    case 'ready':
      return { typ, isBlank: isBlank === true }
    case 'loaded':
      return { typ }
    case 'console':
      return Array.isArray(lines) ? { typ, lines: lines.filter(isLine) } : undefined
    case 'result':
      return typeof id === 'number' && isValue(value, MAX_VALUE_DEPTH) ? { typ, id, value, isError: isError === true } : undefined
    case 'rejected':
      return typeof status === 'number' ? { typ, status } : undefined
    default:
      return undefined
  }
}

function isLine(line: unknown): line is PlayLine {
  if (!isRecord(line)) return false
  const { method, level, args, depth, count, place } = line
  return (
    isOneOf(PLAY_METHODS, method) &&
    isOneOf(PLAY_LEVELS, level) &&
    Array.isArray(args) &&
    args.every((arg) => isValue(arg, MAX_VALUE_DEPTH)) &&
    isCount(depth) &&
    isCount(count) &&
    (place === undefined || isPlace(place))
  )
}

function isPlace(place: unknown): place is PlayPlace {
  return isRecord(place) && isOneOf(PLAY_PARTS, place.part) && isCount(place.line)
}

function isValue(value: unknown, depth: number): value is PlayValue {
  if (!isRecord(value) || depth < 0) return false
  const { kind, text, entries, more } = value
  return (
    isOneOf(PLAY_KINDS, kind) &&
    typeof text === 'string' &&
    (more === undefined || isCount(more)) &&
    (entries === undefined || (Array.isArray(entries) && entries.every((entry) => isEntry(entry, depth - 1))))
  )
}

function isEntry(entry: unknown, depth: number): boolean {
  return isRecord(entry) && isValue(entry.value, depth) && (entry.key === undefined || isValue(entry.key, depth))
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isOneOf(words: readonly string[], value: unknown): boolean {
  return typeof value === 'string' && words.includes(value)
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}
