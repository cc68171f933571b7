import { randomBytes } from 'node:crypto'
import type { SignIn } from '#server/app.ts'
import { readIdentityKeys } from '#server/identity/identity-keys.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { Store } from '#server/store/store.ts'
import type { Config } from './config.ts'

/**
 * The provider for sign-in: the one of the settings, else the site's own with its keys from the store.
 *
 * @throws StoreUnavailable
 */
export async function signInOf({ accounts }: Config, store: Store): Promise<SignIn> {
  const { oidc } = accounts
  if (oidc !== undefined) return { kind: 'outside', provider: oidc }
  const keys = await readIdentityKeys({ store, now: Date.now, randomBytes })
  return { kind: 'own', keys }
}

/** The mailer of the settings; undefined where the site sends no mail, and loads nothing for it. */
export async function mailerOf({ accounts: { smtp } }: Pick<Config, 'accounts'>): Promise<Mailer | undefined> {
  if (smtp === undefined) return undefined
  const { createMailer } = await import('#server/mail/mailer.ts')
  return createMailer(smtp.url, smtp.from)
}
