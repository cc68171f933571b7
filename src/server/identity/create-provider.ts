import Provider, { type Account, type Grant, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider'
import { SIGN_IN_CALLBACK_PATH } from '#contracts/account-paths.ts'
import { INTERFACE_LOCALES } from '#contracts/locales.ts'
import type { FindFooter } from '../http/form-pages/form-page.ts'
import type { Services } from '../http/services.ts'
import { ATTEMPT_MS } from '../http/sessions/attempt-cookies.ts'
import { findIdentity } from './identities.ts'
import type { IdentityKeys } from './identity-keys.ts'
import { RESUME_COOKIE } from './interaction-cookie.ts'
import { interactionPath } from './interaction-path.ts'
import { createProviderRecords } from './provider-records.ts'
import { showProviderError } from './show-provider-error.ts'
import { ownIssuer, SITE_CLIENT_ID } from './site-client.ts'

const MINUTE_S = 60
/** As long as a sign-in may stay open: as long as the cookie that ties it to its browser. */
const INTERACTION_S = ATTEMPT_MS / 1000
/** The site asks for the user's claims at once and keeps a session of its own. */
const TOKEN_S = 10 * MINUTE_S
/** Between the redirect and the exchange, on the same machine. */
const CODE_S = 1 * MINUTE_S

/** Of what the library can do, all that is not the code flow is off. */
const FEATURES = {
  devInteractions: { enabled: false },
  dPoP: { enabled: false },
  pushedAuthorizationRequests: { enabled: false },
  resourceIndicators: { enabled: false },
  rpInitiatedLogout: { enabled: false },
  userinfo: { enabled: true },
} as const
const TTL = {
  AccessToken: TOKEN_S,
  AuthorizationCode: CODE_S,
  Grant: TOKEN_S,
  IdToken: TOKEN_S,
  Interaction: INTERACTION_S,
  Session: TOKEN_S,
} as const

interface ProviderParts {
  readonly services: Services
  readonly keys: IdentityKeys
  readonly siteName: string
  readonly findFooter: FindFooter | undefined
}

/**
 * The site's own OpenID provider: the code flow with PKCE for one client, the site (docs/decisions/0025). It remembers no one: a user who comes
 * again gives the password again, for the site has sessions of its own and what ends them must not leave a second way in.
 */
export function createProvider({ services, keys, siteName, findFooter }: ProviderParts): Provider {
  const { origin } = services
  // No cookie of the library reaches a browser or comes from one (mount-provider.ts), so there is nothing to sign.
  const cookie = { signed: false } as const
  const provider = new Provider(ownIssuer(origin), {
    adapter: createProviderRecords(services),
    clients: [siteClient(origin, keys.clientSecret)],
    jwks: keys.jwks,
    cookies: {
      names: { session: 'identity-session', interaction: 'identity-interaction', resume: RESUME_COOKIE },
      long: cookie,
      short: cookie,
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: [] },
    scopes: ['openid', 'offline_access', 'profile'],
    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
    pkce: { required: () => true },
    discovery: {
      ui_locales_supported: INTERFACE_LOCALES.map(({ code }) => code),
      prompt_values_supported: ['none', 'login', 'consent', 'create'],
    },
    features: FEATURES,
    routes: { userinfo: '/userinfo' },
    interactions: { url: (_context, { uid }) => interactionPath(uid), policy: askAlways() },
    ttl: TTL,
    expiresWithSession: () => false,
    clientBasedCORS: () => false,
    findAccount: async (_context, id) => await findPerson(services, id),
    loadExistingGrant: grantAll,
    renderError: (context, { error: code }, error) => showProviderError(context, { siteName, findFooter, code, error }),
  })
  provider.proxy = true
  return provider
}

async function findPerson({ store }: Services, id: string): Promise<Account | undefined> {
  const identity = await findIdentity(store.db, id)
  if (identity === undefined) return undefined
  const claims = { sub: identity.id, email: identity.email, email_verified: identity.email_verified === 1 }
  return { accountId: identity.id, claims: () => claims }
}

/** The client is the site itself: there is no one to whom consent would be given. */
async function grantAll({ oidc }: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { client, account } = oidc
  if (client?.clientId !== SITE_CLIENT_ID || account === undefined) return undefined
  const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId: account.accountId })
  grant.addOIDCScope('openid email profile offline_access')
  await grant.save()
  return grant
}

function siteClient(origin: string, secret: string) {
  return {
    client_id: SITE_CLIENT_ID,
    client_secret: secret,
    redirect_uris: [`${origin}${SIGN_IN_CALLBACK_PATH}`],
    grant_types: ['authorization_code'],
    response_types: ['code'],
    token_endpoint_auth_method: 'client_secret_basic',
  } as const
}

/** The library's checks, `prompt=create` (OpenID Connect's Initiating User Registration), and one that asks for the password each time. */
function askAlways(): interactionPolicy.DefaultPolicy {
  const { Check, Prompt, base } = interactionPolicy
  const policy = base()
  policy.add(new Prompt({ name: 'create', requestable: true }), 0)
  policy
    .get('login')
    ?.checks.add(
      new Check(
        'password_required',
        'the password is asked for each time',
        'login_required',
        ({ oidc }) => oidc.result?.login === undefined,
      ),
    )
  return policy
}
