import type { Migration } from './migration.ts'

/** What the mail server has answered to earlier attempts of a mail, so that attempts come to an end. */
export const mailAttempts: Migration = {
  name: '0019-mail-attempts',
  statements: [
    'alter table newsletter_deliveries add column postponed_at {instant}',
    'alter table newsletter_deliveries add column text_rejected_at {instant}',
    // Until now only a mail whose text was rejected had this state.
    "update newsletter_deliveries set text_rejected_at = changed_at where state = 'retry'",
    'alter table digests add column postponed_at {instant}',
    'alter table digests add column text_rejected_at {instant}',
  ],
}
