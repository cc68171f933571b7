import { SMTPServer } from 'smtp-server'
import { type StarterSite, withStarterSite } from './starter-site.ts'

/** A site that sends mail. */
export interface MailSite extends StarterSite {
  /** The link in the newest mail to an address, as soon as there is one. */
  findLink(to: string): string | undefined
}

/** Serves the starter content with mail, which a server on this machine takes. */
export async function withMailSite(use: (site: MailSite) => Promise<void>): Promise<void> {
  const mailbox = await startMailbox()
  const settings = { SMTP_URL: mailbox.url, MAIL_FROM: 'Docs <docs@example.org>' }
  await withStarterSite(settings, (site) => use({ ...site, findLink: mailbox.findLink })).finally(mailbox.stop)
}

/** A real mail server that keeps what it gets. */
async function startMailbox() {
  const mails: { readonly to: string; readonly text: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        // Quoted-printable: soft line breaks go, `=3D` is `=`.
        const text = Buffer.concat(chunks).toString().replaceAll('=\r\n', '').replaceAll('=3D', '=')
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address).join(), text })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = address === null || typeof address === 'string' ? 0 : address.port
  return {
    url: `smtp://127.0.0.1:${port}`,
    findLink: (to: string): string | undefined =>
      /http:\/\/localhost:\d+\/identity\/new-password\?token=[\w-]{43}&locale=[\w-]+/.exec(
        mails.findLast((mail) => mail.to === to)?.text ?? '',
      )?.[0],
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
