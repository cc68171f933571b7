import { randomBytes } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { openSealer } from '#server/http/sessions/sealer.ts'
import { countRecipients, everyRecipient } from '#server/newsletter/list-recipients.ts'
import { IssueRejected, type SendReport, sendIssue } from '#server/newsletter/send-issue.ts'
import type { Store } from '#server/store/store.ts'
import type { Config } from './config.ts'
import { describeStop } from './describe-stop.ts'
import { findSubcommand, type Subcommand } from './find-subcommand.ts'
import { getMailer } from './get-mailer.ts'
import { noteAudit } from './note-audit.ts'
import { readBuiltName } from './read-built-name.ts'
import { readIssue } from './read-issue.ts'
import { sleep } from './sleep.ts'
import { withStore } from './with-store.ts'

const [DONE, FAILED, INTERRUPTED] = [0, 1, 130]
const MINUTE_MS = 60_000

const HELP = `lectern newsletter <command>: works on the LECTERN_DATA or DATABASE_URL of the server, also while the server runs

  count       print how many addresses get the newsletter
  export      print these addresses, one in each line
  send FILE   send an issue: a Markdown or text file whose first line is the subject. Each address gets an issue once;
              after an interruption, the same command continues. The name of the file is the name of the issue

  --json      print the result as JSON. Exit codes: 0 success, 1 not all was done, 2 wrong arguments, 130 interrupted`

interface NewsletterCommand extends Subcommand {
  readonly run: (config: Config, words: readonly string[], signal: AbortSignal) => Promise<number>
}

const COMMANDS: readonly NewsletterCommand[] = [
  { name: 'count', usage: 'count', least: 0, most: 0, run: count },
  { name: 'export', usage: 'export', least: 0, most: 0, run: exportAddresses },
  { name: 'send', usage: 'send FILE', least: 1, most: 1, run: (config, [file = ''], signal) => send(config, file, signal) },
]

/**
 * `lectern newsletter`: how many addresses get it, which, and a new issue for them.
 *
 * @throws ConfigError, StoreRejected, StoreUnavailable
 */
export async function newsletter(config: Config, signal: AbortSignal): Promise<number> {
  const found = findSubcommand('newsletter', COMMANDS, config.words)
  if (found === undefined) {
    console.log(HELP)
    return DONE
  }
  return await found.command.run(config, found.words, signal)
}

async function count(config: Config): Promise<number> {
  const { addresses, accounts, unconfirmed } = await withStore(config, ({ db }) => countRecipients(db, Date.now()))
  const total = addresses + accounts
  console.log(
    config.isJson
      ? JSON.stringify({ total, addresses, accounts, unconfirmed })
      : `${total} get the newsletter: ${addresses} confirmed by mail, ${accounts} by their account. ${unconfirmed} not confirmed yet`,
  )
  return DONE
}

async function exportAddresses(config: Config): Promise<number> {
  return await withStore(config, async (store) => {
    await noteAudit(store, 'newsletter.export')
    await pipeline(exportParts(store, config.isJson), process.stdout, { end: false })
    return DONE
  })
}

async function* exportParts(store: Store, isJson: boolean): AsyncGenerator<string> {
  let separator = '['
  for await (const { email } of everyRecipient(store.db)) {
    yield isJson ? `${separator}\n  ${JSON.stringify(email)}` : `${email}\n`
    separator = ','
  }
  if (isJson) yield separator === '[' ? '[]\n' : '\n]\n'
}

async function send(config: Config, file: string, signal: AbortSignal): Promise<number> {
  const issue = await readIssue(file, config.origin)
  const siteName = await readBuiltName(config.siteFolder)
  const mailer = await getMailer(config, 'lectern newsletter send')
  try {
    return await withStore(config, async (store) => {
      const sealer = await openSealer({ store, randomBytes, now: Date.now })
      const wait = (): Promise<void> => sleep(MINUTE_MS / config.mailsPerMinute, signal)
      const { origin } = config
      const report = await sendIssue({ store, mailer, sealer, origin, siteName, now: Date.now, wait, signal }, issue)
      await noteAudit(store, 'newsletter.send')
      console.log(config.isJson ? JSON.stringify(report) : describe(issue.name, report))
      if (signal.aborted) return INTERRUPTED
      return report.isFinished ? DONE : FAILED
    })
  } catch (error) {
    if (!(error instanceof IssueRejected)) throw error
    console.error(error.message)
    return FAILED
  } finally {
    mailer.close()
  }
}

function describe(name: string, { sent, rejected, postponed, unknown, stopped, isFinished }: SendReport): string {
  return [
    `sent the issue ${name} to ${sent} addresses`,
    rejected > 0 && `the mail server has rejected ${rejected} addresses, or this text for them, for good; they are not tried again`,
    postponed > 0 && `the mail server does not accept this mail for ${postponed} addresses yet; they are tried again`,
    unknown > 0 && `${unknown} mails were under way when the connection or an earlier command ended; they are not sent again`,
    stopped !== undefined && describeStop(stopped),
    isFinished ? 'the issue is finished' : 'run the same command to continue',
  ]
    .filter((line) => line !== false)
    .join('\n')
}
