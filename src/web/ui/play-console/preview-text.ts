import type { PlayEntry, PlayValue } from '#contracts/play-messages.ts'
import { quotedLine } from './quoted-text.ts'

/** How many entries a preview names, and how long a text in it is. */
const ENTRIES_SHOWN = 8
const TEXT_SHOWN = 80
const HOLDS = { array: ['[', ']'], object: ['{', '}'], map: ['{', '}'], set: ['{', '}'] } as const
const PLAIN = ['Array', 'Object']

/**
 * A value in one line, as consoles write it: what it holds is named, what that holds is not.
 *
 * @example previewText({ kind: 'array', text: 'Array', entries: [...] }) // '[1, "a", {…}]'
 */
export function previewText(value: PlayValue): string {
  return preview(value, 0)
}

/** Whether there is more to a value than its preview says. */
export function hasMore({ entries = [] }: PlayValue): boolean {
  return entries.length > 0
}

function preview(value: PlayValue, depth: number): string {
  const { kind, text, entries, more } = value
  if (kind === 'string') return quotedLine(cut(text, more))
  if (kind !== 'array' && kind !== 'object' && kind !== 'map' && kind !== 'set') return depth === 0 ? text : cut(text, more)
  const [open, close] = HOLDS[kind]
  const name = PLAIN.includes(text) ? '' : `${text} `
  if (entries === undefined || (depth > 0 && entries.length > 0)) return `${name}${open}…${close}`
  const shown = entries.slice(0, ENTRIES_SHOWN).map((entry) => entryText(entry, kind, depth))
  const isCut = entries.length > ENTRIES_SHOWN || more !== undefined
  return `${name}${open}${[...shown, ...(isCut ? ['…'] : [])].join(', ')}${close}`
}

function entryText({ key, value }: PlayEntry, kind: 'array' | 'object' | 'map' | 'set', depth: number): string {
  const text = preview(value, depth + 1)
  if (key === undefined || (kind === 'array' && /^\d+$/.test(key.text))) return text
  return kind === 'map' ? `${preview(key, depth + 1)} → ${text}` : `${keyText(key)}: ${text}`
}

/** The name of a property, quoted where it is no identifier or number. */
export function keyText({ kind, text }: PlayValue): string {
  return kind === 'string' && !/^(?:[\p{ID_Start}$_][\p{ID_Continue}$]*|\d+)$/u.test(text) ? JSON.stringify(text) : text
}

function cut(text: string, more: number | undefined): string {
  return text.length > TEXT_SHOWN || more !== undefined ? `${text.slice(0, TEXT_SHOWN)}…` : text
}
