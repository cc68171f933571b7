import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PNG, SVG } from '../testing/sample-images.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createImageMeasure } from './measure-image.ts'

const measureOf = (name: string, content: string | Uint8Array) => createImageMeasure()(join(temporaryFolder({ [name]: content }), name))

test('an image says its size itself', () => {
  expect(measureOf('a.png', PNG)).toEqual({ width: 1, height: 1 })
})

test('a drawing has the size of its attributes, else of its view box', () => {
  expect(measureOf('a.svg', SVG)).toEqual({ width: 20, height: 10 })
  expect(measureOf('a.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30.4 15.6"><path d="M0 0"/></svg>')).toEqual({
    width: 30,
    height: 16,
  })
})

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0,0, 300 ,150"><path d="M0,0"/></svg>', { width: 300, height: 150 }],
  ['<svg xmlns="http://www.w3.org/2000/svg" width="20" viewBox="0,0,300,150"></svg>', { width: 20, height: 10 }],
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0,0,none"></svg>', undefined],
])('commas may stand in a view box: %s', (svg, size) => {
  expect(measureOf('a.svg', svg)).toEqual(size)
})

test.each([
  [1, { width: 40, height: 30 }],
  [3, { width: 40, height: 30 }],
  [6, { width: 30, height: 40 }],
  [8, { width: 30, height: 40 }],
])('a photo with the orientation %i has the size that browsers show', (orientation, size) => {
  expect(measureOf('a.jpg', photoOf(orientation))).toEqual(size)
})

/** The head of a JPEG image of 40 by 30 pixels, with its orientation in EXIF. */
function photoOf(orientation: number): Uint8Array {
  const exif = `Exif\0\0MM\0*\0\0\0\b\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0\0\0\0\0`
  const segment = `\xff\xe1\0${String.fromCharCode(exif.length + 2)}${exif}`
  const frame = '\xff\xc0\0\x11\b\0\x1e\0\x28\x03\x01"\0\x02\x11\x01\x03\x11\x01'
  return Buffer.from(`\xff\xd8${segment}${frame}\xff\xd9`, 'latin1')
}

test.each(['', 'no picture', '<svg', PNG.subarray(0, 10)])('what is not an image has no size', (content) => {
  expect(measureOf('a.png', content)).toBeUndefined()
})

test('a file that is not there has no size', () => {
  expect(createImageMeasure()('/nowhere/a.png')).toBeUndefined()
})

test('a file is read once', () => {
  const folder = temporaryFolder({ 'a.png': PNG })
  const measure = createImageMeasure()
  measure(join(folder, 'a.png'))
  writeFileSync(join(folder, 'a.png'), SVG)
  expect(measure(join(folder, 'a.png'))).toEqual({ width: 1, height: 1 })
})
