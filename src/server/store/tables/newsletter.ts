import type { Instant } from './column-types.ts'

/** An e-mail address that gets the newsletter without an account. Of accounts, `account_settings.mdnplus_newsletter` says it. */
export interface NewsletterAddressesTable {
  /** As addresses are compared: see `emailKey`. */
  readonly email_key: string
  readonly email: string
  /** The language in which the mails speak of the subscription. */
  readonly locale: string
  readonly confirmed_at: Instant
}

/** A mailed link with which an address is confirmed: works once, for two days. */
export interface NewsletterLinksTable {
  /** SHA-256 of the token in the link, hexadecimal. */
  readonly token_hash: string
  /** Empty once it was used, so that the row names no one. */
  readonly email: string
  readonly email_key: string
  readonly locale: string
  readonly expires_at: Instant
  readonly used_at: Instant | null
}

/** An issue that was begun to be sent. */
export interface NewsletterIssuesTable {
  readonly name: string
  /** SHA-256 of subject and text, hexadecimal: under one name one text is sent. */
  readonly text_hash: string
  readonly started_at: Instant
  /** Null while there are addresses that it was not sent to. */
  readonly finished_at: Instant | null
}

/** The state of a mail: under way, taken by the mail server, rejected by it or given up, to be tried again. Stored for 30 days after the issue is finished. */
export interface NewsletterDeliveriesTable {
  readonly issue: string
  /** SHA-256 of issue and address, hexadecimal. */
  readonly recipient: string
  readonly state: 'sending' | 'sent' | 'rejected' | 'retry'
  readonly changed_at: Instant
  /** When the mail server first wanted the mail later; null: it has not. */
  readonly postponed_at: Instant | null
  /** When the mail server rejected the text for good; null: it has not. */
  readonly text_rejected_at: Instant | null
}

/** The tables of the newsletter, by name. */
export interface NewsletterTables {
  newsletter_addresses: NewsletterAddressesTable
  newsletter_links: NewsletterLinksTable
  newsletter_issues: NewsletterIssuesTable
  newsletter_deliveries: NewsletterDeliveriesTable
}
