import { ACCOUNT_ADDRESSES } from '#contracts/account-addresses.ts'
import type { SettingsChange } from '#contracts/accounts.ts'
import { call } from '../../browser/call.ts'
import { refreshUser } from '../../browser/user.ts'
import { settingsText } from '../../ui/settings/settings-text.ts'

/** A request without a response after this time counts as failed. */
const SAVE_TIMEOUT_MS = 20_000

/**
 * Changes a setting of the account, and asks the server what the settings are now: it stores some of them for subscribers only (docs/behaviour/accounts.md 22).
 * The request is completed also when the user leaves the page.
 *
 * @returns the message of what went wrong; undefined when it was stored
 */
export async function saveSetting(body: SettingsChange): Promise<string | undefined> {
  const result = await call(ACCOUNT_ADDRESSES.settings, { body, keepalive: true, signal: AbortSignal.timeout(SAVE_TIMEOUT_MS) })
  // After a rejection as well: the session may have ended in another tab. Without a response the message about this setting is enough.
  if (result.isOk || result.status !== undefined) await refreshUser()
  if (result.isOk) return undefined
  return result.shown ?? settingsText('unreachable')
}
