import { createRemoteJWKSet, type JWTVerifyGetKey, customFetch as jwksFetch } from 'jose'
import * as client from 'openid-client'
import { keepFor } from '../http/keep-for.ts'
import type { Profile, ProviderSettings } from './provider-settings.ts'
import { ProfileError, readProfile } from './read-profile.ts'

/** The provider doesn't answer, or not as a provider does. The message is one line for the operator. */
export class ProviderUnavailable extends Error {}
/** The provider answered, and what it said doesn't hold: a code used twice, a wrong signature, no e-mail address. */
export class SignInRejected extends Error {}

/** The data of a sign-in that has begun, stored until the user comes back. */
export interface Attempt {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

export interface StartedSignIn {
  readonly attempt: Attempt
  /** Where the user signs in. */
  readonly url: URL
}

export interface SignedIn {
  readonly profile: Profile
  readonly refreshToken: string | undefined
}

/** This site as a client of its provider (OpenID Connect Core, code flow with PKCE). */
export interface RelyingParty {
  /** @throws ProviderUnavailable */
  begin(authorization: AuthorizationRequest): Promise<StartedSignIn>
  /**
   * Trades the code for the profile of the user; state, nonce, PKCE and the signature of the ID token are verified.
   *
   * @param url at which the user came back
   * @throws ProviderUnavailable, SignInRejected
   */
  finish(url: URL, attempt: Attempt): Promise<SignedIn>
  /** The profile of a user by now. @throws ProviderUnavailable, SignInRejected */
  refresh(refreshToken: string, subject: string): Promise<SignedIn>
  /** The provider's keys; unknown ones make them be fetched again, at most once a minute. @throws ProviderUnavailable */
  keys(): Promise<JWTVerifyGetKey>
}

/** How a user wants to sign in: the parameters of an authorization request (OpenID Connect Core 3.1.2.1). */
export interface AuthorizationRequest {
  readonly redirectUri: string
  /** The language in which they read. */
  readonly locale: string
  /** `none`: without a question; `create`: with a new account. */
  readonly prompt?: 'none' | 'create'
  /** Their e-mail address. */
  readonly loginHint?: string
}

const TIMEOUT_S = 10
/** Clocks of two servers differ by seconds. */
const CLOCK_TOLERANCE_S = 30
/** A provider that changes its configuration is noticed after this time. */
const CACHED_MS = 3_600_000
const KEYS_COOLDOWN_MS = 60_000

/** @param now milliseconds since 1970 */
export function createRelyingParty(provider: ProviderSettings, now: () => number): RelyingParty {
  const configuration = keepFor(
    CACHED_MS,
    now,
    orPrevious(() => discover(provider)),
  )
  const keySet = keepFor(
    CACHED_MS,
    now,
    orPrevious(async () => remoteKeys(provider, await configuration())),
  )

  return {
    async begin({ redirectUri, locale, prompt, loginHint }) {
      const config = await configuration()
      const attempt = { state: client.randomState(), nonce: client.randomNonce(), verifier: client.randomPKCECodeVerifier() }
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: provider.scopes,
        access_type: 'offline',
        ui_locales: locale,
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
        ...(prompt !== undefined && knowsPrompt(config, prompt) ? { prompt } : {}),
        ...(loginHint === undefined ? {} : { login_hint: loginHint }),
      })
      return { attempt, url }
    },

    async finish(url, { state, nonce, verifier }) {
      const config = await configuration()
      return await withKnownErrors(async () => {
        const tokens = await client.authorizationCodeGrant(config, url, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (claims === undefined) throw new SignInRejected('the provider sent no ID token')
        const profile = readProfile({ ...claims, ...(await userInfo(config, tokens.access_token, claims.sub)) })
        return { profile, refreshToken: tokens.refresh_token }
      })
    },

    async refresh(refreshToken, subject) {
      const config = await configuration()
      return await withKnownErrors(async () => {
        const tokens = await client.refreshTokenGrant(config, refreshToken)
        const profile = readProfile({ ...tokens.claims(), ...(await userInfo(config, tokens.access_token, subject)), sub: subject })
        return { profile, refreshToken: tokens.refresh_token }
      })
    },

    keys: () => keySet(),
  }
}

/** A provider that was read before stays as it was while it does not respond. */
function orPrevious<Value>(load: () => Promise<Value>): (previous: Promise<Value> | undefined) => Promise<Value> {
  return (previous) => load().catch((error: unknown) => previous ?? Promise.reject(error))
}

async function discover(provider: ProviderSettings): Promise<client.Configuration> {
  const { issuer, clientId, clientSecret, fetch: providerFetch } = provider
  const isInsecure = issuer.startsWith('http:')
  try {
    const config = await client.discovery(
      new URL(issuer),
      clientId,
      { client_secret: clientSecret, [client.clockTolerance]: CLOCK_TOLERANCE_S },
      authenticateWith(clientSecret),
      {
        timeout: TIMEOUT_S,
        // Settings allow http for an issuer on this machine only.
        execute: isInsecure ? [client.allowInsecureRequests] : [],
        ...(providerFetch === undefined ? {} : { [client.customFetch]: asCustomFetch(providerFetch) }),
      },
    )
    // The library trusts TLS for tokens that it fetched itself; we want their signatures verified as well.
    client.enableNonRepudiationChecks(config)
    return config
  } catch (error) {
    throw new ProviderUnavailable(`the provider ${issuer} did not deliver its configuration: ${reasonOf(error)}`, { cause: error })
  }
}

function asCustomFetch(providerFetch: typeof fetch): client.CustomFetch {
  return (url, { body, headers, method, redirect, signal }) =>
    providerFetch(url, { body: body ?? null, headers, method, redirect, signal: signal ?? null })
}

/** As the provider requires it; where it says nothing, in the header (OpenID Connect Discovery section 3). */
function authenticateWith(secret: string): client.ClientAuth {
  const [basic, post] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)]
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported
    return methods === undefined || methods.includes('client_secret_basic') ? basic(server, ...rest) : post(server, ...rest)
  }
}

/** `none` is of OpenID Connect Core; `create` is an extension, which a provider announces (Initiating User Registration 1.0). */
function knowsPrompt(config: client.Configuration, prompt: 'none' | 'create'): boolean {
  const supported = config.serverMetadata().prompt_values_supported
  return prompt === 'none' || (Array.isArray(supported) && supported.includes(prompt))
}

async function userInfo(config: client.Configuration, accessToken: string, subject: string): Promise<Readonly<Record<string, unknown>>> {
  if (config.serverMetadata().userinfo_endpoint === undefined) return {}
  return await client.fetchUserInfo(config, accessToken, subject)
}

function remoteKeys({ fetch: providerFetch, issuer }: ProviderSettings, config: client.Configuration): JWTVerifyGetKey {
  const address = config.serverMetadata().jwks_uri
  if (address === undefined) throw new ProviderUnavailable(`the provider ${issuer} does not say where its keys are`)
  return createRemoteJWKSet(new URL(address), {
    cooldownDuration: KEYS_COOLDOWN_MS,
    timeoutDuration: TIMEOUT_S * 1000,
    ...(providerFetch === undefined ? {} : { [jwksFetch]: providerFetch }),
  })
}

/** Sorts what the library throws: what the provider rejected, and what kept it from answering. */
async function withKnownErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof SignInRejected) throw error
    if (error instanceof ProfileError) throw new SignInRejected(error.message, { cause: error })
    const isRejection =
      error instanceof client.ResponseBodyError ||
      error instanceof client.AuthorizationResponseError ||
      (error instanceof client.ClientError && !['OAUTH_TIMEOUT', 'OAUTH_ABORT'].includes(error.code ?? ''))
    if (isRejection && !isServerFailure(error)) throw new SignInRejected(reasonOf(error), { cause: error })
    throw new ProviderUnavailable(`the provider does not respond: ${reasonOf(error)}`, { cause: error })
  }
}

function isServerFailure(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Response && cause.status >= 500
}

/** Of the libraries' messages, which hold no values; a code of a provider or of the network says more than they do. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason'
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : ''
  return `${error.message}${'error' in error ? `: ${String(error.error)}` : ''}${code}`
}
