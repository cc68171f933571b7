import type { PersonalData } from '../store/personal-data.ts'
import { listLearnedModules, viewModules } from './learned-modules.ts'

/** The personal data of the curriculum: the progress of a learner. */
export const learningData: PersonalData = {
  name: 'learning',
  tables: ['learned_modules'],
  async export(db, accountId) {
    return viewModules(await listLearnedModules(db, accountId))
  },
  async remove(transaction, accountId) {
    await transaction.deleteFrom('learned_modules').where('account_id', '=', accountId).execute()
  },
}
