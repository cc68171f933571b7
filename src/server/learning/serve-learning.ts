import { type LearningProgress, learning } from '#contracts/learning.ts'
import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import type { SiteSource } from '#contracts/site-source.ts'
import type { Serve } from '../http/api/serve.ts'
import { AppError } from '../http/errors/app-error.ts'
import type { Services } from '../http/services.ts'
import type { AccountRow } from '../http/sessions/sessions.ts'
import { type LearnedModuleRow, listLearnedModules, viewModules } from './learned-modules.ts'
import { learningData } from './learning-data.ts'
import { mergeProgress } from './merge-progress.ts'

/** The page with which a curriculum begins. */
const CURRICULUM = `/${DEFAULT_LOCALE}/curriculum/`

/** The progress of learners (docs/decisions/0034). A site without a curriculum stores none, but it can be forgotten there as well. */
export function serveLearning(serve: Serve, { store, now }: Services, site: Pick<SiteSource, 'current'>): void {
  serve(learning.read, async ({ account }) => {
    checkCurriculum()
    return view(account, await listLearnedModules(store.db, account.id))
  })
  serve(learning.merge, async ({ account, body }) => {
    checkCurriculum()
    if (body.account !== undefined && body.account !== account.subject) {
      throw new AppError('conflict', { message: 'This progress belongs to another account.' })
    }
    return view(account, await mergeProgress({ store, now }, account.id, body.modules))
  })
  serve(learning.forget, ({ account }) => store.transact((transaction) => learningData.remove(transaction, account.id)))

  function checkCurriculum(): void {
    if (site.current().findPageUrl(CURRICULUM) === undefined) throw new AppError('not_found')
  }
}

function view({ subject }: AccountRow, rows: readonly LearnedModuleRow[]): LearningProgress {
  return { account: subject, modules: viewModules(rows) }
}
