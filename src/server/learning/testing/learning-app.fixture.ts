import type { LearnedModule } from '#contracts/learning.ts'
import type { AccountRow } from '../../http/sessions/sessions.ts'
import { createTestApp, type TestApp, type TestAppOptions } from '../../http/testing/test-app.fixture.ts'
import type { TestClient } from '../../http/testing/test-client.fixture.ts'

/** Where all calls go. */
export const API = '/api/v1/learning/progress'

/** Never asked: sessions are opened without it. */
const provider = { issuer: 'https://provider.example', clientId: 'site', clientSecret: 'secret', scopes: 'openid' }

/** A site that has a curriculum, and nothing else. */
const BUILD = { id: 'learning', pages: { '/en-US/curriculum/': 'Curriculum' } }

/** A signed-in learner. */
export interface Learner {
  readonly client: TestClient
  readonly account: AccountRow
  /** Adds to what they have done. @returns what is stored then */
  add(...modules: readonly LearnedModule[]): Promise<readonly LearnedModule[]>
  list(): Promise<readonly LearnedModule[]>
}

export interface LearningApp extends TestApp {
  learner(): Promise<Learner>
}

/** The real app on a site with a curriculum. */
export async function createLearningApp(options: TestAppOptions): Promise<LearningApp> {
  const app = await createTestApp({ build: BUILD, signIn: { kind: 'outside', provider }, ...options })
  return {
    ...app,
    async learner() {
      const account = await app.createAccount()
      const client = app.client()
      await client.signIn(account)
      return {
        client,
        account,
        add: async (...modules) => given(await client.post(API, { json: { modules } })).modules,
        list: async () => given(await client.get(API)).modules,
      }
    },
  }
}

/** A module of which this was solved. */
export function learned(module: string, solved: string[], more: Partial<LearnedModule> = {}): LearnedModule {
  return { module, solved, total: 3, finished_at: null, ...more }
}

function given({ statusCode, body, json }: Awaited<ReturnType<TestClient['get']>>) {
  if (statusCode !== 200) throw new Error(`200 was expected and not ${statusCode}: ${body}`)
  return json()
}
