import type { PlayEntry, PlayValue } from '#contracts/play-messages.ts'

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
  if (kind === 'string') return more > 0 ? `${JSON.stringify(text)}…` : JSON.stringify(text)
  if (entries === undefined) return more > 0 ? `${text}…` : text
  const shown = entries.map((entry, index) => entryText(value, entry, index))
  const inner = [...shown, ...(more > 0 ? [`… +${more}`] : [])].join(', ').slice(0, MAX_LINE_CHARS)
  if (kind === 'array') return `${text} [${inner}]`
  const lead = text === '' ? '' : `${text} `
  return inner === '' ? `${lead}{}` : `${lead}{ ${inner} }`
}

/**
 * What a call of a `console` method shows: its values with blanks between them, strings without quotes. The first may say with `%s`, `%d`, `%i`,
 * `%f`, `%o`, `%O`, `%c` how the next ones are shown (https://console.spec.whatwg.org/#formatter).
 */
export function playArgsText(args: readonly PlayValue[]): string {
  const [first, ...rest] = args
  if (first?.kind !== 'string' || !first.text.includes('%')) return args.map(plainText).join(' ')
  const left = [...rest]
  const head = first.text.replace(/%([sdifoOc%])/g, (directive, letter: string) => {
    if (letter === '%') return '%'
    const value = left.shift()
    return value === undefined ? directive : formatted(letter, value)
  })
  return [head, ...left.map(plainText)].join(' ')
}

function formatted(letter: string, value: PlayValue): string {
  switch (letter) {
    case 'c':
      return ''
    case 's':
      return plainText(value)
    case 'd':
    case 'i':
      return value.kind === 'bigint' ? value.text : String(Number.parseInt(value.text, 10))
    case 'f':
      return String(Number.parseFloat(value.text))
    default:
      return playValueText(value)
  }
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
