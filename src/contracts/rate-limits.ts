/** How many calls a full bucket holds, and how many flow into it in a minute. */
export interface BucketSize {
  readonly burst: number
  readonly perMinute: number
}

/**
 * Rates of calls (docs/behaviour/http.md 17) for one session, for one network of addresses (/24 or /56), and for a value in the call, such as the
 * e-mail address that a mail would go to.
 * - read: a page asks once or twice; a school of hundreds comes from one network.
 * - write: someone who tidies up quickly does one thing a second.
 * - sign-in: a way in takes four calls, so a class that begins at once gets through, and one network tries 43,000 passwords a day at most.
 * - guess: passwords that are tried (docs/decisions/0040). `session` is who has shown something of the account: a device that signed in
 *   before, a session, a mailed link. `address` is one account from one network, `subject` one account from all networks.
 * - mail: goes to another user's mailbox, so three an hour.
 * - report: a person of the staff reads each of them.
 * - sign-up: makes an account; a network makes a hundred at once and then a hundred a day.
 * - export: reads all that an account has stored, so twelve an hour; a collection is exported at this rate as well.
 * - shared: a page of a shared collection, which anybody with the link may read. A class that opens one link gets through, and so does a copy of the
 *   largest collection.
 * - ai: may make a language model write. A question takes a user longer to write than ten seconds.
 * - scan: makes the server ask another site. `subject` is that site with all names below its registrable domain, whoever asks.
 * - telemetry: pings of browsers, each for a page or some actions; `subject` is the whole site, five million in a day.
 */
export const RATE_LIMITS = {
  read: {
    session: { burst: 300, perMinute: 600 },
    address: { burst: 3000, perMinute: 6000 },
    subject: { burst: 300, perMinute: 600 },
  },
  write: {
    session: { burst: 60, perMinute: 60 },
    address: { burst: 300, perMinute: 600 },
    subject: { burst: 60, perMinute: 60 },
  },
  'sign-in': {
    session: { burst: 30, perMinute: 10 },
    address: { burst: 120, perMinute: 30 },
    subject: { burst: 10, perMinute: 1 },
  },
  guess: {
    session: { burst: 10, perMinute: 1 },
    address: { burst: 10, perMinute: 0.1 },
    subject: { burst: 100, perMinute: 1 },
  },
  mail: {
    session: { burst: 5, perMinute: 0.25 },
    address: { burst: 20, perMinute: 1 },
    subject: { burst: 3, perMinute: 0.05 },
  },
  report: {
    session: { burst: 10, perMinute: 1 },
    address: { burst: 30, perMinute: 3 },
    subject: { burst: 10, perMinute: 1 },
  },
  'sign-up': {
    session: { burst: 20, perMinute: 0.1 },
    address: { burst: 100, perMinute: 0.07 },
    subject: { burst: 10, perMinute: 1 },
  },
  export: {
    session: { burst: 20, perMinute: 0.2 },
    address: { burst: 60, perMinute: 2 },
    subject: { burst: 20, perMinute: 0.2 },
  },
  shared: {
    session: { burst: 200, perMinute: 60 },
    address: { burst: 300, perMinute: 120 },
    subject: { burst: 200, perMinute: 60 },
  },
  scan: {
    session: { burst: 20, perMinute: 6 },
    address: { burst: 30, perMinute: 10 },
    subject: { burst: 10, perMinute: 3 },
  },
  ai: {
    session: { burst: 20, perMinute: 6 },
    address: { burst: 100, perMinute: 30 },
    subject: { burst: 20, perMinute: 6 },
  },
  telemetry: {
    session: { burst: 300, perMinute: 600 },
    address: { burst: 3000, perMinute: 6000 },
    subject: { burst: 1_000_000, perMinute: 3500 },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<'session' | 'address' | 'subject', BucketSize>>>>
