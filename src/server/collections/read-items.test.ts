import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'
import { API, type CollectionsApp, createCollectionsApp, type User } from './testing/collections-app.fixture.ts'
import { pageUrl } from './testing/saved-site.fixture.ts'

describe.each(DATABASES)('items are read, on %s', (kind) => {
  let it: CollectionsApp
  let user: User
  let id: string
  beforeAll(async () => {
    it = await createCollectionsApp({ kind })
    user = await it.user({ plan: 'mdn_plus_5m' })
    id = await user.defaultId()
    for (const [index, [title, notes]] of TEXTS.entries()) await user.save(id, pageUrl(index), { title, notes })
  })
  afterAll(() => it.close())

  const TEXTS = [
    ['100% sure', 'no underscore'],
    ['100 per cent', 'snake_case'],
    ['ÉTÉ in Zürich', ''],
    ['été again', 'A\nnote with lines'],
    ['<video>', 'back\\slash'],
    ['Ｆｕｌｌ width ﬁnd', 'Σίσυφος'],
    ['apple', ''],
    ['Banana', ''],
    ['cherry', "it's; drop table x --"],
  ] as const
  test('a page ends before its texts are over 4 MiB; twelve of the longest notes fit into one', async () => {
    const long = await user.create('Long')
    for (let number = 0; number < 17; number += 1) await user.save(long, pageUrl(number), { notes: '🦊'.repeat(65_536) })
    const first = await user.read(long, '?limit=1000')
    const rest = await user.read(long, `?limit=1000&offset=${first.items.length}`)
    expect([first.items.length, rest.items.length, first.match_count]).toEqual([15, 2, 17])
    expect((await user.read(long, '?limit=12')).items).toHaveLength(12)
  })

  const titles = async (query: string): Promise<readonly string[]> => (await user.read(id, query)).items.map(({ title }) => title)
  const find = async (q: string) => {
    const { items, match_count } = await user.read(id, `?sort=oldest&q=${encodeURIComponent(q)}`)
    expect(match_count).toBe(items.length)
    return items.map(({ title }) => title)
  }

  test.each([
    ['%', ['100% sure']],
    ['100%', ['100% sure']],
    ['0%5', []],
    ['_', ['100 per cent']],
    ['e_c', ['100 per cent']],
    ['\\', ['<video>']],
    ['étÉ', ['ÉTÉ in Zürich', 'été again']],
    ['ete', []],
    ['ZÜRICH', ['ÉTÉ in Zürich']],
    ['NOTE  with', ['été again']],
    ['again a', []],
    ['full', ['Ｆｕｌｌ width ﬁnd']],
    ['FIND', ['Ｆｕｌｌ width ﬁnd']],
    ['σΊσυφος', ['Ｆｕｌｌ width ﬁnd']],
    ["it's;", ['cherry']],
    ['page', []],
  ])('%j finds %j: in titles and notes, in any case, by itself', async (q, found) => {
    expect(await find(q)).toEqual(found)
  })

  test('a query of nothing but spaces finds all', async () => {
    expect((await user.read(id, '?q=%20%20&limit=20')).items).toHaveLength(TEXTS.length)
  })

  test('how many there are is said for the query and for the whole', async () => {
    expect(await user.read(id, '?q=100&limit=1')).toMatchObject({ article_count: 9, match_count: 2, items: [{ title: '100 per cent' }] })
  })

  test('by title they stand in the order of their letters, in any case', async () => {
    expect(await titles('?sort=title&limit=20')).toEqual([
      '100 per cent',
      '100% sure',
      '<video>',
      'apple',
      'Banana',
      'cherry',
      'Ｆｕｌｌ width ﬁnd',
      'été again',
      'ÉTÉ in Zürich',
    ])
  })

  test('newest, date and manual begin the same; oldest is the other way round', async () => {
    const newest = await titles('?limit=20')
    expect(newest[0]).toBe('cherry')
    expect([await titles('?limit=20&sort=date'), await titles('?limit=20&sort=manual')]).toEqual([newest, newest])
    expect(await titles('?limit=20&sort=oldest')).toEqual(newest.toReversed())
  })

  test.each(['newest', 'oldest', 'title', 'manual'])(
    'page by page by %s, each item comes once, also those with the same title',
    async (sort) => {
      const twin = await user.create(sort)
      for (let index = 0; index < 9; index += 1) await user.save(twin, pageUrl(index), { title: `same ${index % 2}` })
      const pages = await Promise.all([0, 2, 4, 6, 8].map((offset) => user.read(twin, `?sort=${sort}&limit=2&offset=${offset}`)))
      expect(new Set(pages.flatMap(({ items }) => items.map((item) => item.id))).size).toBe(9)
      expect((await user.read(twin, `?sort=${sort}&offset=10000`)).items).toEqual([])
    },
  )

  test('what an item is called now is what it is found and sorted by', async () => {
    const one = await it.user()
    const own = await one.defaultId()
    const [item] = await one.saveAll(own, [pageUrl(3)])
    await one.client.post(`${API}${own}/items/${item?.id}/`, { json: { title: 'Renamed', notes: 'noted' } })
    const found = async (q: string) => (await one.read(own, `?q=${q}`)).match_count
    expect([await found('renamed'), await found('NOTED'), await found('a%20title')]).toEqual([1, 1, 0])
  })
})
