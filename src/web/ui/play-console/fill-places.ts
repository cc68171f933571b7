import type { PlayValue } from '#contracts/play-messages.ts'

const PLACE = /%([sdifoOc%])/g

/** A text that was printed with its places filled. */
export interface FilledText {
  /** One after the other without a blank: text, and values that stay what they are. */
  readonly pieces: readonly (string | PlayValue)[]
  /** What there was no place for. */
  readonly rest: readonly PlayValue[]
}

/** Whether a text with places was printed first, and something for them: an address may have `%D1` in it. */
export function hasPlaces([first, ...rest]: readonly PlayValue[]): boolean {
  return first?.kind === 'string' && rest.length > 0 && first.text.search(PLACE) >= 0
}

/**
 * The places of a text that was printed first, such as `%d`, filled with what follows it, as far as there is something
 * (https://console.spec.whatwg.org/#formatter). Styles of `%c` are left out.
 *
 * @param show writes a value in a place for text (`%s`), but for texts themselves
 * @returns undefined when there is nothing to fill: no text, or nothing that follows it
 * @example fillPlaces([{ kind: 'string', text: '%s: %o' }, A_TEXT, AN_OBJECT], show) // { pieces: ['a: ', AN_OBJECT], rest: [] }
 */
export function fillPlaces(args: readonly PlayValue[], show: (value: PlayValue) => string): FilledText | undefined {
  const [first, ...rest] = args
  if (first?.kind !== 'string' || rest.length === 0) return undefined
  const left = [...rest]
  const pieces: (string | PlayValue)[] = []
  let text = ''
  let end = 0
  for (const found of first.text.matchAll(PLACE)) {
    const [place, letter = ''] = found
    text += first.text.slice(end, found.index)
    end = found.index + place.length
    const value = letter === '%' ? undefined : left.shift()
    if (letter === '%') text += '%'
    else if (value === undefined) text += place
    else if (letter === 'o' || letter === 'O') {
      pieces.push(text, value)
      text = ''
    } else text += textFor(letter, value, show)
  }
  return { pieces: [...pieces, text + first.text.slice(end)].filter((piece) => piece !== ''), rest: left }
}

function textFor(letter: string, value: PlayValue, show: (value: PlayValue) => string): string {
  if (letter === 'c') return ''
  if (letter === 's') return value.kind === 'string' ? value.text : show(value)
  if (value.kind === 'symbol') return 'NaN'
  if (letter === 'f') return String(Number.parseFloat(value.text))
  return value.kind === 'bigint' ? value.text : String(Number.parseInt(value.text, 10))
}
