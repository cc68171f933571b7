import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { FONT_PACKAGE } from './build-web-fonts.ts'
import { packKerning, readKerning } from './build-web-kerning.ts'

const LETTERS = 'AVTo.LYw fi'

test('packed kerning is that of the font, to two thousandths of the size', async () => {
  const font = await cutFont({ keepFeatures: ['kern'] })
  const before = readKerning(font)
  const after = readKerning(packKerning(font))
  expect(after).toHaveLength(before.length)
  expect(before.flat().filter((value) => value < -50).length).toBeGreaterThan(5)
  const differences = before.flatMap((row, first) => row.map((value, second) => Math.abs(value - (after[first]?.[second] ?? Number.NaN))))
  expect(Math.max(...differences)).toBeLessThanOrEqual(2)
})

test('a packed font is smaller, and can be packed again', async () => {
  const font = await cutFont({ keepFeatures: ['kern'] })
  const packed = packKerning(font)
  expect(packed.length).toBeLessThan(font.length)
  expect(readKerning(packKerning(packed))).toEqual(readKerning(packed))
})

test('a font that places accents by more than kerning is rejected', async () => {
  const cyrillic = await readFile(fileURLToPath(import.meta.resolve(`${FONT_PACKAGE}/files/source-serif-4-cyrillic-600-normal.woff2`)))
  const font = await subsetFont(cyrillic, 'Аа\u0301', { targetFormat: 'truetype', noLayoutClosure: true })
  expect(() => packKerning(font)).toThrow('expected a font with kerning alone')
})

async function cutFont(options: { readonly keepFeatures: string[] }): Promise<Buffer> {
  const whole = await readFile(fileURLToPath(import.meta.resolve(`${FONT_PACKAGE}/files/source-serif-4-latin-600-normal.woff2`)))
  return subsetFont(whole, LETTERS, { ...options, targetFormat: 'truetype', noLayoutClosure: true })
}
