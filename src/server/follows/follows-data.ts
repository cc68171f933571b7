import type { PersonalData } from '../store/personal-data.ts'

/** The personal data of follows: what a user follows, and the weekly mail. */
export const followsData: PersonalData = {
  name: 'follows',
  tables: ['follows', 'digests'],
  async export(db, accountId) {
    const follows = await db
      .selectFrom('follows')
      .leftJoin('collections', 'collections.id', 'follows.collection_id')
      .select(['slug', 'collections.name', 'follows.created_at'])
      .where('follows.account_id', '=', accountId)
      .orderBy('follows.created_at')
      .orderBy('follows.id')
      .execute()
    const digest = await db.selectFrom('digests').selectAll().where('account_id', '=', accountId).executeTakeFirst()
    return {
      follows: follows.map(({ slug, name, created_at }) => ({
        ...(slug === null ? { collection: name } : { page: slug }),
        created_at: new Date(created_at).toISOString(),
      })),
      weekly_mail:
        digest === undefined
          ? null
          : {
              locale: digest.locale,
              sent_until: digest.sent_until,
              mailed_at: digest.mailed_at === null ? null : new Date(digest.mailed_at).toISOString(),
            },
    }
  },
  async remove(transaction, accountId) {
    await transaction.deleteFrom('follows').where('account_id', '=', accountId).execute()
    await transaction.deleteFrom('digests').where('account_id', '=', accountId).execute()
  },
}
