import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { type LecternServer, runLectern, startLecternWith } from './lectern-process.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

/** A site on which readers sign in: it knows the address at which it is. */
export interface IdentitySite extends LecternServer {
  /** For commands beside the server: `--data`. */
  readonly dataFolder: string
  /** The link in the newest mail to an address, as soon as there is one. */
  findLink(to: string): string | undefined
}

/** Builds the starter content and serves it, with the site's own provider; with mail, which a server on this machine takes, or without. */
export async function withIdentitySite(mail: 'with mail' | 'without mail', use: (site: IdentitySite) => Promise<void>): Promise<void> {
  await withTemporaryFolder(async (folder) => {
    const port = await findFreePort()
    const place = ['--site', join(folder, 'site'), '--data', join(folder, 'data'), '--origin', `http://localhost:${port}`]
    await runLectern('build', ...place)
    const mailbox = await startMailbox()
    const settings = { SMTP_URL: mailbox.url, MAIL_FROM: 'Docs <docs@example.org>' }
    const server = await startLecternWith(mail === 'with mail' ? settings : {}, 'serve', ...place, '--port', String(port))
    try {
      await use({ ...server, dataFolder: join(folder, 'data'), findLink: mailbox.findLink })
    } finally {
      await server.stop()
      await mailbox.stop()
    }
  })
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
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
