import { randomBytes } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { openSealer } from '#server/http/sessions/sealer.ts'
import { countRecipients, everyRecipient } from '#server/newsletter/list-recipients.ts'
import { IssueRejected, type SendReport, sendIssue } from '#server/newsletter/send-issue.ts'
import { writeAudit } from '#server/store/audit.ts'
import { openStore } from '#server/store/open-store.ts'
import type { Store } from '#server/store/store.ts'
import type { Config } from './config.ts'
import { getMailer } from './get-mailer.ts'
import { readBuiltName } from './read-built-name.ts'
import { readIssue } from './read-issue.ts'
import { ConfigError } from './setting.ts'
import { sleep } from './sleep.ts'
import { storeOptions } from './store-options.ts'

const [DONE, FAILED, INTERRUPTED] = [0, 1, 130]
const MINUTE_MS = 60_000
/** In the audit log: whoever may run commands on the machine. */
const ACTOR = 'cli'

const HELP = `lectern newsletter <command>: works on the LECTERN_DATA or DATABASE_URL of the server, also while the server runs

  count       print how many addresses get the newsletter
  export      print these addresses, one in each line
  send FILE   send an issue: a Markdown or text file whose first line is the subject. Each address gets an issue once;
              after an interruption, the same command continues. The name of the file is the name of the issue

  --json      print the result as JSON. Exit codes: 0 success, 1 not all was done, 2 wrong arguments, 130 interrupted`

/**
 * `lectern newsletter`: how many addresses get it, which, and a new issue for them.
 *
 * @throws ConfigError, StoreRejected, StoreUnavailable
 */
export async function newsletter(config: Config, signal: AbortSignal): Promise<number> {
  const [name = 'help', ...words] = config.words
  if (name === 'help') {
    console.log(HELP)
    return DONE
  }
  if (name === 'send') return await send(config, words, signal)
  if (name !== 'count' && name !== 'export')
    throw new ConfigError(`lectern newsletter has no command ${JSON.stringify(name)}; expected one of count, export, send, help`)
  if (words.length > 0) throw new ConfigError(`expected lectern newsletter ${name}, without more words`)
  return await withStore(config, async (store) => {
    if (name === 'count') return await count(store, config)
    await writeAudit(store.db, { id: randomId(), at: Date.now(), actor: ACTOR, action: 'newsletter.export' })
    await pipeline(exportParts(store, config.isJson), process.stdout, { end: false })
    return DONE
  })
}

async function count(store: Store, { isJson }: Config): Promise<number> {
  const { addresses, accounts, unconfirmed } = await countRecipients(store.db, Date.now())
  const total = addresses + accounts
  console.log(
    isJson
      ? JSON.stringify({ total, addresses, accounts, unconfirmed })
      : `${total} get the newsletter: ${addresses} confirmed by mail, ${accounts} by their account. ${unconfirmed} not confirmed yet`,
  )
  return DONE
}

async function* exportParts(store: Store, isJson: boolean): AsyncGenerator<string> {
  let separator = '['
  for await (const { email } of everyRecipient(store.db)) {
    yield isJson ? `${separator}\n  ${JSON.stringify(email)}` : `${email}\n`
    separator = ','
  }
  if (isJson) yield separator === '[' ? '[]\n' : '\n]\n'
}

async function send(config: Config, words: readonly string[], signal: AbortSignal): Promise<number> {
  const [file] = words
  if (file === undefined || words.length > 1) throw new ConfigError('expected lectern newsletter send FILE')
  const issue = await readIssue(file, config.origin)
  const siteName = await readBuiltName(config.siteFolder)
  const mailer = await getMailer(config, 'lectern newsletter send')
  try {
    return await withStore(config, async (store) => {
      const sealer = await openSealer({ store, randomBytes, now: Date.now })
      const wait = (): Promise<void> => sleep(MINUTE_MS / config.mailsPerMinute, signal)
      const { origin } = config
      const report = await sendIssue({ store, mailer, sealer, origin, siteName, now: Date.now, wait, signal }, issue)
      await writeAudit(store.db, { id: randomId(), at: Date.now(), actor: ACTOR, action: 'newsletter.send' })
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
    stopped !== undefined && `stopped: ${stopped}`,
    isFinished ? 'the issue is finished' : 'run the same command to continue',
  ]
    .filter((line) => line !== false)
    .join('\n')
}

async function withStore(config: Config, use: (store: Store) => Promise<number>): Promise<number> {
  const store = await openStore({ ...storeOptions(config), schema: 'expected' })
  try {
    return await use(store)
  } finally {
    await store.close()
  }
}

function randomId(): string {
  return randomBytes(16).toString('base64url')
}
