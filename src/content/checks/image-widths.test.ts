import { expect, test } from 'vitest'
import { checkBody } from '../testing/check-sample.ts'
import { PNG } from '../testing/sample-images.ts'

const FILES = { 'files/en-us/sample/x.png': PNG }

test('a width or height by style is reported with its place', async () => {
  expect(await checkBody('<img src="x.png" alt="" style="color: red; HEIGHT: 3px">\n', FILES)).toEqual([
    "5:25 warning image-widths: the image's height is set by a style (use the attributes width and height, or leave it out)",
  ])
})

test('attributes, and styles that set no size, are no problems', async () => {
  expect(await checkBody('<img src="x.png" alt="" width="3" style="max-width: 100%">\n\n<p style="width: 3px">x</p>\n', FILES)).toEqual([])
})
