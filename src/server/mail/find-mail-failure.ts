/**
 * What a mail server's failure means for a mail.
 * - rejected: it accepts no mail for this address, ever; or the address is none, so that nothing was asked of it.
 * - unwanted: it accepts the address, and not this mail, ever. The next mail may be accepted: filters of spam look at one mail.
 * - postponed: not now, for this address, or not this mail. The next mail may be accepted.
 * - unsent: the mail has not left, and the next one will not either.
 * - unknown: the connection broke while the mail was on its way.
 */
export interface MailFailure {
  readonly kind: 'rejected' | 'unwanted' | 'postponed' | 'unsent' | 'unknown'
  /** Names no address: mail servers repeat addresses in their responses. */
  readonly reason: string
}

const RECIPIENT_COMMAND = 'RCPT TO'
/** The mail itself, after its address was accepted. Nodemailer names the reply to the end of the text so as well. */
const MAIL_COMMAND = 'DATA'
/** What nodemailer says of an address that it does not even send to the mail server. */
const [OWN_COMMAND, BAD_ENVELOPE] = ['API', 'EENVELOPE']
/** System calls and codes that fail before a mail is on its way. Any other connection that broke may have had the whole mail. */
const FIRST_CALLS: readonly unknown[] = ['connect', 'getaddrinfo']
const FIRST_CODES: readonly unknown[] = ['EAUTH', 'EDNS', 'ETLS']
const [TEMPORARY, PERMANENT, END] = [400, 500, 600]

/** @param error of `Mailer.send`, with the code, the command and the reply code of the mail server (RFC 5321 section 4.2.1) */
export function findMailFailure(error: unknown): MailFailure {
  const { code, command, responseCode, syscall } = fieldsOf(error)
  const reason = [String(code ?? (error instanceof Error ? error.name : 'unknown reason')), responseCode].filter(Boolean).join(' ')
  const isAnswer = typeof responseCode === 'number' && responseCode >= TEMPORARY && responseCode < END
  if (isAnswer && command === RECIPIENT_COMMAND) return { kind: responseCode >= PERMANENT ? 'rejected' : 'postponed', reason }
  if (isAnswer && command === MAIL_COMMAND) return { kind: responseCode >= PERMANENT ? 'unwanted' : 'postponed', reason }
  if (code === BAD_ENVELOPE && command === OWN_COMMAND) return { kind: 'rejected', reason }
  const isUnsent = isAnswer || FIRST_CALLS.includes(syscall) || FIRST_CODES.includes(code)
  return { kind: isUnsent ? 'unsent' : 'unknown', reason }
}

function fieldsOf(error: unknown): Readonly<Record<string, unknown>> {
  return error instanceof Error ? { ...error } : {}
}
