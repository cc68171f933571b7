import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import Provider, { type Configuration } from 'oidc-provider'
import { SIGN_IN_CALLBACK_PATH } from '#contracts/account-paths.ts'
import type { ProviderSettings } from '../provider-settings.ts'

/** A person at the provider. */
export interface Person {
  readonly sub: string
  readonly email: string
  readonly picture?: string
  readonly subscriptions?: readonly string[]
}

/** A real OpenID provider on loopback, at which everybody signs in as `person` without a question. */
export interface OutsideProvider {
  readonly settings: ProviderSettings
  /** The person who signs in next; undefined declines. */
  person: Person | undefined
  /** The provider's current profiles. */
  readonly people: Map<string, Person>
  /** Follows a user's browser from the address that the site sent it to, until it is sent back. @returns that address, without its origin */
  follow(address: string): Promise<string>
  /** A signed security event token. @param claims replace the usual ones */
  event(events: Readonly<Record<string, unknown>>, claims?: Readonly<Record<string, unknown>>): Promise<string>
  /** The same, signed with a key that is not the provider's, under its key's name. */
  forged(events: Readonly<Record<string, unknown>>): Promise<string>
  stop(): Promise<void>
}

export const TEST_CLIENT = { id: 'the-site', secret: 'a-secret-of-the-site-and-its-provider' } as const
/** The address before the kind of an event. */
const EVENTS = 'https://provider.example/event'

/**
 * @param origin of the site that is the provider's client
 * @param now for the age of events, in milliseconds since 1970
 */
export async function startOutsideProvider(origin: string, now: () => number): Promise<OutsideProvider> {
  const [key, other] = await Promise.all([generateKeyPair('RS256', { extractable: true }), generateKeyPair('RS256')])
  const jwk = { ...(await exportJWK(key.privateKey)), kid: 'first', use: 'sig', alg: 'RS256' }
  const server = createServer()
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${portOf(server)}`
  const people = new Map<string, Person>()
  const provider = new Provider(issuer, configuration({ origin, people, keys: [jwk] }))
  const state: { person: Person | undefined } = { person: undefined }

  server.on('request', async (request, response) => {
    if (request.url?.startsWith('/interaction/') !== true) return await provider.callback()(request, response)
    const { person } = state
    const result = person === undefined ? { error: 'access_denied' } : { login: { accountId: person.sub }, consent: {} }
    if (person !== undefined) people.set(person.sub, person)
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  })

  const subject = (): JWTPayload => (state.person === undefined ? {} : { sub: state.person.sub })
  const sign = (signer: CryptoKey, payload: JWTPayload): Promise<string> =>
    new SignJWT({ iss: issuer, aud: TEST_CLIENT.id, iat: now() / 1000, jti: randomUUID(), ...payload })
      .setProtectedHeader({ alg: 'RS256', kid: 'first', typ: 'secevent+jwt' })
      .sign(signer)

  return {
    settings: { issuer, clientId: TEST_CLIENT.id, clientSecret: TEST_CLIENT.secret, scopes: 'openid email profile offline_access' },
    people,
    get person() {
      return state.person
    },
    set person(person) {
      state.person = person
    },
    follow: (address) => follow(address, origin),
    event: (events, claims) => sign(key.privateKey, { ...subject(), ...claims, events: withAddresses(events) }),
    forged: (events) => sign(other.privateKey, { ...subject(), events: withAddresses(events) }),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function withAddresses(events: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(events).map(([kind, data]) => [`${EVENTS}/${kind}`, data]))
}

function configuration({ origin, people, keys }: { origin: string; people: Map<string, Person>; keys: object[] }): Configuration {
  return {
    clients: [
      {
        client_id: TEST_CLIENT.id,
        client_secret: TEST_CLIENT.secret,
        redirect_uris: [`${origin}${SIGN_IN_CALLBACK_PATH}`],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: keys.map((key) => ({ kty: 'RSA', ...key })) },
    cookies: { keys: ['a key of the test'] },
    claims: { openid: ['sub'], email: ['email'], profile: ['picture', 'subscriptions'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 3600, IdToken: 600, Interaction: 600, RefreshToken: 3600, Session: 600 },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    issueRefreshToken: async () => true,
    rotateRefreshToken: false,
    async findAccount(_context, id) {
      const person = people.get(id)
      return person === undefined ? undefined : { accountId: id, claims: () => ({ ...people.get(id), sub: id }) }
    },
    async loadExistingGrant({ oidc }) {
      const { client, account } = oidc
      if (client === undefined || account === undefined) return undefined
      const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId: account.accountId })
      grant.addOIDCScope('openid email profile offline_access')
      await grant.save()
      return grant
    },
  }
}

async function follow(address: string, origin: string): Promise<string> {
  const cookies = new Map<string, string>()
  let url = address
  while (!url.startsWith(origin)) {
    const response = await fetch(url, { redirect: 'manual', headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') } })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location === null) throw new Error(`the provider answered ${response.status}: ${await response.text()}`)
    url = new URL(location, url).href
  }
  return url.slice(origin.length)
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('the provider of the test does not listen')
  return address.port
}
