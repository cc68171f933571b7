import { IDENTITY_PATH } from '#contracts/account-paths.ts'

/** The site itself, the one client of its provider. */
export const SITE_CLIENT_ID = 'site'

/** The issuer of the site's own provider, by the site's origin. */
export function ownIssuer(origin: string): string {
  return `${origin}${IDENTITY_PATH}`
}
