import { INSIGHTS_DAYS, INSIGHTS_PERIODS } from '#contracts/insights.ts'
import { makeReport } from '#server/insights/make-report.ts'
import { periodOf } from '#server/insights/queries/period.ts'
import { openStore } from '#server/store/open-store.ts'
import type { Config } from './config.ts'
import { ConfigError } from './setting.ts'
import { storeOptions } from './store-options.ts'

const DONE = 0
const DAYS = INSIGHTS_PERIODS.join(', ')

const HELP = `lectern insights <command>: works on the LECTERN_DATA or DATABASE_URL of the server, also while the server runs

  export [DAYS]   print, as JSON, how users have voted on pages and which addresses they did not find, in the last ${DAYS}
                  days; ${INSIGHTS_DAYS} without a number. Take it to the content: lectern check --insights FILE

  The page of all figures is /admin/insights, for staff: docs/guides/insights.md`

/**
 * `lectern insights`: figures of the site for those who write its pages (docs/behaviour/insights.md 11).
 *
 * @throws ConfigError, StoreRejected, StoreUnavailable
 */
export async function insights(config: Config): Promise<number> {
  const [name = 'help', asked = String(INSIGHTS_DAYS), ...more] = config.words
  if (name === 'help') {
    console.log(HELP)
    return DONE
  }
  if (name !== 'export') throw new ConfigError(`lectern insights has no command ${JSON.stringify(name)}; expected export or help`)
  const days = INSIGHTS_PERIODS.find((period) => String(period) === asked)
  if (days === undefined || more.length > 0)
    throw new ConfigError(`expected one number of days after export, ${DAYS}; found ${JSON.stringify([asked, ...more].join(' '))}`)
  const store = await openStore({ ...storeOptions(config), schema: 'expected' })
  try {
    console.log(JSON.stringify(await makeReport(store.db, periodOf(days, Date.now())), undefined, 2))
    return DONE
  } finally {
    await store.close()
  }
}
