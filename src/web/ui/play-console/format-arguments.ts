import type { PlayLine, PlayValue } from '#contracts/play-messages.ts'
import { previewText } from './preview-text.ts'

const FORMATTED: readonly string[] = ['log', 'info', 'debug', 'warn', 'error', 'trace', 'assert', 'group', 'groupCollapsed']
const PLACE = /%([sdifoOc%])/g

/**
 * What a line shows, one behind the other: the places of a text that was printed first, such as `%d`, hold what follows it (Console standard
 * 2.2.1), as far as there is something. Styles of `%c` are left out.
 *
 * @example log('%s is %d', 'a', 1.5) // 'a is 1.5'
 */
export function formatArguments({ method, args }: Pick<PlayLine, 'method' | 'args'>): readonly PlayValue[] {
  const [first, ...rest] = args
  if (first?.kind !== 'string' || !FORMATTED.includes(method) || rest.length === 0) return args
  const left = [...rest]
  const shown: PlayValue[] = []
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
      if (text !== '') shown.push({ kind: 'string', text })
      text = ''
      shown.push(value)
    } else text += textFor(letter, value)
  }
  const { more } = first
  const last = { kind: 'string', text: text + first.text.slice(end), ...(more === undefined ? {} : { more }) } as const
  return [...shown, ...(last.text === '' && shown.length > 0 ? [] : [last]), ...left]
}

function textFor(letter: string, value: PlayValue): string {
  if (letter === 'c') return ''
  if (letter === 's') return value.kind === 'string' ? value.text : previewText(value)
  const number = value.kind === 'symbol' ? Number.NaN : letter === 'f' ? Number.parseFloat(value.text) : Number.parseInt(value.text, 10)
  if (value.kind === 'bigint' && letter !== 'f') return value.text
  return letter === 'd' && value.kind === 'number' ? value.text : String(number)
}
