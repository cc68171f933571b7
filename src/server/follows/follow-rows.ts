import { FOLLOWS_MAX, type Follow } from '#contracts/follows.ts'
import { isLocaleCode } from '#contracts/locales.ts'
import { docUrl } from '#contracts/urls.ts'
import { pagesWithUpdates } from '#updates/find-new-updates.ts'
import type { UpdatesIndex } from '#updates/updates-index.ts'
import { AppError } from '../http/errors/app-error.ts'
import type { Services } from '../http/services.ts'
import { lockAccount } from '../store/lock-account.ts'
import type { Database, TransactionDatabase } from '../store/tables.ts'

/** What is followed: a page by its slug in lower case, or a collection of the account. */
export type Followed = { readonly slug: string; readonly collection_id: null } | { readonly slug: null; readonly collection_id: string }

/** What an account follows, oldest first. A page that is gone has its slug for a title. */
export async function listFollows(
  db: Database,
  accountId: string,
  { index, locale }: { index: UpdatesIndex; locale: string },
): Promise<Follow[]> {
  const rows = await db
    .selectFrom('follows')
    .leftJoin('collections', 'collections.id', 'follows.collection_id')
    .select(['follows.id', 'slug', 'collection_id', 'collections.name', 'follows.created_at'])
    .where('follows.account_id', '=', accountId)
    .orderBy('follows.created_at')
    .orderBy('follows.id')
    .execute()
  const pages = pagesWithUpdates(index)
  return rows.map(({ id, slug, collection_id, name, created_at }): Follow => {
    const common = { id, created_at: new Date(created_at).toISOString() }
    if (collection_id !== null) return { kind: 'collection', ...common, collection_id, title: name ?? '' }
    const page = pages.get(slug ?? '') ?? { slug: slug ?? '', title: slug ?? '' }
    const translated = index.translations[locale]?.[page.slug]
    const url = docUrl(translated !== undefined && isLocaleCode(locale) ? locale : 'en-US', page.slug)
    return { kind: 'page', ...common, url, title: translated ?? page.title }
  })
}

/**
 * Follows a page or a collection; twice is the same as once.
 *
 * @throws AppError `collection_not_found`, `conflict` when the account follows as much as it may, `invalid_session` when it is gone
 */
export async function addFollow({ store, now, randomBytes }: Services, accountId: string, followed: Followed): Promise<void> {
  const id = Buffer.from(randomBytes(16)).toString('base64url')
  await store.transact(async (transaction) => {
    if ((await lockAccount(transaction, accountId)) === undefined) throw new AppError('invalid_session')
    if (followed.collection_id !== null) await requireCollection(transaction, accountId, followed.collection_id)
    const rows = await transaction.selectFrom('follows').select(['slug', 'collection_id']).where('account_id', '=', accountId).execute()
    if (rows.some(({ slug, collection_id }) => slug === followed.slug && collection_id === followed.collection_id)) return
    if (rows.length >= FOLLOWS_MAX)
      throw new AppError('conflict', {
        message: `You follow ${FOLLOWS_MAX} pages and collections, which is the most. Stop following one first.`,
      })
    await transaction
      .insertInto('follows')
      .values({ id, account_id: accountId, ...followed, created_at: now() })
      .execute()
  })
}

async function requireCollection(transaction: TransactionDatabase, accountId: string, id: string): Promise<void> {
  const row = await transaction
    .selectFrom('collections')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) throw new AppError('collection_not_found')
}

/** Ends a follow of an account; one that is not there, or another's, changes nothing. */
export async function removeFollow(db: Database, accountId: string, id: string): Promise<void> {
  await db.deleteFrom('follows').where('account_id', '=', accountId).where('id', '=', id).execute()
}
