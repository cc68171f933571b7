import { INSIGHTS_DAYS, INSIGHTS_PERIODS } from '#contracts/insights.ts'
import { makeReport } from '#server/insights/make-report.ts'
import { periodOf } from '#server/insights/queries/period.ts'
import type { Config } from './config.ts'
import { findSubcommand } from './find-subcommand.ts'
import { ConfigError } from './setting.ts'
import { withStore } from './with-store.ts'

const DONE = 0
const DAYS = INSIGHTS_PERIODS.join(', ')

const HELP = `lectern insights <command>: works on the LECTERN_DATA or DATABASE_URL of the server, also while the server runs

  export [DAYS]   print, as JSON, how users have voted on pages and which addresses they did not find, in the last ${DAYS}
                  days; ${INSIGHTS_DAYS} without a number. Take it to the content: lectern check --insights FILE

  The page of all figures is /admin/insights, for staff: docs/guides/insights.md`

const COMMANDS = [{ name: 'export', usage: 'export [DAYS]', least: 0, most: 1 }] as const

/**
 * `lectern insights`: figures of the site for those who write its pages (docs/behaviour/insights.md 11).
 *
 * @throws ConfigError, StoreRejected, StoreUnavailable
 */
export async function insights(config: Config): Promise<number> {
  const found = findSubcommand('insights', COMMANDS, config.words)
  if (found === undefined) {
    console.log(HELP)
    return DONE
  }
  const [asked = String(INSIGHTS_DAYS)] = found.words
  const days = INSIGHTS_PERIODS.find((period) => String(period) === asked)
  if (days === undefined) throw new ConfigError(`expected one number of days after export, ${DAYS}; found ${JSON.stringify(asked)}`)
  console.log(JSON.stringify(await withStore(config, ({ db }) => makeReport(db, periodOf(days, Date.now()))), undefined, 2))
  return DONE
}
