import { expect, test } from 'vitest'
import { processSample } from '../testing/sample-html.ts'

test.each([
  'https://other.example/a',
  '//other.example/',
  'http://www.youtube-nocookie.com/embed/a',
  'https://jsfiddle.net.other.example/',
])('a frame of %s becomes a link, with a warning', (src) => {
  const { html, problems } = processSample(`<iframe src="${src}" title="A game"></iframe>`)
  expect(html).toMatch(/^<p><a href="[^"]+"[^>]*>A game<\/a><\/p>$/)
  expect(problems.join()).toContain(`warning unsafe-html: the frame loads ${src}; it becomes a link`)
})

test('a frame that would run a script shows no address at all', () => {
  expect(processSample('<iframe src="javascript:x()"></iframe>').html).toBe('<iframe loading="lazy"></iframe>')
})

test.each(['/en-US/docs/Sample', 'sample.html', 'https://www.youtube-nocookie.com/embed/a', 'https://jsfiddle.net/a/embedded/'])(
  'a frame of %s stays',
  (src) => {
    const { html, problems } = processSample(`<iframe src="${src}" title="x"></iframe>`)
    expect([html, problems]).toEqual([`<iframe src="${src}" title="x" loading="lazy"></iframe>`, []])
  },
)
