import type { PlayEntry, PlayValue } from '#contracts/play-messages.ts'
import { fillPlaces } from '../play-console/fill-places.ts'
import { quotedLine } from '../play-console/quoted-text.ts'

/** Entries that fit on a line; the list of a long array is cut in the runner already. */
const MAX_LINE_CHARS = 10_000
const PLAIN_KEY = /^[A-Za-z_$][\w$]*$/

/**
 * A value on one line, as documentation of the web writes it; strings in quotes.
 *
 * @example playValueText({ kind: 'array', text: 'Array', entries: [{ key: …0, value: …1 }] }) // 'Array [1]'
 */
export function playValueText(value: PlayValue): string {
  const { kind, text, entries, more = 0 } = value
  if (kind === 'string') return more > 0 ? `${quotedLine(text)}…` : quotedLine(text)
  if (entries === undefined) return more > 0 ? `${text}…` : text
  const shown = entries.map((entry, index) => entryText(value, entry, index))
  const inner = [...shown, ...(more > 0 ? [`… +${more}`] : [])].join(', ').slice(0, MAX_LINE_CHARS)
  if (kind === 'array') return `${text} [${inner}]`
  const lead = text === '' ? '' : `${text} `
  return inner === '' ? `${lead}{}` : `${lead}{ ${inner} }`
}

/**
 * What a call of a `console` method shows: its values with blanks between them, strings without quotes; where a text with places came first, that
 * text with its places filled (`fillPlaces`).
 */
export function playArgsText(args: readonly PlayValue[]): string {
  const filled = fillPlaces(args, playValueText)
  if (filled === undefined) return args.map(plainText).join(' ')
  const text = filled.pieces.map((piece) => (typeof piece === 'string' ? piece : playValueText(piece))).join('')
  return [text, ...filled.rest.map(plainText)].join(' ')
}

function plainText(value: PlayValue): string {
  return value.kind === 'string' ? value.text : playValueText(value)
}

function entryText({ kind }: PlayValue, { key, value }: PlayEntry, index: number): string {
  const text = playValueText(value)
  if (key === undefined) return text
  if (kind === 'map') return `${playValueText(key)} => ${text}`
  if (kind === 'array' && key.text === String(index)) return text
  return `${key.kind === 'string' ? keyText(key.text) : `[${playValueText(key)}]`}: ${text}`
}

function keyText(key: string): string {
  return PLAIN_KEY.test(key) ? key : JSON.stringify(key)
}
