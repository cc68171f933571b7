import type { Services } from '../http/services.ts'
import type { ChangePlan } from './change-plan.ts'
import type { RelyingParty } from './relying-party.ts'
import { saveExistingAccount } from './save-account.ts'

/** The purpose for which refresh tokens are sealed. */
export const REFRESH_TOKEN = 'refresh-token'

export interface RefreshContext {
  readonly services: Pick<Services, 'store' | 'now' | 'randomBytes' | 'sealer'>
  readonly relyingParty: RelyingParty
  readonly changePlan: ChangePlan
}

/**
 * Asks the provider for the profile of an account, with the refresh token of its last sign-in, and stores it.
 *
 * @returns false when there is no account any more, also when it was deleted while the provider was asked; or no token that opens
 * @throws ProviderUnavailable, SignInRejected
 */
export async function refreshProfile({ services, relyingParty, changePlan }: RefreshContext, accountId: string): Promise<boolean> {
  const account = await services.store.db.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirst()
  if (account === undefined || account.refresh_token === null) return false
  const token = (await services.sealer()).open(account.refresh_token, REFRESH_TOKEN)
  if (token === undefined) return false
  const { profile, refreshToken } = await relyingParty.refresh(token, account.subject)
  const sealed = refreshToken === undefined ? undefined : (await services.sealer()).seal(refreshToken, REFRESH_TOKEN)
  const saved = await saveExistingAccount({ ...services, changePlan }, account.id, {
    issuer: account.issuer,
    profile,
    refreshToken: sealed,
  })
  return saved !== undefined
}
