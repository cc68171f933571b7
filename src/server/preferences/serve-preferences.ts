import { type AccountPreferences, preferences } from '#contracts/preferences.ts'
import type { Serve } from '../http/api/serve.ts'
import { AppError } from '../http/errors/app-error.ts'
import type { Services } from '../http/services.ts'
import type { AccountRow } from '../http/sessions/sessions.ts'
import { mergePreferences } from './merge-preferences.ts'
import { listPreferences, type PreferenceRow, viewPreferences } from './preference-rows.ts'

/** The preferences of accounts (docs/decisions/0118). */
export function servePreferences(serve: Serve, { store, now }: Pick<Services, 'store' | 'now'>): void {
  serve(preferences.read, async ({ account }) => view(account, await listPreferences(store.db, account.id)))
  serve(preferences.merge, async ({ account, body }) => {
    if (body.account !== undefined && body.account !== account.subject) {
      throw new AppError('conflict', { message: 'These preferences belong to another account.' })
    }
    return view(account, await mergePreferences({ store, now }, account.id, body.preferences))
  })
}

function view({ subject }: AccountRow, rows: readonly PreferenceRow[]): AccountPreferences {
  return { account: subject, preferences: viewPreferences(rows) }
}
