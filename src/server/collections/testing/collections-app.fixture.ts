import type { LightMyRequestResponse } from 'fastify'
import type { Collection, CollectionItem, CollectionPage } from '#contracts/collections.ts'
import type { AccountRow } from '../../http/sessions/sessions.ts'
import { createTestApp, type TestApp, type TestAppOptions } from '../../http/testing/test-app.fixture.ts'
import type { TestClient } from '../../http/testing/test-client.fixture.ts'
import { SAVED_SITE } from './saved-site.fixture.ts'

export const ORIGIN = 'http://localhost:3000'
/** Where all calls begin. */
export const API = '/api/v2/collections/'

/** Never asked: sessions are opened without it. */
const provider = { issuer: 'https://provider.example', clientId: 'site', clientSecret: 'secret', scopes: 'openid' }

/** A signed-in user. */
export interface User {
  readonly client: TestClient
  readonly account: AccountRow
  /** The id of a new collection. */
  create(name: string): Promise<string>
  list(): Promise<readonly Collection[]>
  /** The id of the collection that is there from the beginning. */
  defaultId(): Promise<string>
  /** @param query with its question mark */
  read(id: string, query?: string): Promise<CollectionPage>
  /** Saves a page. @param more title and notes */
  save(id: string, url: string, more?: object): Promise<LightMyRequestResponse>
  /** Saves pages, and gives their items. */
  saveAll(id: string, urls: readonly string[]): Promise<readonly CollectionItem[]>
  /** Whoami's `collections_last_modified_time`. */
  lastModified(): Promise<string | null | undefined>
}

export interface CollectionsApp extends TestApp {
  user(account?: Partial<AccountRow>): Promise<User>
}

/** The real app on a site with pages to save. */
export async function createCollectionsApp(options: TestAppOptions): Promise<CollectionsApp> {
  const app = await createTestApp({ origin: ORIGIN, build: SAVED_SITE, signIn: { kind: 'outside', provider }, ...options })
  return {
    ...app,
    async user(changes) {
      const account = await app.createAccount(changes)
      const client = app.client()
      await client.signIn(account)
      return userOf(client, account)
    },
  }
}

function userOf(client: TestClient, account: AccountRow): User {
  const user: User = {
    client,
    account,
    create: async (name) => given(await client.post(API, { json: { name } }), 201).id,
    list: async () => given(await client.get(API), 200),
    defaultId: async () => (await user.list())[0]?.id ?? '',
    read: async (id, query = '') => given(await client.get(`${API}${id}/${query}`), 200),
    save: (id, url, more = {}) => client.post(`${API}${id}/items/`, { json: { url, title: 'A title', ...more } }),
    async saveAll(id, urls) {
      const items: CollectionItem[] = []
      for (const url of urls) items.push(given(await user.save(id, url), 201))
      return items
    },
    lastModified: async () => given(await client.get('/api/v1/whoami'), 200).settings?.collections_last_modified_time,
  }
  return user
}

function given(reply: LightMyRequestResponse, status: number) {
  if (reply.statusCode !== status) throw new Error(`${status} was expected and not ${reply.statusCode}: ${reply.body}`)
  return reply.json()
}
