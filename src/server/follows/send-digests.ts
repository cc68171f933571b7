import { interfaceLocaleOf, isLocaleCode } from '#contracts/locales.ts'
import { dayOf, findNewUpdates, type NewUpdates } from '#updates/find-new-updates.ts'
import type { SeenUpdates } from '#updates/seen-updates.ts'
import type { UpdatesIndex } from '#updates/updates-index.ts'
import type { Sealer } from '../http/sessions/sealer.ts'
import { findMailFailure } from '../mail/find-mail-failure.ts'
import type { Mailer } from '../mail/mailer.ts'
import { findNextAttempt, GIVE_UP_DAYS } from '../mail/next-attempt.ts'
import { everyRow } from '../store/every-row.ts'
import { hasOwnAddress } from '../store/own-address.ts'
import type { Store } from '../store/store.ts'
import type { DigestsTable } from '../store/tables/follows.ts'
import { leaveDigestLink } from './digest-link.ts'
import { digestMail } from './digest-mail.ts'
import { claimDigest, findDigest, isDue, releaseDigest } from './digest-rows.ts'
import { updateSeen } from './seen-rows.ts'

export interface DigestSending {
  readonly store: Store
  readonly mailer: Mailer
  readonly sealer: Sealer
  readonly index: UpdatesIndex
  readonly origin: string
  readonly siteName: string
  readonly now: () => number
  /** The slugs in lower case of the documents in an account's collections. */
  readonly listSavedSlugs: (accountId: string, ids: readonly string[]) => Promise<ReadonlySet<string>>
  /** Between two mails. */
  readonly wait: () => Promise<void>
  /** Ends the sending between two mails; calling again goes on. */
  readonly signal: AbortSignal
  /** Gets one line that names no address: what was given up. Absent: the console is. */
  readonly report?: (line: string) => void
}

/** What one call has done. */
export interface DigestReport {
  readonly sent: number
  /** Users for whom there is nothing new, or who got a mail less than a week ago. */
  readonly skipped: number
  /** The mail server did not accept the mail: for good, or not yet. */
  readonly failed: number
  /** Why not all were tried; undefined: all were. */
  readonly stopped?: string
}

const PAGE_ROWS = 500

/**
 * Sends the weekly mail to those who asked for it and for whom something is new (docs/behaviour/follows.md 8). Each gets at most one in a week, however often and by
 * however many programs this is called: a digest is taken before its mail is sent.
 */
export async function sendDigests(sending: DigestSending): Promise<DigestReport> {
  const { givenUp, ...rest } = await sendAll(sending)
  const { report = console.error } = sending
  if (givenUp > 0)
    report(`weekly mails that the mail server has not accepted for ${GIVE_UP_DAYS} days: ${givenUp}; they are not tried again`)
  return { ...rest, failed: rest.failed + givenUp }
}

async function sendAll(sending: DigestSending): Promise<DigestReport & { readonly givenUp: number }> {
  const counts = { sent: 0, skipped: 0, failed: 0, givenUp: 0 }
  const seen = await updateSeen(sending, sending.index.data)
  for await (const { account_id } of everyAccount(sending.store)) {
    if (sending.signal.aborted) return { ...counts, stopped: 'interrupted' }
    const outcome = await sendOne(sending, seen, account_id)
    if (typeof outcome === 'object') return { ...counts, ...outcome }
    counts[outcome] += 1
    if (outcome !== 'skipped') await sending.wait()
  }
  return counts
}

function everyAccount({ db }: Store): AsyncGenerator<{ readonly account_id: string }> {
  return everyRow((last) =>
    db
      .selectFrom('digests')
      .select('account_id')
      .where('account_id', '>', last?.account_id ?? '')
      .orderBy('account_id')
      .limit(PAGE_ROWS)
      .execute(),
  )
}

type Outcome = 'sent' | 'skipped' | 'failed' | 'givenUp' | { readonly stopped: string }

async function sendOne(sending: DigestSending, seen: SeenUpdates, accountId: string): Promise<Outcome> {
  const { store, mailer, sealer, index, origin, siteName, now } = sending
  const digest = await findDigest(store.db, accountId)
  const account = await store.db.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirst()
  if (digest === undefined || account === undefined || !isDue(digest, now()) || !(await hasOwnAddress(store.db, account))) return 'skipped'
  const updates = await findUpdates(sending, seen, digest)
  if (updates.length === 0) return 'skipped'
  const claim = await claimDigest(store, digest, { day: dayOf(index), now: now() })
  if (claim === undefined) return 'skipped'
  const locale = interfaceLocaleOf(isLocaleCode(digest.locale) ? digest.locale : 'en-US')
  const link = leaveDigestLink(sealer, { origin, accountId, locale })
  const { translations } = index
  try {
    await mailer.send(digestMail({ to: account.email, locale, siteName, origin, after: digest.sent_until, updates, translations, link }))
  } catch (error) {
    const { kind, reason } = findMailFailure(error)
    if (kind === 'unknown') return { stopped: reason }
    const next = findNextAttempt(kind, digest, now())
    if (typeof next === 'object') await releaseDigest(store, claim, next)
    if (kind === 'unsent') return { stopped: reason }
    return next === 'given-up' ? 'givenUp' : 'failed'
  }
  return 'sent'
}

async function findUpdates(
  { store, index, listSavedSlugs }: DigestSending,
  seen: SeenUpdates,
  { account_id, sent_until: after }: DigestsTable,
): Promise<readonly NewUpdates[]> {
  if (after >= dayOf(index)) return []
  const rows = await store.db.selectFrom('follows').select(['slug', 'collection_id']).where('account_id', '=', account_id).execute()
  const collections = rows.flatMap(({ collection_id }) => collection_id ?? [])
  const saved = collections.length === 0 ? [] : await listSavedSlugs(account_id, collections)
  return findNewUpdates(index, { slugs: new Set([...rows.flatMap(({ slug }) => slug ?? []), ...saved]), after, seen })
}
