/** A string made to find code whose time or stack grows faster than its input. */
export interface HostileString {
  /** How it is made: `run 0x61`, `alternation "<!"`. */
  readonly name: string
  readonly text: string
}

/** The repeated part of a string, and the parts before and after. */
interface Shape {
  readonly name: string
  readonly head: string
  readonly body: string
  readonly tail: string
}

/** Openings with what closes them: as HTML, Markdown, macros, YAML, CSS and programming languages have them. */
const BRACKETS: readonly (readonly [string, string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['<', '>'],
  ['<b>', '</b>'],
  ['<div a="', '">'],
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['{{', '}}'],
  ['{{a("', '")}}'],
  ['${', '}'],
  ['`${', '}`'],
  ['`', '`'],
  ['"', '"'],
  ["'", "'"],
  ['"""', '"""'],
  ['/*', '*/'],
  ['[a](', ')'],
  ['![', ']()'],
  ['[[', ']]'],
  ['> ', ''],
  ['- ', ''],
  ['1. ', ''],
  ['**', '**'],
  ['_', '_'],
  ['a: {b: ', '}'],
  ['&', ';'],
  ['&', '*'],
  ['url(', ')'],
  [':is(', ')'],
  ['@media (', ')'],
  ['\ud83d', '\ude00'],
]

/** Pieces of which alternations and mixtures are made, besides single characters. */
const PIECES = [
  ...BRACKETS.flat().filter((piece) => piece !== ''),
  ...['\n', '\r\n', '\t', '    ', '\n\n', '\\', '//', '..', '/../', '%2e', '%', '%u', '@', 'a@', 'a.', 'a-', '-a', 'a=', '="', ' a', 'A1'],
  ...[
    '|',
    '| - |',
    ' | ',
    '~~',
    '***',
    '__',
    '--',
    '---\n',
    '#',
    '# ',
    ': ',
    '- ',
    '? ',
    '!',
    '!!',
    '|a',
    '||',
    '&&',
    '=>',
    '<=',
    '<a ',
    '</',
    '/>',
  ],
  ...[
    'http://',
    'www.',
    'a.b',
    '://',
    '?a=',
    '&a=',
    ';',
    ',',
    '+',
    '0x',
    '1e',
    '1.',
    '.1',
    '0',
    'é',
    'ß',
    'İ',
    '\u0301',
    '\u200d',
    '\u202e',
    '中',
    '😀',
  ],
  ...[
    'function ',
    'class ',
    'return ',
    'import ',
    'select ',
    'begin ',
    '$a',
    '$$',
    '@a',
    '#{',
    '<%',
    '<?',
    '?>',
    '%>',
    '\0',
    '\ufeff',
    '\ud800',
    '\udfff',
  ],
]

const ASCII = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code))

/**
 * Hostile strings of one length: first runs of every ASCII character, nested brackets and half pairs, each by itself, one to a line, and between a head and
 * an end that fits nothing; then alternations and mixtures without end. The same seed gives the same strings.
 *
 * @param length of each string, in UTF-16 code units
 * @param seed of the alternations and mixtures
 */
function* hostileStrings(length: number, seed = 1): Generator<HostileString> {
  for (const shape of [...listRuns(), ...listBrackets(length)]) yield fill(shape, length)
  const random = createRandom(seed)
  for (;;) {
    yield fill(alternate(random), length)
    yield mix(random, length)
  }
}

/** The first strings of `hostileStrings`. */
export function takeHostileStrings(count: number, length: number, seed?: number): readonly HostileString[] {
  return [...hostileStrings(length, seed).take(count)]
}

function listRuns(): readonly Shape[] {
  return ASCII.flatMap((sign) => {
    const name = `run 0x${sign.charCodeAt(0).toString(16)}`
    return [
      { name, head: '', body: sign, tail: '' },
      { name: `${name} by lines`, head: '', body: `${sign}\n`, tail: '' },
      { name: `${name} between`, head: 'a', body: sign, tail: '\0!' },
      { name: `${name} with spaces`, head: ' ', body: `${sign} `, tail: 'x' },
    ]
  })
}

function listBrackets(length: number): readonly Shape[] {
  return BRACKETS.flatMap(([open, close]) => {
    const depth = Math.floor(length / (open.length + close.length))
    const name = JSON.stringify(`${open}${close}`)
    return [
      { name: `open ${name}`, head: '', body: open, tail: '' },
      { name: `nested ${name}`, head: open.repeat(depth), body: close === '' ? open : close, tail: '' },
      { name: `pairs ${name}`, head: '', body: `${open}${close}`, tail: '' },
      { name: `filled pairs ${name}`, head: '', body: `${open}a ${close}\n`, tail: '' },
      { name: `one open ${name}`, head: open, body: 'a', tail: '' },
      { name: `closed ${name}`, head: 'a', body: close === '' ? open : close, tail: open },
      { name: `open by lines ${name}`, head: '', body: `${open}\n`, tail: '' },
    ]
  })
}

function alternate(random: () => number): Shape {
  const pieces = Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(random))
  const body = pieces.join('')
  return { name: `alternation ${JSON.stringify(body)}`, head: pick(random), body, tail: pick(random) }
}

function mix(random: () => number, length: number): HostileString {
  const words = Array.from({ length: 2 + Math.floor(random() * 12) }, () => pick(random))
  let text = ''
  while (text.length < length) text += words[Math.floor(random() * words.length)]
  return { name: `mixture of ${JSON.stringify(words)}`, text: text.slice(0, length) }
}

function pick(random: () => number): string {
  const pieces = random() < 0.4 ? ASCII : PIECES
  return pieces[Math.floor(random() * pieces.length)] ?? ''
}

function fill({ name, head, body, tail }: Shape, length: number): HostileString {
  const room = Math.max(0, length - head.length - tail.length)
  const middle = body.repeat(Math.ceil(room / body.length)).slice(0, room)
  return { name, text: `${head}${middle}${tail}`.slice(0, length) }
}

/** Numbers from 0 to 1, the same for the same seed: mulberry32, a generator in the public domain. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    const mixed = Math.imul(state ^ (state >>> 15), state | 1)
    const scrambled = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61))
    return ((scrambled ^ (scrambled >>> 14)) >>> 0) / 2 ** 32
  }
}
