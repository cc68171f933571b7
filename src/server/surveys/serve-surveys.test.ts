import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SURVEYS_FILE, type Survey } from '#contracts/survey.ts'
import { SURVEY_ANSWER_MAX, SURVEY_ANSWERS_PER_DAY } from '#contracts/survey-limits.ts'
import { createTestApp, type TestApp } from '../http/testing/test-app.fixture.ts'
import type { TestClient } from '../http/testing/test-client.fixture.ts'
import { inParallel } from '../store/testing/in-parallel.fixture.ts'
import { DATABASES } from '../store/testing/open-test-store.fixture.ts'

const CSS = '/de/docs/Web/CSS'
const texts = { teaser: { 'en-US': 'A' }, question: { 'en-US': 'B' } }
const shared = { pages: ['/de/docs/'], rate: { from: 0, to: 1 }, ...texts }
const SURVEYS: readonly Survey[] = [
  {
    id: 'german',
    ...shared,
    form: [
      {
        id: 'quality',
        text: { 'en-US': 'How good is it?' },
        kind: 'choice',
        options: [
          { id: 'good', text: { 'en-US': 'Good' } },
          { id: 'bad', text: { 'en-US': 'Bad' } },
        ],
      },
      { id: 'why', text: { 'en-US': 'Why?' }, kind: 'text' },
    ],
  },
  { id: 'elsewhere', ...shared, frame: 'https://survey.example/' },
]
const BUILD = { id: 'surveys', pages: { [CSS]: 'CSS' }, files: { [`/${SURVEYS_FILE}`]: JSON.stringify(SURVEYS) } }
/** Never asked: no one signs in. */
const provider = { issuer: 'https://provider.example', clientId: 'site', clientSecret: 'secret', scopes: 'openid' }

describe.each(DATABASES)('surveys (docs/behaviour/surveys.md), on %s', (kind) => {
  let it: TestApp
  let count = 0
  const next = (): number => {
    count += 1
    return count
  }
  beforeAll(async () => {
    it = await createTestApp({ kind, build: BUILD, limitFactor: 1, signIn: { kind: 'outside', provider } })
  })
  afterAll(() => it.close())

  const body = (more: object = {}) => ({
    id: String(next()).padStart(32, '0'),
    locale: 'de',
    url: CSS,
    answers: { quality: 'good' },
    ...more,
  })
  /** Each test is another network. */
  const client = (): TestClient => it.client(`203.0.${next()}.1`)
  const send = (user: TestClient, json: object, survey = 'german') => user.post(`/api/v2/surveys/${survey}/answers/`, { json })
  const rows = () => it.store.db.selectFrom('survey_answers').selectAll().orderBy('id').execute()

  test('answers are stored with page and language; nothing says who answered; the same answers again change nothing', async () => {
    const [user, answered] = [client(), body({ answers: { quality: 'bad', why: 'Grid fehlt.' } })]
    expect((await send(user, answered)).statusCode).toBe(204)
    expect((await send(user, { ...answered, answers: { quality: 'good' } })).statusCode).toBe(204)
    const row = (await rows()).find(({ id }) => id === answered.id)
    expect(row && { ...row, answers: JSON.parse(row.answers), answered_at: 0 }).toEqual({
      id: answered.id,
      survey: 'german',
      locale: 'de',
      url: CSS,
      answers: { quality: 'bad', why: 'Grid fehlt.' },
      answered_at: 0,
    })
  })

  test.each<readonly [string, object]>([
    ['a choice that is missing', { answers: { why: 'x' } }],
    ['an option that is not there', { answers: { quality: 'superb' } }],
    ['a question that is not there', { answers: { quality: 'good', more: 'x' } }],
    ['an answer named like something that all objects have', { answers: { quality: 'good', toString: 'x' } }],
    ['no answer', { answers: {} }],
    ['a text that is too long', { answers: { quality: 'good', why: 'a'.repeat(SURVEY_ANSWER_MAX + 1) } }],
    ['a page that is not there', { url: '/de/docs/None' }],
    ['an id that is too short', { id: 'abc' }],
    ['a language without an interface', { locale: 'xx' }],
  ])('%s is rejected', async (_, more) => {
    const before = (await rows()).length
    expect((await send(client(), body(more))).statusCode).toBe(400)
    expect(await rows()).toHaveLength(before)
  })

  test('a survey that is not there is 404, and one that another site asks takes no answers', async () => {
    expect((await send(client(), body(), 'none')).statusCode).toBe(404)
    expect((await send(client(), body(), 'elsewhere')).statusCode).toBe(400)
  })

  test('a network answers a survey some times a day', async () => {
    const user = client()
    const replies = await inParallel(20, () => send(user, body()))
    expect(replies.filter(({ statusCode }) => statusCode === 204)).toHaveLength(SURVEY_ANSWERS_PER_DAY)
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20 - SURVEY_ANSWERS_PER_DAY)
    expect((await send(client(), body())).statusCode).toBe(204)
  })
})
