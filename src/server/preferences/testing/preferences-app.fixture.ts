import type { Preferences } from '#contracts/preferences.ts'
import type { AccountRow } from '../../http/sessions/sessions.ts'
import { createTestApp, type TestApp, type TestAppOptions } from '../../http/testing/test-app.fixture.ts'
import type { TestClient } from '../../http/testing/test-client.fixture.ts'

/** Where all calls go. */
export const API = '/api/v1/preferences'

/** Never asked: sessions are opened without it. */
const provider = { issuer: 'https://provider.example', clientId: 'site', clientSecret: 'secret', scopes: 'openid' }

/** A signed-in user. */
export interface Chooser {
  readonly client: TestClient
  readonly account: AccountRow
  /** Sends choices. @returns what is stored then */
  send(preferences: Preferences): Promise<Preferences>
  list(): Promise<Preferences>
}

export interface PreferencesApp extends TestApp {
  chooser(): Promise<Chooser>
}

/** The real app with users who choose. */
export async function createPreferencesApp(options: TestAppOptions): Promise<PreferencesApp> {
  const app = await createTestApp({ signIn: { kind: 'outside', provider }, ...options })
  return {
    ...app,
    async chooser() {
      const account = await app.createAccount()
      const client = app.client()
      await client.signIn(account)
      return {
        client,
        account,
        send: async (preferences) => given(await client.post(API, { json: { preferences } })).preferences,
        list: async () => given(await client.get(API)).preferences,
      }
    },
  }
}

function given({ statusCode, body, json }: Awaited<ReturnType<TestClient['get']>>) {
  if (statusCode !== 200) throw new Error(`200 was expected and not ${statusCode}: ${body}`)
  return json()
}
