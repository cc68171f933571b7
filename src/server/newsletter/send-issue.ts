import { createHash } from 'node:crypto'
import type { Sealer } from '../http/sessions/sealer.ts'
import { findMailFailure } from '../mail/find-mail-failure.ts'
import type { Mailer } from '../mail/mailer.ts'
import { findNextAttempt, GIVE_UP_DAYS } from '../mail/next-attempt.ts'
import type { Store } from '../store/store.ts'
import { claim, deliveryOf, isLeft, release, reopenIssue, settle } from './delivery-rows.ts'
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
  /** Gets one line that names no address: what was given up. Absent: the console is. */
  readonly report?: (line: string) => void
}

/** What has become of an issue in one call. */
export interface SendReport {
  readonly sent: number
  /** The mail server has rejected them for good: once for the address, or twice for the text. They are not tried again. */
  readonly rejected: number
  /** The mail server has wanted them later for days. They are not tried again. */
  readonly givenUp: number
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
  const { store, report = console.error } = sending
  await beginIssue(sending, issue)
  const delivered = await deliverAll(sending, issue)
  if (delivered.givenUp > 0)
    report(
      `mails of the issue ${issue.name} that the mail server has not accepted for ${GIVE_UP_DAYS} days: ${delivered.givenUp}; they are not tried again`,
    )
  const isFinished = delivered.stopped === undefined && delivered.postponed === 0 && (await finishIssue(sending, issue.name))
  return { ...delivered, unknown: await countUnknown(store, issue.name), isFinished }
}

async function deliverAll(sending: Sending, issue: Issue): Promise<Omit<SendReport, 'unknown' | 'isFinished'>> {
  const counts = { sent: 0, rejected: 0, givenUp: 0, postponed: 0 }
  for await (const recipient of everyRecipient(sending.store.db)) {
    if (sending.signal.aborted) return { ...counts, stopped: 'interrupted' }
    const outcome = await deliver(sending, issue, recipient)
    if (outcome === undefined) continue
    if (typeof outcome === 'object') return { ...counts, ...outcome }
    counts[outcome] += 1
    await sending.wait()
  }
  return counts
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

type Outcome = 'sent' | 'rejected' | 'givenUp' | 'postponed' | { readonly stopped: string }

/** Undefined when there is nothing to send: it was sent before, or the address was unsubscribed meanwhile. */
async function deliver(sending: Sending, issue: Issue, { key, email, locale }: Recipient): Promise<Outcome | undefined> {
  const { store, mailer, sealer, origin, siteName, now } = sending
  const delivery = deliveryOf(issue.name, key)
  const before = (await getsNewsletter(store.db, key)) ? await claim(sending, delivery) : undefined
  if (before === undefined) return undefined
  const place = placeIn(locale, siteName)
  const link = leaveLink(sealer, { origin, key, locale: place.locale })
  try {
    await mailer.send(issueMail(place, { issue, to: email, link }))
  } catch (error) {
    const { kind, reason } = findMailFailure(error)
    if (kind === 'unknown') return { stopped: reason }
    const next = findNextAttempt(kind, before, now())
    if (typeof next === 'object') await release(sending, delivery, next)
    else await settle(store.db, delivery, { state: 'rejected', changed_at: now() })
    if (kind === 'unsent') return { stopped: reason }
    if (typeof next === 'object') return 'postponed'
    return next === 'rejected' ? 'rejected' : 'givenUp'
  }
  await settle(store.db, delivery, { state: 'sent', changed_at: now() })
  return 'sent'
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
    if ((await isLeft(db, deliveryOf(issue, key))) && (await getsNewsletter(db, key))) return true
  }
  return false
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
