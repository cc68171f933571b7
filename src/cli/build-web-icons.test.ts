import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { iconsInOneImage } from './build-web-icons.ts'

const LINE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="none" stroke="#000" d="M2 8h12"/></svg>'
let folder: string

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'icons-')), 'icons')
  mkdirSync(folder)
})

afterEach(() => rmSync(join(folder, '..'), { recursive: true }))

function addIcons(icons: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(icons)) writeFileSync(join(folder, `${name}.svg`), text)
}

/** A stylesheet with the image of all icons in it. */
function imageIn(css: string): unknown {
  const { transform } = iconsInOneImage(folder).plugin
  if (typeof transform !== 'function') throw new Error('expected a function')
  return Reflect.apply(transform, undefined, [css, '/src/a.css'])
}

/** What a stylesheet has for a property. */
function placeOf(ident: string): unknown {
  const { visitor } = iconsInOneImage(folder)
  if (typeof visitor === 'function' || typeof visitor.Variable !== 'function') throw new Error('expected a visitor of variables')
  return visitor.Variable({ name: { ident } })
}

test('all icons are in one image, those of one style one after the other, and each has its place', () => {
  addIcons({
    bar: LINE,
    add: LINE.replace('M2 8h12', 'M8 2v12'),
    dot: LINE.replace('#000', '#000" stroke-width="2'),
    'compat-flag': LINE,
    eye: LINE,
  })
  expect(imageIn('a { --icons: url("icons.svg") }')).toBe(
    "a { --icons: url(\"data:image/svg+xml,%3csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 656'%3e" +
      "%3cg fill='none' stroke='%23000'%3e%3cg transform='translate(0 0)'%3e%3cpath d='M8 2v12'/%3e" +
      "%3cg transform='translate(0 32)'%3e%3cpath d='M2 8h12'/%3e%3cg transform='translate(0 32)'%3e%3cpath d='M2 8h12'/%3e%3c/g%3e%3c/g%3e%3c/g%3e%3c/g%3e" +
      "%3cg fill='none' stroke='%23000' stroke-width='2'%3e%3cg transform='translate(0 96)'%3e%3cpath d='M2 8h12'/%3e%3c/g%3e%3c/g%3e%3c/svg%3e\") }",
  )
  const names = ['add', 'bar', 'eye', 'dot']
  expect(names.map((name) => placeOf(`--icon-${name}`))).toEqual([{ raw: '0 0%' }, { raw: '0 5%' }, { raw: '0 10%' }, { raw: '0 15%' }])
  expect(placeOf('--icons')).toBeUndefined()
})

test('in a line of text the place of an icon is its distance from the middle of the image, in icons', () => {
  addIcons({ add: LINE, bar: LINE })
  expect(['add', 'bar'].map((name) => placeOf(`--line-icon-${name}`))).toEqual([{ raw: '20' }, { raw: '18' }])
  expect(() => placeOf('--line-icon-baz')).toThrow(/^expected --line-icon- and the name of a file in .*icons, found --line-icon-baz$/)
})

test('a name without an icon, and an icon that is an image of its own, are reported', () => {
  addIcons({ bar: LINE, 'compat-flag': LINE })
  expect(() => placeOf('--icon-baz')).toThrow(/^expected --icon- and the name of a file in .*icons, found --icon-baz$/)
  expect(() => placeOf('--icon-compat-flag')).toThrow('found --icon-compat-flag')
})

test.each([
  ['another size', LINE.replace('0 0 16 16', '0 0 24 24')],
  ['another element', LINE.replace('</svg>', '<circle r="2"/></svg>')],
  ['two paths', LINE.replace('</svg>', '<path d="M2 8h12"/></svg>')],
  ['nothing in it', LINE.replace(/<path.*\/>/, '')],
])('an icon with %s is reported', (_, text) => {
  addIcons({ bar: text })
  expect(() => iconsInOneImage(folder)).toThrow('expected an icon of one path with a viewBox of 16 by 16')
})

test('more icons than the image has room for are reported', () => {
  addIcons(Object.fromEntries(Array.from({ length: 22 }, (_, index) => [`icon-${index}`, LINE])))
  expect(() => iconsInOneImage(folder)).toThrow(/^expected at most 21 icons/)
})
