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
