import { createHash } from 'node:crypto'
import type { Sealer } from '../http/sessions/sealer.ts'
import { findMailFailure } from '../mail/find-mail-failure.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Store } from '../store/store.ts'
import type { NewsletterDeliveriesTable } from '../store/tables/newsletter.ts'
import type { Database, TransactionDatabase } from '../store/tables.ts'
import { type IssueText, issueMail } from './issue-mail.ts'
import { leaveLink } from './leave-link.ts'
import { everyRecipient, type Recipient } from './list-recipients.ts'
import { placeIn } from './page-place.ts'
import { getsNewsletter } from './subscriptions.ts'

/** An issue of the newsletter as it was written. */
export interface Issue extends IssueText {
  /** Under one name one text is sent. */
  readonly name: string
}

export interface Sending {
  readonly store: Store
  readonly mailer: Mailer
  readonly sealer: Sealer
  readonly origin: string
  readonly siteName: string
  readonly now: () => number
  /** Between two mails. */
  readonly wait: () => Promise<void>
  /** Ends the sending between two mails; calling again goes on. */
  readonly signal: AbortSignal
}

/** What has become of an issue in one call. */
export interface SendReport {
  readonly sent: number
  /** The mail server has rejected them for good: once for the address, or twice for the text. They are not tried again. */
  readonly rejected: number
  /** To be tried again later. */
  readonly postponed: number
  /** Under way when an earlier call was interrupted: whether they arrived is not known, and they are not tried again. */
  readonly unknown: number
  /** Why not all were tried; undefined: all were. */
  readonly stopped?: string
  readonly isFinished: boolean
}

/** The issue can't be sent. The message is one line and says why. */
export class IssueRejected extends Error {}

const DAY_MS = 24 * 60 * 60_000
/** How long it is kept to which addresses a finished issue was sent. */
const RETENTION_MS = 30 * DAY_MS

/**
 * Sends an issue to every address that gets the newsletter, one after the other. Each address gets it once, however often and by however many
 * programs this is called: a row is written before the mail is sent (docs/behaviour/newsletter.md 14).
 *
 * @throws IssueRejected when it was sent before, or when another text was sent under its name
 */
export async function sendIssue(sending: Sending, issue: Issue): Promise<SendReport> {
  const { store, signal } = sending
  await beginIssue(sending, issue)
  const counts = { sent: 0, rejected: 0, postponed: 0 }
  let stopped: string | undefined
  for await (const recipient of everyRecipient(store.db)) {
    if (signal.aborted) stopped = 'interrupted'
    if (stopped !== undefined) break
    const outcome = await deliver(sending, issue, recipient)
    if (outcome === undefined) continue
    if (typeof outcome === 'object') stopped = outcome.stopped
    else counts[outcome] += 1
    if (stopped === undefined) await sending.wait()
  }
  const isFinished = stopped === undefined && counts.postponed === 0 && (await finishIssue(sending, issue.name))
  const report = { ...counts, unknown: await countUnknown(store, issue.name), isFinished }
  return stopped === undefined ? report : { ...report, stopped }
}

async function beginIssue({ store, now }: Sending, { name, subject, text }: Issue): Promise<void> {
  const text_hash = hashOf(`${subject}\n${text}`)
  await forgetOldDeliveries(store, now())
  await store.db
    .insertInto('newsletter_issues')
    .values({ name, text_hash, started_at: now(), finished_at: null })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const row = await store.db.selectFrom('newsletter_issues').selectAll().where('name', '=', name).executeTakeFirstOrThrow()
  if (row.finished_at !== null)
    throw new IssueRejected(
      `the issue ${name} was sent on ${new Date(row.finished_at).toISOString()}; give the file of a new issue a name of its own`,
    )
  if (row.text_hash !== text_hash)
    throw new IssueRejected(`the issue ${name} was begun with another text; restore that text to go on, or give the file another name`)
}

async function forgetOldDeliveries(store: Store, now: number): Promise<void> {
  await store.db
    .deleteFrom('newsletter_deliveries')
    .where('issue', 'in', (query) =>
      query
        .selectFrom('newsletter_issues')
        .select('name')
        .where('finished_at', '<', now - RETENTION_MS),
    )
    .execute()
}

type Outcome = 'sent' | 'rejected' | 'postponed' | { readonly stopped: string }

/** Undefined when there is nothing to send: it was sent before, or the address was unsubscribed meanwhile. */
async function deliver(sending: Sending, issue: Issue, { key, email, locale }: Recipient): Promise<Outcome | undefined> {
  const { store, mailer, sealer, origin, siteName, now } = sending
  const delivery = deliveryOf(issue.name, key)
  const attempt = (await getsNewsletter(store.db, key)) ? await claim(sending, delivery) : undefined
  if (attempt === undefined) return undefined
  const place = placeIn(locale, siteName)
  const link = leaveLink(sealer, { origin, key, locale: place.locale })
  try {
    await mailer.send(issueMail(place, { issue, to: email, link }))
  } catch (error) {
    const { kind, reason } = findMailFailure(error)
    const isRetry = attempt === 'retry'
    const isRejected = kind === 'rejected' || (kind === 'unwanted' && isRetry)
    if (isRejected) await settle(store.db, delivery, { state: 'rejected', changed_at: now() })
    else if (kind !== 'unknown') await release(sending, delivery, { isRetryNext: kind === 'unwanted' || isRetry })
    if (kind === 'unsent' || kind === 'unknown') return { stopped: reason }
    return isRejected ? 'rejected' : 'postponed'
  }
  await settle(store.db, delivery, { state: 'sent', changed_at: now() })
  return 'sent'
}

interface Delivery {
  readonly issue: string
  readonly recipient: string
}

function deliveryOf(issue: string, key: string): Delivery {
  return { issue, recipient: hashOf(`${issue}\n${key}`) }
}

/**
 * Of two programs that send the same issue, one gets an address.
 *
 * @returns `retry` when the mail server has rejected the text for this address before; undefined when there is nothing to do
 */
async function claim({ store, now }: Sending, delivery: Delivery): Promise<'first' | 'retry' | undefined> {
  const row = { state: 'sending', changed_at: now() } as const
  const { numInsertedOrUpdatedRows } = await store.db
    .insertInto('newsletter_deliveries')
    .values({ ...delivery, ...row })
    .onConflict((conflict) => conflict.columns(['issue', 'recipient']).doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 1n) return 'first'
  const { numUpdatedRows } = await store.db
    .updateTable('newsletter_deliveries')
    .set(row)
    .where('issue', '=', delivery.issue)
    .where('recipient', '=', delivery.recipient)
    .where('state', '=', 'retry')
    .executeTakeFirst()
  return numUpdatedRows === 1n ? 'retry' : undefined
}

async function settle(
  db: Database | TransactionDatabase,
  { issue, recipient }: Delivery,
  row: Pick<NewsletterDeliveriesTable, 'state' | 'changed_at'>,
): Promise<void> {
  await db.updateTable('newsletter_deliveries').set(row).where('issue', '=', issue).where('recipient', '=', recipient).execute()
}

/**
 * Gives an address back. Another program may have come to the end meanwhile, and have seen nothing that is left: then the issue is not
 * finished after all. The row of an address whose text was rejected stays, so that there is one more attempt and not more.
 */
async function release({ store, now }: Sending, delivery: Delivery, { isRetryNext }: { readonly isRetryNext: boolean }): Promise<void> {
  const { issue, recipient } = delivery
  await store.transact(async (transaction) => {
    if (isRetryNext) await settle(transaction, delivery, { state: 'retry', changed_at: now() })
    else await transaction.deleteFrom('newsletter_deliveries').where('issue', '=', issue).where('recipient', '=', recipient).execute()
    await reopenIssue(transaction, issue)
  })
}

/**
 * Finishes an issue, unless an address is left: another program may have released one that this program had passed. The issue is finished
 * first and then checked, because a release can come at any moment: one before the check is found by it, a later one opens the issue again.
 *
 * @returns false when an address is left
 */
async function finishIssue({ store, now }: Sending, issue: string): Promise<boolean> {
  await store.db.updateTable('newsletter_issues').set({ finished_at: now() }).where('name', '=', issue).execute()
  if (!(await isAddressLeft(store, issue))) return true
  await reopenIssue(store.db, issue)
  return false
}

async function isAddressLeft({ db }: Store, issue: string): Promise<boolean> {
  for await (const { key } of everyRecipient(db)) {
    const { recipient } = deliveryOf(issue, key)
    const row = await db
      .selectFrom('newsletter_deliveries')
      .select('state')
      .where('issue', '=', issue)
      .where('recipient', '=', recipient)
      .executeTakeFirst()
    if ((row === undefined || row.state === 'retry') && (await getsNewsletter(db, key))) return true
  }
  return false
}

async function reopenIssue(db: Database | TransactionDatabase, issue: string): Promise<void> {
  await db.updateTable('newsletter_issues').set({ finished_at: null }).where('name', '=', issue).execute()
}

async function countUnknown(store: Store, issue: string): Promise<number> {
  const { rows } = await store.db
    .selectFrom('newsletter_deliveries')
    .select(({ fn }) => fn.countAll<string | number>().as('rows'))
    .where('issue', '=', issue)
    .where('state', '=', 'sending')
    .executeTakeFirstOrThrow()
  return Number(rows)
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
