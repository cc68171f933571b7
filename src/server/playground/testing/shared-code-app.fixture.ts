import type { LightMyRequestResponse } from 'fastify'
import { type AccountsApp, createAccountsApp, type Place } from '../../accounts/testing/accounts-app.fixture.ts'
import type { AccountRow } from '../../http/sessions/sessions.ts'
import type { TestClient } from '../../http/testing/test-client.fixture.ts'

export const PLAY = '/api/v1/play/'
export const CODE = { html: '<p>Grüße 🦊</p>', css: 'p { color: red }', js: 'console.log("`")', src: null } as const

/** The real app with a user who shares code, and one of the staff. */
export interface SharedCodeApp {
  readonly it: AccountsApp
  readonly ada: AccountRow
  readonly adaClient: TestClient
  readonly staff: TestClient
  /** The browser of someone who is signed in. */
  clientOf(row: AccountRow): Promise<TestClient>
  /** Shares code, by default such as no other test has. @returns its id */
  share(code?: object, client?: TestClient): Promise<string>
  /** Opens shared code without being signed in. */
  open(id: string, query?: string): Promise<LightMyRequestResponse>
  /** Flags it, by default from one network and without being signed in. */
  flag(id: string, by?: { readonly client?: TestClient; readonly reason?: string }): Promise<LightMyRequestResponse>
  decide(id: string, decision: string): Promise<LightMyRequestResponse>
}

/** @param place as of the app of accounts */
export async function createSharedCodeApp(place: Place): Promise<SharedCodeApp> {
  const it = await createAccountsApp({ kind: place })
  const clientOf = async (row: AccountRow): Promise<TestClient> => {
    const client = it.client()
    await client.signIn(row)
    return client
  }
  const ada = await it.createAccount()
  const adaClient = await clientOf(ada)
  const staff = await clientOf(await it.createAccount({ is_staff: 1 }))
  return {
    it,
    ada,
    adaClient,
    staff,
    clientOf,
    async share(code = newCode(), client = adaClient) {
      const reply = await client.post(PLAY, { json: code })
      if (reply.statusCode !== 201) throw new Error(`sharing was answered with ${reply.statusCode}: ${reply.body}`)
      return reply.json().id
    },
    open: (id, query = '') => it.client().get(`${PLAY}${id}${query}`),
    flag: (id, { client = it.client('203.0.113.9'), reason = 'phishing' } = {}) =>
      client.post('/api/v1/play/flag', { json: { id, reason } }),
    decide: (id, decision) => staff.post(`/api/v1/root/play/${id}`, { json: { decision } }),
  }
}

let count = 0

/** Code that no other test shares. */
export function newCode(): { readonly html: string; readonly css: string; readonly js: string; readonly src: null } {
  count += 1
  return { ...CODE, html: `<p>${count}</p>` }
}
