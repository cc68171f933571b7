import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Services } from '../../http/services.ts'
import { createAttemptCookies } from '../../http/sessions/attempt-cookies.ts'
import { createTestApp, type TestApp, type TestAppOptions } from '../../http/testing/test-app.fixture.ts'
import type { TestClient } from '../../http/testing/test-client.fixture.ts'
import type { Mailer } from '../../mail/mailer.ts'
import { attachOutbox } from '../../mail/outbox.ts'
import type { Store } from '../../store/store.ts'
import { openTestStore } from '../../store/testing/open-test-store.fixture.ts'
import { type IdentityKeys, readIdentityKeys } from '../identity-keys.ts'
import { serveIdentity } from '../serve-identity.ts'

const ORIGIN = 'http://localhost:3000'
export const ISSUER = `${ORIGIN}/identity`
const STATE = 'state-1'
export const PASSWORD = 'three grey herons'

export interface IdentityApp extends TestApp {
  readonly keys: IdentityKeys
  /** Notifications to the site: `changed {subject}`, `deleted {subject}`. */
  readonly notified: string[]
}

interface IdentityAppOptions extends Omit<TestAppOptions, 'join'> {
  readonly mailer?: Mailer
  /** Absent: it is noted in `notified`. */
  readonly onPasswordChanged?: () => Promise<void>
}

/** The test app with the provider of its own, and no relying party but the test. */
export async function createIdentityApp({ mailer, onPasswordChanged, ...options }: IdentityAppOptions): Promise<IdentityApp> {
  const store = options.sharedStore ?? (await openTestStore(options.kind))
  const keys = await readIdentityKeys({ store, now: Date.now, randomBytes })
  const notified: string[] = []
  const app = await createTestApp({
    ...options,
    sharedStore: store,
    join(fastify, _serve, services) {
      serveAttempts(fastify, services)
      serveIdentity(fastify, {
        services,
        keys,
        siteName: 'Herons',
        outbox: mailer === undefined ? undefined : attachOutbox(fastify, mailer, services.report),
        onPasswordChanged: onPasswordChanged ?? (async (_transaction, subject) => void notified.push(`changed ${subject}`)),
        onDeleted: async (subject) => void notified.push(`deleted ${subject}`),
      })
    },
  })
  return {
    ...app,
    keys,
    notified,
    async close() {
      await app.close()
      if (options.sharedStore === undefined) await store.close()
    },
  }
}

/** Gives a browser the cookie that the site sets when a sign-in begins there. */
function serveAttempts(app: FastifyInstance, { sealer, origin, now }: Services): void {
  app.get<{ Params: { state: string } }>('/test/attempt/:state', async (request, reply) => {
    const cookies = createAttemptCookies({ sealer: await sealer(), origin, now })
    const pending = { state: request.params.state, nonce: 'nonce-1', verifier: 'unused', next: '/', at: now() }
    return reply.header('set-cookie', [...cookies.write(pending, request.headers.cookie)]).send()
  })
}

/** A sign-in that was begun: where it stands, and what is needed to finish it. */
export interface BegunSignIn {
  /** The path of its first page. */
  readonly page: string
  readonly verifier: string
}

/** Sends a user to the provider, as the site does. */
export async function beginSignIn(client: TestClient, more: Readonly<Record<string, string>> = {}): Promise<BegunSignIn> {
  const verifier = randomBytes(32).toString('base64url')
  await client.get(`/test/attempt/${more.state ?? STATE}`)
  const reply = await client.get(authorizationUrl({ code_challenge: createHash('sha256').update(verifier).digest('base64url'), ...more }))
  return { page: pathOf(reply), verifier }
}

/** The address to which the site sends a user. A parameter that is empty is left out. */
export function authorizationUrl(more: Readonly<Record<string, string>>): string {
  const asked = {
    client_id: 'site',
    response_type: 'code',
    scope: 'openid email profile offline_access',
    redirect_uri: `${ORIGIN}/users/fxa/login/callback/`,
    state: STATE,
    nonce: 'nonce-1',
    code_challenge_method: 'S256',
    ...more,
  }
  return `/identity/auth?${new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''))}`
}

/** Opens a page with a form and sends the form, with the fields that the page gave it. */
export async function sendForm(
  client: TestClient,
  page: string,
  fields: Readonly<Record<string, string>>,
): Promise<LightMyRequestResponse> {
  const shown = await client.get(page)
  return await client.post(actionOf(shown.body), { form: { token: tokenOf(shown.body), ...fields } })
}

/** Where the form of a page goes. */
export function actionOf(html: string): string {
  return (/<form class="fields"[^>]* action="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&')
}

/** The hidden fields of the form of a page. */
export function tokenOf(html: string): string {
  return /name="token" value="([^"]*)"/.exec(html)?.[1] ?? ''
}

/** The way that a redirect leads, without the site's own origin. */
export function pathOf(reply: LightMyRequestResponse): string {
  return (reply.headers.location ?? '').replace(ORIGIN, '')
}

/** Follows the redirects of a form to the site's callback. @returns the address of the callback */
export async function followToSite(client: TestClient, reply: LightMyRequestResponse): Promise<URL> {
  const resumed = await client.get(pathOf(reply))
  return new URL(resumed.headers.location ?? '', ORIGIN)
}

/** Trades a code for tokens, as the site does. */
export async function exchangeCode({ app, keys }: IdentityApp, code: string, verifier: string): Promise<LightMyRequestResponse> {
  return await app.inject({
    method: 'POST',
    url: '/identity/token',
    headers: {
      authorization: `Basic ${Buffer.from(`site:${keys.clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: `${ORIGIN}/users/fxa/login/callback/`,
      code_verifier: verifier,
    }).toString(),
  })
}

/** Gives a user an account, from the page for it to the site's callback. @returns the address of the callback */
export async function signUp(client: TestClient, email: string, password = PASSWORD): Promise<URL> {
  const { page } = await beginSignIn(client, { prompt: 'create' })
  return await followToSite(client, await sendForm(client, `${page}/sign-up`, { email, password }))
}

/** The subject of the person with this address; empty when there is none. */
export async function subjectOf(store: Store, email: string): Promise<string> {
  const row = await store.db.selectFrom('identities').select('id').where('email_key', '=', email).executeTakeFirst()
  return row?.id ?? ''
}
