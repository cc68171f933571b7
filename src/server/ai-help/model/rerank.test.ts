import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeStores } from '../../store/testing/describe-stores.fixture.ts'
import type { ScoredSection } from '../retrieval/score-sections.ts'
import { type EmbeddingServer, openEmbeddingServer } from '../testing/embedding-server.fixture.ts'
import { createAskEmbeddings } from './ask-embeddings.ts'
import { createEmbedTexts } from './embed-texts.ts'
import { createRerank } from './rerank.ts'
import { sweepEmbeddings } from './stored-embeddings.ts'

const DAY_MS = 24 * 60 * 60_000
const QUESTION = 'near near near'

/** Sections with these texts, the best by their words first. */
function sectionsOf(texts: readonly string[]): readonly ScoredSection[] {
  const page = {
    url: '/a',
    title: 'A',
    shortTitle: 'A',
    pageType: 'guide',
    popularity: 0,
    parentTitle: null,
    baseline: null,
    support: {},
    sections: [],
  }
  return texts.map((text) => ({ page, score: 1, section: { url: '/a', heading: null, paragraphs: [text], code: [] } }))
}
const plain = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `text ${at}`)
const textsOf = (sections: readonly ScoredSection[]) => sections.map(({ section }) => section.paragraphs[0])

describeStores('the order by meaning', ({ getStore }) => {
  let server: EmbeddingServer
  let lines: string[]
  let now: number
  let work: Promise<void>[]
  beforeAll(async () => {
    server = await openEmbeddingServer()
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await getStore().db.deleteFrom('ai_embeddings').execute()
    lines = []
    work = []
    now = 1000 * DAY_MS
    server.script = {}
    server.asked.length = 0
    server.mostAtOnce = 0
  })

  /** A server that has just started. */
  function start({ model = 'meaning', waitMs = 60_000 } = {}) {
    const ask = createAskEmbeddings({ baseUrl: server.baseUrl, model, signal: new AbortController().signal, retryMs: 1 })
    const embed = createEmbedTexts({ db: getStore().db, model, ask, now: () => now })
    return createRerank({ embed, now: () => now, report: (line) => lines.push(line), start: (job) => work.push(job()), waitMs })
  }
  const countRows = async (): Promise<number> => (await getStore().db.selectFrom('ai_embeddings').select('hash').execute()).length

  test('a section that is near by its meaning comes first, and those that are not compared stay at the end', async () => {
    const texts = [...plain(2), 'near near', ...plain(30).map((text) => `${text} more`)]
    const ordered = textsOf(await start()(QUESTION, sectionsOf(texts)))
    expect(ordered[0]).toBe('text 0')
    expect(ordered[1]).toBe('near near')
    expect(ordered.slice(24)).toEqual(texts.slice(24))
    expect(ordered.toSorted()).toEqual(texts.toSorted())
  })

  test('texts are asked for in batches of 16, one after the other, each text once', async () => {
    await start()(QUESTION, sectionsOf([...plain(23), 'text 0']))
    expect(server.asked.map((texts) => texts.length)).toEqual([16, 8])
    expect([server.mostAtOnce, await countRows()]).toEqual([1, 23])
  })

  test('after a restart the model is asked for the question only, and for sections that changed', async () => {
    await start()(QUESTION, sectionsOf(plain(10)))
    server.asked.length = 0
    const rerank = start()
    await rerank(QUESTION, sectionsOf(plain(10)))
    expect(server.asked).toEqual([[QUESTION]])
    await rerank(QUESTION, sectionsOf([...plain(9), 'changed']))
    expect(server.asked[1]).toEqual([QUESTION, 'A\n\nchanged'])
  })

  test('questions are not stored', async () => {
    await start()('my secret question', sectionsOf(plain(1)))
    await start()('my secret question', sectionsOf(plain(1)))
    expect(server.asked[1]).toEqual(['my secret question'])
    expect(await countRows()).toBe(1)
  })

  test('another model has embeddings of its own', async () => {
    await start()(QUESTION, sectionsOf(plain(2)))
    await start({ model: 'other' })(QUESTION, sectionsOf(plain(2)))
    expect([server.asked[1]?.length, await countRows()]).toEqual([3, 4])
  })

  test('vectors of another length are of an earlier model: all of them are asked for again and replaced', async () => {
    await start()(QUESTION, sectionsOf(plain(20)))
    server.script = { dimensions: 5 }
    server.asked.length = 0
    const ordered = await start()(QUESTION, sectionsOf([...plain(20), 'near near']))
    expect(server.asked.map((texts) => texts.length)).toEqual([2, 16, 4])
    expect([textsOf(ordered)[1], await countRows(), lines]).toEqual(['text 1', 21, []])
    await start()(QUESTION, sectionsOf(plain(20)))
    expect(server.asked.at(-1)).toEqual([QUESTION])
  })

  test.each([429, 500, 503])('a server that is busy (%i) is asked once more', async (status) => {
    server.script = { rejects: { status, count: 1 } }
    const ordered = await start()(QUESTION, sectionsOf([...plain(2), 'near near']))
    expect([server.asked.length, textsOf(ordered)[1], lines]).toEqual([2, 'near near', []])
  })

  const vector = (values: string): string => `{"data":[{"index":0,"embedding":${values}},{"index":1,"embedding":[1,2,3]}]}`
  test.each([
    ['too few', '{"data":[{"embedding":[1,2,3]}]}'],
    ['too many', '{"data":[{"embedding":[1]},{"embedding":[1]},{"embedding":[1]}]}'],
    ['texts', vector('["1","2","3"]')],
    ['null in place of a number', vector('[null,1,2]')],
    ['a number that is infinite', vector('[1e999,1,2]')],
    ['a number that 32 bits do not hold', vector('[1e300,1,2]')],
    ['an empty vector', vector('[]')],
    ['a vector of another length', vector('[1,2]')],
    ['a vector that is too long', `{"data":[${Array(2).fill(`{"embedding":[${Array(8193).fill(0)}]}`)}]}`],
    ['an error in place of data', '{"error":{"message":"no such model"}}'],
    ['NaN, which is no JSON', vector('[NaN,1,2]')],
    ['HTML', '<h1>Bad Gateway</h1>'],
  ])('a response with %s changes no order and stores nothing', async (_, reply) => {
    server.script = { reply }
    const sections = sectionsOf(['near near'])
    expect(await start()(QUESTION, sections)).toBe(sections)
    expect(await countRows()).toBe(0)
    expect(lines).toHaveLength(1)
  })

  test('a response of more than 16 MiB is not read to its end', async () => {
    server.script = { reply: `[${'0,'.repeat(9 * 1024 * 1024)}0]` }
    const sections = sectionsOf(['near'])
    expect(await start()(QUESTION, sections)).toBe(sections)
    expect(lines[0]).toContain('too long')
  })

  test('a model that fails is reported once and left alone for half a minute; when it works again, it is used', async () => {
    server.script = { rejects: { status: 500, count: Number.POSITIVE_INFINITY } }
    const rerank = start()
    const sections = sectionsOf([...plain(2), 'near near'])
    for (const wait of [0, 1000, 29_000, 2000]) {
      now += wait
      expect(await rerank(QUESTION, sections)).toBe(sections)
    }
    expect(server.asked).toHaveLength(4)
    expect(lines).toEqual(['AI Help: no embeddings, passages are ordered by words: the server answered 500'])
    server.script = {}
    now += 31_000
    expect(textsOf(await rerank(QUESTION, sections))[1]).toBe('near near')
    server.script = { reply: '{}' }
    await rerank(QUESTION, sections)
    expect(lines).toHaveLength(2)
  })

  test('a slow model is not waited for, and of many questions at once four wait for it', async () => {
    server.script = { isSilent: true }
    // Long enough that four requests arrive on a busy machine.
    const rerank = start({ waitMs: 1000 })
    const sections = sectionsOf(['near'])
    const ordered = await Promise.all(Array.from({ length: 20 }, () => rerank(QUESTION, sections)))
    expect(ordered.every((one) => one === sections)).toBe(true)
    expect([server.asked.length, server.mostAtOnce, lines.length]).toEqual([4, 4, 1])
  })

  test('embeddings that no question needed for 90 days are deleted, and the oldest of too many', async () => {
    await start()(QUESTION, sectionsOf(['old', 'used']))
    now += 89 * DAY_MS
    await start()(QUESTION, sectionsOf(['used']))
    now += 2 * DAY_MS
    await sweepEmbeddings(getStore().db, now)
    expect(await countRows()).toBe(1)
    await start()(QUESTION, sectionsOf(plain(5)))
    await sweepEmbeddings(getStore().db, now, 3)
    expect(await countRows()).toBe(3)
  })
})
