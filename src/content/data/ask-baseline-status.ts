import type { BaselineStatus } from '#contracts/baseline.ts'
import type { PageRecord } from '../read/page-record.ts'
import type { Questions } from '../tree/facts.ts'
import { baselineStatusOf } from './baseline.ts'
import { Features } from './features.ts'
import type { NotedData } from './noted-data.ts'

const NO_FEATURES = new Features({ features: {} })

/** The Baseline status of a page, remembered as a question. A page without compat keys needs no data. */
export function askBaselineStatus(page: PageRecord, questions: Questions, data: NotedData): BaselineStatus | undefined {
  if (questions.compatKeysOf(page).length === 0) return baselineStatusOf(page, NO_FEATURES)
  return baselineStatusOf(page, data.get('features'))
}
