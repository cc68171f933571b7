import { expect, test } from 'vitest'
import { gifImage, pngImage } from './raster.fixture.ts'
import { IMAGE_BYTES_MAX, readRaster } from './read-raster.ts'

test('images of the sizes of a placement are accepted, also with twice as many pixels each way', () => {
  expect(readRaster(pngImage(125, 125), 'side')).toEqual({ type: 'image/png', width: 125, height: 125 })
  expect(readRaster(pngImage(260, 200), 'side')).toEqual({ type: 'image/png', width: 260, height: 200 })
  expect(readRaster(gifImage(728, 90), 'bottom')).toEqual({ type: 'image/gif', width: 728, height: 90 })
  expect(readRaster(pngImage(970, 250), 'side')).toBe(
    'the image has 970x250 pixels; side takes 125x125 or 130x100, or twice as many each way',
  )
})

test.each([
  ['an SVG image', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="125" height="125"/>')],
  ['an SVG image behind a mark of its encoding', Buffer.from('\ufeff<?xml version="1.0"?><svg/>')],
  ['a page', Buffer.from('<!doctype html>')],
  ['nothing', Buffer.alloc(0)],
])('%s is no raster image', (_, bytes) => {
  expect(readRaster(bytes, 'side')).toBe('the file is no PNG, JPEG, WebP, GIF or AVIF image')
})

test('what has the first bytes of an image and no size is rejected', () => {
  expect(readRaster(Buffer.from('\u0089PNG\r\n\u001a\n0000IEND\u00aeB`\u0082', 'latin1'), 'side')).toBe(
    'the size of the image cannot be read',
  )
  expect(readRaster(Buffer.from('\u00ff\u00d8\u00ff\u00e0\u00ff\u00d9', 'latin1'), 'side')).toBe('the size of the image cannot be read')
  expect(readRaster(Buffer.from('0000ftypavif0000'), 'side')).toBe('the size of the image cannot be read')
})

test('images that would fill the memory of a browser, too many bytes, and bytes behind the end are rejected', () => {
  expect(readRaster(pngImage(60_000, 60_000), 'side')).toContain('the image has 60000x60000 pixels')
  expect(readRaster(Buffer.alloc(IMAGE_BYTES_MAX + 1), 'side')).toContain(`at most ${IMAGE_BYTES_MAX}`)
  const behind = Buffer.concat([pngImage(125, 125), Buffer.from('<script>alert(1)</script>')])
  expect(readRaster(behind, 'side')).toBe('the image is not complete, or something stands behind its end')
  expect(readRaster(pngImage(125, 125).subarray(0, -4), 'side')).toBe('the image is not complete, or something stands behind its end')
})

test('bytes behind the end of a GIF image are rejected, also when they end as one does, and so is one without an end', () => {
  const image = gifImage(125, 125)
  const parts = [
    Buffer.concat([image, Buffer.from('<script>;')]),
    Buffer.concat([image, image]),
    image.subarray(0, -1),
    image.subarray(0, 12),
  ]
  for (const bytes of parts) expect(readRaster(bytes, 'side')).toBe('the image is not complete, or something stands behind its end')
})

test('images that stay as they are are accepted, whatever bytes are in their data', () => {
  // A number of repetitions, and a comment with what begins the times of three images.
  const loop = Buffer.from('!\u00ff\u000bNETSCAPE2.0\u0003\u0001\0\0\0', 'latin1')
  const comment = Buffer.from('!\u00fe\u0009!\u00f9\u0004!\u00f9\u0004!\u00f9\u0004\0', 'latin1')
  expect(readRaster(gifImage(125, 125, 1, { front: [loop, comment] }), 'side')).toMatchObject({ type: 'image/gif' })
  const text: readonly [string, Buffer] = ['tEXt', Buffer.from('Comment\0acTL')]
  expect(readRaster(pngImage(125, 125, [text]), 'side')).toMatchObject({ type: 'image/png' })
})

test('images that move without times, or behind a text that looks like pixels, are rejected', () => {
  expect(readRaster(gifImage(125, 125, 2, { hasTimes: false }), 'side')).toBe('the image moves; ads are static')
  const text: readonly [string, Buffer] = ['tEXt', Buffer.from('Comment\0IDAT')]
  expect(readRaster(pngImage(125, 125, [text, ['acTL', Buffer.alloc(8)]]), 'side')).toBe('the image moves; ads are static')
})

test('images that move are rejected: ads are static', () => {
  expect(readRaster(gifImage(125, 125, 2), 'side')).toBe('the image moves; ads are static')
  expect(readRaster(pngImage(125, 125, [['acTL', Buffer.alloc(8)]]), 'side')).toBe('the image moves; ads are static')
})
