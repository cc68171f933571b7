/** Codes of connections to a mail server: of sockets, names and waits (`nodemailer`). */
const UNREACHABLE = /^(?:ESOCKET|ECONNECTION|EDNS|ETIMEDOUT|ECONN[A-Z]+|EHOST[A-Z]+|ENET[A-Z]+)$/

/** Why mails were not all tried, for the operator. */
export function describeStop(reason: string): string {
  return UNREACHABLE.test(reason) ? `stopped: the mail server of SMTP_URL can't be reached (${reason})` : `stopped: ${reason}`
}
