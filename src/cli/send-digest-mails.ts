import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { listSavedSlugs } from '#server/collections/list-saved-slugs.ts'
import { openBuiltSite } from '#server/documents/built-site.ts'
import { type DigestReport, sendDigests } from '#server/follows/send-digests.ts'
import { openSealer } from '#server/http/sessions/sealer.ts'
import type { Store } from '#server/store/store.ts'
import { createGetUpdates } from '#server/updates/current-updates.ts'
import type { Config } from './config.ts'
import { describeStop } from './describe-stop.ts'
import { getMailer } from './get-mailer.ts'
import { noteAudit } from './note-audit.ts'
import { readSiteName } from './read-site-name.ts'
import { ConfigError } from './setting.ts'
import { sleep } from './sleep.ts'

const [DONE, FAILED, INTERRUPTED] = [0, 1, 130]
const MINUTE_MS = 60_000

/**
 * `lectern updates digest`: the weekly mail to those who asked for it (docs/behaviour/follows.md 8).
 *
 * @returns the exit code
 * @throws ConfigError without a mail server, the address of the site or a built site
 */
export async function sendDigestMails(config: Config, store: Store, signal: AbortSignal): Promise<number> {
  const { siteFolder, origin, mailsPerMinute, isJson } = config
  if (!existsSync(join(siteFolder, 'current')))
    throw new ConfigError(`lectern updates digest needs the site that is served; there is no build in ${siteFolder}`)
  const mailer = await getMailer(config, 'lectern updates digest')
  const site = openBuiltSite(siteFolder)
  try {
    const { index } = await createGetUpdates(site, { db: store.db, now: Date.now, report: console.error })()
    const report = await sendDigests({
      store,
      mailer,
      sealer: await openSealer({ store, randomBytes, now: Date.now }),
      index,
      origin,
      siteName: await readSiteName(site),
      now: Date.now,
      listSavedSlugs: (accountId, ids) => listSavedSlugs(store.db, accountId, ids),
      wait: () => sleep(MINUTE_MS / mailsPerMinute, signal),
      signal,
    })
    await noteAudit(store, 'updates.digest')
    console.log(isJson ? JSON.stringify(report) : describe(report))
    if (signal.aborted) return INTERRUPTED
    return report.stopped === undefined && report.failed === 0 ? DONE : FAILED
  } finally {
    mailer.close()
    await site.close()
  }
}

function describe({ sent, skipped, failed, stopped }: DigestReport): string {
  return [
    `sent the weekly mail to ${sent} users; ${skipped} have nothing new, or got a mail less than a week ago`,
    failed > 0 && `the mail server accepts no mail for ${failed} users`,
    stopped !== undefined && `${describeStop(stopped)}; run the same command to continue`,
  ]
    .filter((line) => line !== false)
    .join('\n')
}
