import { accounts } from './0001-accounts.ts'
import { collections } from './0002-collections.ts'
import { playground } from './0003-playground.ts'
import { learning } from './0004-learning.ts'
import { sharedWat } from './0005-shared-wat.ts'
import { preferences } from './0006-preferences.ts'
import { billing } from './0007-billing.ts'
import { newsletter } from './0008-newsletter.ts'
import { updates } from './0009-updates.ts'
import { follows } from './0010-follows.ts'
import { observatory } from './0011-observatory.ts'
import { ads } from './0012-ads.ts'
import { feedback } from './0013-feedback.ts'
import { telemetry } from './0014-telemetry.ts'
import { surveys } from './0015-surveys.ts'
import { aiHelp } from './0016-ai-help.ts'
import { insights } from './0017-insights.ts'
import { aiEmbeddings } from './0018-ai-embeddings.ts'
import { mailAttempts } from './0019-mail-attempts.ts'
import type { Migration } from './migration.ts'

/** All steps of the schema, in their order. A new one is added at the end. */
export const MIGRATIONS: readonly Migration[] = [
  accounts,
  collections,
  playground,
  learning,
  sharedWat,
  preferences,
  billing,
  newsletter,
  updates,
  follows,
  observatory,
  ads,
  feedback,
  telemetry,
  surveys,
  aiHelp,
  insights,
  aiEmbeddings,
  mailAttempts,
]
