import { expect, test } from 'vitest'
import { segmentSearchesHtml } from './segment-searches-html.ts'

function textsOf(path: string): readonly string[] {
  const html = String(segmentSearchesHtml({ locale: 'de', path, t: () => 'Find {segment}' }))
  return Array.from(html.matchAll(/href="([^"]*)">Find <bdi>(.*?)<\/bdi>/g), ([, href, name]) => `${name} ${href}`)
}

test('each segment can be searched for, the last one first, without language and area', () => {
  expect(textsOf('/de/docs/Web/Text_wrap')).toEqual(['Text wrap /de/search?q=Text+wrap', 'Web /de/search?q=Web'])
})

test('an address without a language begins with its first segment', () => {
  expect(textsOf('/css/css')).toEqual(['css /de/search?q=css'])
})

test('nothing of an address is taken for HTML', () => {
  expect(textsOf('/de/<img src="x">')).toEqual(['&lt;img src=&quot;x&quot;&gt; /de/search?q=%3Cimg+src%3D%22x%22%3E'])
})

test.each(['/', '/de/docs/', '/de', `/de/${'x'.repeat(100)}`, '/de/docs/_'])('%s has nothing to search for', (path) => {
  expect(segmentSearchesHtml({ locale: 'de', path, t: () => '' })).toBeUndefined()
})
