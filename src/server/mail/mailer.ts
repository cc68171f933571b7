import { createTransport } from 'nodemailer'

/** A mail to one person, in plain text and as HTML. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The address at which a mail program stops mails like this one with a POST request (RFC 8058). */
  readonly unsubscribe?: string
}

/** How mails leave the site. */
export interface Mailer {
  /** @throws Error when the mail server doesn't take it */
  send(mail: Mail): Promise<void>
  close(): void
}

const CONNECT_MS = 10_000
const SILENCE_MS = 30_000

/**
 * Mails by SMTP, over a few connections that stay open.
 *
 * @param url `smtp://` or `smtps://`, with user and password where the server asks for them
 * @param from the address of the site: `Name <name@example.org>`
 */
export function createMailer(url: string, from: string): Mailer {
  const limits = { connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS, socketTimeout: SILENCE_MS }
  const transport = createTransport({ url, pool: true, maxConnections: 2, disableFileAccess: true, disableUrlAccess: true, ...limits })
  return {
    async send({ to, subject, text, html, unsubscribe }) {
      // As an object: an address with a comma or a name in it stays one address.
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribe === undefined ? {} : unsubscribeHeaders(unsubscribe)) },
      })
    },
    close: () => transport.close(),
  }
}

/** RFC 2369 section 3.2 and RFC 8058 section 3.1. */
function unsubscribeHeaders(url: string): Readonly<Record<string, string>> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
