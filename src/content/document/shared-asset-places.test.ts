import { expect, test } from 'vitest'
import { buildBody, htmlOf } from '../testing/build-sample.ts'
import { pngBytes } from '../testing/example-content.fixture.ts'

const BODY = [
  '![a](/shared-assets/images/a.png)',
  '',
  '```css live-sample___x',
  'b { background: url("/shared-assets/images/none.png?x=1"), url(/shared-assets/images/A.png) }',
  '```',
  '',
  '{{EmbedLiveSample("x")}}',
  '',
  'See `/shared-assets/images/none.png`, https://example.org/shared-assets/x.png, `/shared-assets/{name}.png` and /shared-assets/a.vtt.',
].join('\n')

test('files for any page are found wherever they are named, and missing ones are reported once with their place', () => {
  const built = buildBody(BODY, { 'files/shared-assets/images/a.png': pngBytes(3, 2) })
  expect(htmlOf(built)).toContain('<img src="/shared-assets/images/a.png" alt="a" loading="lazy" width="3" height="2">')
  expect(built.problems).toEqual([
    '8:22 warning missing-shared-asset: no content root has the file /shared-assets/images/none.png',
    '8:64 warning ill-cased-image: /shared-assets/images/A.png is spelled /shared-assets/images/a.png on disk',
    '13:112 warning missing-shared-asset: /shared-assets/a.vtt is not served: it is not an image, audio, video or font',
  ])
})

test('a page is built again when such a file comes', () => {
  expect([...buildBody(BODY).keys]).toContain('asset:_shared-assets/images/none.png')
})
