/** The OpenID provider at which users sign in. */
export interface ProviderSettings {
  /** Its name, an address without a slash at the end; its configuration is below `/.well-known/`. */
  readonly issuer: string
  /**
   * What stands for it in the rows of accounts; absent: its issuer. The issuer of the site's own provider begins with the site's origin, and
   * a site that moves keeps its users.
   */
  readonly knownAs?: string
  readonly clientId: string
  readonly clientSecret: string
  /** The requested scopes, separated by spaces. */
  readonly scopes: string
  /** How it is reached; absent: over the network. */
  readonly fetch?: typeof fetch
}

/** The profile of a person at a provider. */
export interface Profile {
  /** Names the person at this provider, for ever. */
  readonly subject: string
  readonly email: string
  readonly avatarUrl: string | null
  /** The subscriptions; absent: the provider doesn't send them. */
  readonly subscriptions?: readonly string[]
}
