import { SMTPServer } from 'smtp-server'

/** A mail that arrived. */
export interface Received {
  readonly to: string
  /** Headers and bodies as they came, with the soft line breaks of quoted-printable undone. */
  readonly text: string
}

export interface MailServer {
  readonly url: string
  readonly received: Received[]
  close(): Promise<void>
}

/**
 * A real mail server on this machine that keeps what it gets.
 *
 * @param statusOf the reply code with which it rejects an address; undefined: it accepts mail for it
 * @param textStatusOf the same for the end of the text of a mail to an address
 */
export async function startMailServer(
  statusOf: (to: string) => number | undefined = () => undefined,
  textStatusOf: (to: string) => number | undefined = () => undefined,
): Promise<MailServer> {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      done(rejection(statusOf(address)))
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join()
        const rejected = rejection(textStatusOf(to))
        if (rejected !== undefined) return done(rejected)
        // Quoted-printable: soft line breaks go, `=3D` is `=`.
        received.push({ to, text: Buffer.concat(chunks).toString().replaceAll('=\r\n', '').replaceAll('=3D', '=') })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function rejection(responseCode: number | undefined): Error | undefined {
  return responseCode === undefined ? undefined : Object.assign(new Error('not accepted'), { responseCode })
}
