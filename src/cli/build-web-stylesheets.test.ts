import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BREAKPOINTS } from '#contracts/breakpoints.ts'

/** Rules for the sheets of src/web. They stand here because that part knows no file system. */
const WEB = join(import.meta.dirname, '../web')
const FILES = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
const STYLESHEETS = textsOf(/\.css$/)
const SCRIPTS = textsOf(/(?<!\.test)\.tsx?$/)

function textsOf(names: RegExp): Readonly<Record<string, string>> {
  return Object.fromEntries(FILES.filter((file) => names.test(file)).map((file) => [file, readFileSync(join(WEB, file), 'utf8')]))
}

test('the stylesheets know no other widths than those of breakpoints.ts', () => {
  const queries = Object.entries(STYLESHEETS).flatMap(([file, css]) =>
    [...css.matchAll(/@(?:media|container)[^{]*/g)].map(([query]) => ({ file, query })),
  )
  const widths = queries.filter(({ query }) => query.includes('width'))
  const width = `\\(width (>=|<) (${Object.values(BREAKPOINTS).join('|')})em\\)`
  const allowed = new RegExp(`^@media ${width}(?: and (?:${width}|\\(prefers-[a-z-]+: [a-z-]+\\)))? $`)
  expect(widths.length).toBeGreaterThan(10)
  expect(widths.filter(({ query }) => !allowed.test(query))).toEqual([])
})

test('the script asks for no widths of its own', () => {
  expect(Object.entries(SCRIPTS).filter(([, text]) => /innerWidth|width\s*(?:[<>]=?|:)\s*\d/.test(text))).toEqual([])
})

test('the stylesheets place things by reading direction, never by left and right', () => {
  const sides = /(?<![-\w])(?:margin|padding|border|inset)?-?(?:left|right)\s*:|text-align:\s*(?:left|right)/
  expect(
    Object.entries(STYLESHEETS)
      .filter(([, css]) => sides.test(css))
      .map(([file]) => file),
  ).toEqual([])
})

test('rules of cells of compatibility ask no element with :has() that the cells are in', () => {
  const css = Object.entries(STYLESHEETS)
    .filter(([file]) => file.startsWith(join('article', 'compat')))
    .map(([, text]) => text.replace(/\/\*[\s\S]*?\*\//g, ''))
  const selectors = css.flatMap((text) => [...text.matchAll(/[^{};]*:has\([^{};]*(?=\{)/g)].map(([selector]) => selector.trim()))
  expect(selectors.length).toBeGreaterThan(4)
  expect(selectors.filter(asksAncestorOfCells)).toEqual([])
  expect(asksAncestorOfCells('.compat tr:has(> th > details:not([open])) td')).toBe(true)
  expect(asksAncestorOfCells('.compat td:has(details)')).toBe(false)
})

test('with script, no rule of cells asks for what the script changes above the table', () => {
  const list = STYLESHEETS[join('article', 'compat', 'compat-list.css')] ?? ''
  const [withScript = '', without = ''] = list.split('@media (scripting: none)')
  expect(without).toContain('.compat-tools:has(:checked) ~ table td')
  expect(withScript).not.toMatch(/\[data-live\]\)? .*td|\.compat-tools:has/)
})

test('no rule asks :has() of every element: something of the element itself stands before it', () => {
  const bare = /(?:^|[\s>+~,]):has\([^{};]*(?=\{)/gm
  expect(
    Object.entries(STYLESHEETS).flatMap(([file, css]) =>
      (css.replace(/\/\*[\s\S]*?\*\//g, '').match(bare) ?? []).map((rule) => [file, rule]),
    ),
  ).toEqual([])
  expect('.prose > :has(> .compat) {').toMatch(bare)
})

/** Opening one cell would make the styles of all of them new (docs/decisions/0176). */
function asksAncestorOfCells(selector: string): boolean {
  let flat = selector
  for (let before = ''; before !== flat; ) {
    before = flat
    flat = flat.replace(/(?<!:has)\([^()]*\)/g, '').replace(/:has\([^()]*\)/g, '!')
  }
  return /!\s+(?![+~])[^,]*\btd\b/.test(flat.replace(/!\s*[+~]/g, '+'))
}

/** WCAG 2.2, 1.4.3 and 1.4.11. */
const TEXT = 4.5
const CONTROL = 3
const THEMES = ['light', 'dark'] as const

const PAIRS = [
  ...['ink', 'ink-quiet', 'accent', 'accent-hover', 'brass', 'good', 'bad', 'note', 'odd'].flatMap(
    (text) =>
      [
        [text, 'paper', TEXT],
        [text, 'surface', TEXT],
      ] as const,
  ),
  ...['ink', 'ink-quiet', 'accent', 'bad'].map((text) => [text, 'surface-deep', TEXT] as const),
  ...['brass', 'good', 'bad', 'note', 'odd', 'accent'].flatMap(
    (tone) =>
      [
        [tone, `${tone}-soft`, TEXT],
        ['ink', `${tone}-soft`, TEXT],
      ] as const,
  ),
  ...['keyword', 'string', 'number', 'name', 'type', 'comment'].map((token) => [`code-${token}`, 'surface', TEXT] as const),
  ['on-accent', 'accent', TEXT],
  ['on-accent', 'accent-hover', TEXT],
  ['line-strong', 'paper', CONTROL],
] as const

test.each(THEMES)('in the %s theme all pairs of colours can be distinguished', (theme) => {
  const weak = PAIRS.map(([front, back, least]) => ({ front, back, least, ratio: contrast(colour(front, theme), colour(back, theme)) }))
  expect(weak.filter(({ ratio, least }) => ratio < least)).toEqual([])
})

/** The first definition of a token: that of users who ask for no more contrast. */
function colour(name: string, theme: (typeof THEMES)[number]): string {
  const found = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(
    readFileSync(join(WEB, 'ui/tokens.css'), 'utf8'),
  )
  const value = theme === 'light' ? found?.[1] : found?.[2]
  if (value === undefined) throw new Error(`tokens.css has no colour --${name} as light-dark(#rrggbb, #rrggbb)`)
  return value
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
