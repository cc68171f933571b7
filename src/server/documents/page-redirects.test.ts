import { afterAll, beforeAll, expect, test } from 'vitest'
import { openExample } from './example-site.fixture.ts'

let example: ReturnType<typeof openExample>
beforeAll(() => {
  example = openExample()
})
afterAll(() => example.close())

async function visit(url: string) {
  const { statusCode, headers } = await example.app.inject(url)
  return [statusCode, headers.location, headers['cache-control']]
}

const MONTH = 'public, max-age=2592000'

test.each([
  ['/en-US/docs/web/css', '/en-US/docs/Web/CSS'],
  ['/EN-us/DOCS/web/CSS', '/en-US/docs/Web/CSS'],
  ['/en-us/docs/web/css/', '/en-US/docs/Web/CSS'],
  ['/en-US/docs/web/css?a=b&c', '/en-US/docs/Web/CSS?a=b&c'],
  ['/en-US/docs/web/css/index.json?a', '/en-US/docs/Web/CSS/index.json?a'],
  ['/en-US/docs/web/api/what%3F', '/en-US/docs/Web/API/What%3F'],
  ['/en-US/docs/web/css/%3AHAS', '/en-US/docs/Web/CSS/:has'],
  ['/en-us/', '/en-US/'],
  ['/en-US/BLOG/', '/en-US/blog/'],
  ['/en-US/docs/Web/CSS/index.html', '/en-US/docs/Web/CSS'],
  ['/en-US/index.html', '/en-US/'],
  ['/en-us/docs/web/css/film.mp4', '/en-US/docs/Web/CSS/film.mp4'],
  ['/en-us/search-index.json', '/en-US/search-index.json'],
])('%s leads for good to its canonical address %s', async (url, location) => {
  expect(await visit(url)).toEqual([301, location, MONTH])
})

test.each([
  ['/en-US/docs/Web/CSS/', '/en-US/docs/Web/CSS'],
  ['/en-US/docs/Web/CSS/?a=b', '/en-US/docs/Web/CSS?a=b'],
  ['/en-US/docs/Web/CSS///', '/en-US/docs/Web/CSS'],
  ['/en-US/docs/Nothing/', '/en-US/docs/Nothing'],
  ['/en-US', '/en-US/'],
  ['/en-US/blog', '/en-US/blog/'],
  ['/en-US/blog/nothing', '/en-US/blog/nothing/'],
  ['/en-US/curriculum', '/en-US/curriculum/'],
  ['/en-US/plus/', '/en-US/plus'],
])('%s gets its slash right: %s', async (url, location) => {
  expect(await visit(url)).toEqual([302, location, MONTH])
})

test.each(['/en-US/blog/nothing.png', '/en-US/curriculum/nothing.json', '/nothing/'])('%s keeps its form and is not found', async (url) => {
  expect(await visit(url)).toEqual([404, undefined, 'no-store'])
})

test('the root of the documents leads to the first of them', async () => {
  expect(await visit('/en-US/docs')).toEqual([302, '/en-US/docs/Web', 'public, max-age=3600'])
  expect(await visit('/en-US/docs/')).toEqual([302, '/en-US/docs/Web', 'public, max-age=3600'])
})

test.each([
  ['/en-US/docs/CSS', '/en-US/docs/Web/CSS'],
  ['/en-US/docs/css/', '/en-US/docs/Web/CSS'],
  ['/EN-us/docs/CSS', '/en-US/docs/Web/CSS'],
  ['/en-US/docs/CSS?a=b', '/en-US/docs/Web/CSS'],
  ['/en-US/docs/CSS/index.json', '/en-US/docs/Web/CSS/index.json'],
  ['/en-US/docs/Part', '/en-US/docs/Web/CSS#part%20one'],
  ['/en-US/docs/Part/index.json', '/en-US/docs/Web/CSS/index.json'],
  ['/en-US/docs/Elsewhere', 'https://example.com/a%20b'],
  ['/en-US/docs/Found', '/en-US/search?q=a%20%C3%BC%3Cb%3E%2520c#gr%C3%B6%C3%9Fe'],
  ['/en-US/docs/One', '/en-US/docs/Web/CSS'],
  ['/de/docs/Alt', '/de/docs/Web/CSS'],
])('the moved page %s is at %s, without its query', async (url, location) => {
  expect(await visit(url)).toEqual([301, location, MONTH])
})

test.each(['Circle', 'Round', 'Self', 'self', 'Plain', 'Host', 'Script'])(
  'a table entry that leads in a circle or to a place that is not safe is not followed: %s',
  async (name) => {
    expect(await visit(`/en-US/docs/${name}`)).toEqual([404, undefined, 'no-store'])
  },
)

test('a page that exists is never moved', async () => {
  expect((await visit('/en-US/docs/Web'))[0]).toBe(200)
})

test('no redirect of any address leads in a circle', async () => {
  const starts = [
    '/',
    '/docs',
    '/en/docs/css/',
    '/EN-US/docs/CSS/',
    '/it/blog',
    '/plus/',
    '//en_US//',
    '/fr-XX/docs/web',
    '/docs/circle',
    '/en-us/index.html',
  ]
  for (const start of starts) {
    const seen: string[] = []
    for (let url: string | undefined = start; url !== undefined; ) {
      expect(seen, `${start} leads in a circle`).not.toContain(url)
      seen.push(url)
      const reply: { readonly headers: { readonly location?: unknown } } = await example.app.inject(url)
      url = reply.headers.location === undefined ? undefined : String(reply.headers.location)
    }
    expect(seen.length, seen.join(' -> ')).toBeLessThanOrEqual(4)
  }
})
