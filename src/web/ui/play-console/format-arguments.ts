import type { PlayLine, PlayValue } from '#contracts/play-messages.ts'
import { fillPlaces } from './fill-places.ts'
import { previewText } from './preview-text.ts'

const FORMATTED: readonly string[] = ['log', 'info', 'debug', 'warn', 'error', 'trace', 'assert', 'group', 'groupCollapsed']

/**
 * What a line shows, one after the other: where a text with places was printed first, that text with its places filled (`fillPlaces`).
 *
 * @example log('%s is %d', 'a', 1) // 'a is 1'
 */
export function formatArguments({ method, args }: Pick<PlayLine, 'method' | 'args'>): readonly PlayValue[] {
  const filled = FORMATTED.includes(method) ? fillPlaces(args, previewText) : undefined
  if (filled === undefined) return args
  const shown = filled.pieces.map((piece): PlayValue => (typeof piece === 'string' ? { kind: 'string', text: piece } : piece))
  return [...withMore(shown, args[0]?.more), ...filled.rest]
}

/** A text that was cut is still cut at its end. */
function withMore(shown: readonly PlayValue[], more: number | undefined): readonly PlayValue[] {
  const last = shown.at(-1)
  return more === undefined || last === undefined ? shown : [...shown.slice(0, -1), { ...last, more }]
}
