import { expect, test } from 'vitest'
import { pictureSvg } from './share-picture.ts'
import { canOutline, openTypesetter } from './share-picture-letters.ts'

const letters = await openTypesetter()

function lineSizes(title: string): readonly number[] {
  const svg = pictureSvg({ subject: { title, brand: null }, logo: undefined, letters })
  return [...svg.matchAll(/scale\((0\.\d+) -0/g)].map(([, scale]) => Math.round(Number(scale) * 1000))
}

test('a short title is set in large letters, a long one in smaller ones on several lines', () => {
  expect(lineSizes('CSS')).toEqual([120])
  expect(lineSizes('Learn web development')).toEqual([120, 120])
  expect(lineSizes('Everything an extension of a browser can do, and how')).toHaveLength(3)
})

test('a word that is wider than the image is made to fit', () => {
  expect(Math.max(...lineSizes('Donaudampfschifffahrtsgesellschaftskapitän'))).toBeLessThan(76)
})

test('a title without end is cut after three lines', () => {
  expect(lineSizes('word '.repeat(60).trim())).toHaveLength(3)
})

test('texts are shapes: a title can bring nothing into the image', () => {
  const svg = pictureSvg({ subject: { title: '<script> & "x"', brand: '<b>' }, logo: undefined, letters })
  expect(svg).not.toMatch(/<script|<b>|<text/)
})

test('the face has letters for Latin and Cyrillic, and says so', () => {
  expect(['Barrierefreiheit', 'Développement « web »', 'Стили', '<video>'].map(canOutline)).toEqual([true, true, true, true])
  expect(['スタイル', '웹', '样式', 'ويب', 'A🙂'].map(canOutline)).toEqual([false, false, false, false, false])
})

test('Cyrillic and Latin letters stand on one line', () => {
  const [both, first, second] = ['Веб API', 'Веб', 'API'].map((text) => letters.outline(text, 100).width)
  expect(both).toBeGreaterThan((first ?? 0) + (second ?? 0))
  expect(letters.outline('Веб API', 100).svg.match(/<g /g)).toHaveLength(2)
})
