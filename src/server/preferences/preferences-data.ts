import type { PersonalData } from '../store/personal-data.ts'
import { listPreferences, viewPreferences } from './preference-rows.ts'

/** The personal data of preferences: what a user has chosen for all pages, and when. */
export const preferencesData: PersonalData = {
  name: 'preferences',
  tables: ['preferences'],
  async export(db, accountId) {
    return viewPreferences(await listPreferences(db, accountId))
  },
  async remove(transaction, accountId) {
    await transaction.deleteFrom('preferences').where('account_id', '=', accountId).execute()
  },
}
