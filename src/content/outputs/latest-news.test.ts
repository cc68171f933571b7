import { expect, test } from 'vitest'
import { readSite } from '../site/read-site.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { latestNews } from './latest-news.ts'

const post = (slug: string, date: string, more = '') =>
  [`blog/${slug}/index.md`, `---\ntitle: About \`${slug}\`\nslug: ${slug}\ndescription: d\ndate: ${date}\n${more}---\nText.\n`] as const

const newsOf = (...posts: readonly (readonly [string, string])[]) => {
  const { tree, brand } = readSite([temporaryFolder({ ...Object.fromEntries(posts), 'site.json': '{"brand":{"shortName":"RR"}}' })])
  return latestNews(tree.allPages, brand)
}

test('the four newest posts are the news, the newest first', () => {
  const news = newsOf(
    post('one', '2026-01-01'),
    post('five', '2026-01-05'),
    post('two', '2026-01-02'),
    post('four', '2026-01-04'),
    post('three', '2026-01-03'),
  )
  expect(news.map(({ published_at }) => published_at)).toEqual(['2026-01-05', '2026-01-04', '2026-01-03', '2026-01-02'])
})

test('a piece of news says where it is, who wrote it and when', () => {
  expect(newsOf(post('one', '2026-01-01', 'author:\n  name: Ada\n'))).toEqual([
    {
      title: 'About one',
      url: '/en-US/blog/one/',
      summary: 'd',
      author: 'Ada',
      published_at: '2026-01-01',
      source: { name: 'RR Blog', url: '/en-US/blog/' },
    },
  ])
})

test('posts that were paid for and those not yet published are no news', () => {
  expect(newsOf(post('paid', '2026-01-01', 'sponsored: true\n'), post('draft', '2026-01-01', 'published: false\n'))).toEqual([])
})
