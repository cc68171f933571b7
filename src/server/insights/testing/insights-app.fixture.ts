import { randomBytes } from 'node:crypto'
import { FEATURES, type Feature } from '#contracts/features.ts'
import { INSIGHTS_PATH } from '#contracts/insights.ts'
import { SURVEYS_FILE } from '#contracts/survey.ts'
import { createTestApp, type TestApp } from '../../http/testing/test-app.fixture.ts'
import type { TestClient } from '../../http/testing/test-client.fixture.ts'
import type { Store } from '../../store/store.ts'
import type { FeedbackVotesTable } from '../../store/tables/feedback.ts'

const provider = { issuer: 'https://provider.example', clientId: 'site', clientSecret: 'secret', scopes: 'openid' }
/** A page of the site. */
export const CSS = '/en-US/docs/Web/CSS'
export const DAY_MS = 24 * 60 * 60_000
const TABLES = ['telemetry_days', 'feedback_votes', 'survey_answers', 'ad_placement_counts', 'observatory_scans'] as const
const texts = { teaser: { 'en-US': 'A' }, question: { 'en-US': 'B' } }
const SURVEY = {
  id: 'examples',
  pages: ['/en-US/'],
  rate: { from: 0, to: 1 },
  ...texts,
  form: [
    {
      id: 'useful',
      kind: 'choice',
      text: { 'en-US': 'How useful are <examples>?' },
      options: [
        { id: 'yes', text: { 'en-US': 'Useful' } },
        { id: 'no', text: { 'en-US': 'Not useful' } },
      ],
    },
    { id: 'why', kind: 'text', text: { 'en-US': 'Why?' } },
  ],
}
const BUILD = {
  id: 'insights',
  pages: { [CSS]: 'CSS', '/en-US/': 'Home' },
  files: { '/en-US/404/index.html': '<p><span data-path></span></p>', [`/${SURVEYS_FILE}`]: JSON.stringify([SURVEY]) },
}

/** A site with figures: 21 November 2026, at noon. */
export interface InsightsApp extends TestApp {
  /** A browser in which a user is signed in. */
  clientOf(account: { readonly is_staff: 0 | 1 }): Promise<TestClient>
  /** The page, as staff see it. @param query `?days=7` */
  page(query?: string): Promise<string>
  /** The lines of the file of a table. */
  csv(name: string, query?: string): Promise<readonly string[]>
  /** The day so many days ago. */
  dayBefore(days: number): string
  /** Counts what telemetry would have counted. */
  count(
    measure: string,
    about: string,
    more?: { readonly ago?: number; readonly number?: number; readonly locale?: string },
  ): Promise<unknown>
  vote(more?: Partial<FeedbackVotesTable>): Promise<unknown>
  /** Forgets all that was counted. */
  clear(): Promise<void>
}

export async function createInsightsApp(kind: Store['kind'], features: readonly Feature[] = FEATURES): Promise<InsightsApp> {
  const app = await createTestApp({ kind, build: BUILD, features, siteName: 'Herons', signIn: { kind: 'outside', provider } })
  const { db } = app.store
  const clientOf = async (more: { readonly is_staff: 0 | 1 }): Promise<TestClient> => {
    const client = app.client()
    await client.signIn(await app.createAccount(more))
    return client
  }
  const staff = await clientOf({ is_staff: 1 })
  const dayBefore = (days: number): string => new Date(app.clock.now() - days * DAY_MS).toISOString().slice(0, 10)
  return {
    ...app,
    clientOf,
    dayBefore,
    page: async (query = '') => (await staff.get(`${INSIGHTS_PATH}${query}`)).body,
    async csv(name, query = '') {
      const { body } = await staff.get(`${INSIGHTS_PATH}/${name}.csv${query}`)
      return body.split('\r\n').filter((line) => line !== '')
    },
    count: (measure, about, { ago = 0, number = 3, locale = 'en-US' } = {}) =>
      db
        .insertInto('telemetry_days')
        .values({ day: dayBefore(ago), measure, locale, about, count: number })
        .execute(),
    vote: (more = {}) =>
      db
        .insertInto('feedback_votes')
        .values({
          id: randomBytes(16).toString('hex'),
          kind: 'page',
          about: CSS,
          locale: 'en-US',
          is_helpful: 0,
          reason: null,
          comment: null,
          voted_at: app.clock.now(),
          ...more,
        })
        .execute(),
    async clear() {
      for (const table of TABLES) await db.deleteFrom(table).execute()
    },
  }
}
