import type { FastifyInstance } from 'fastify'
import { AppError } from '../http/errors/app-error.ts'
import type { Mail, Mailer } from './mailer.ts'

/** Mails that may wait for the mail server; each is a few KB. */
export const MAX_UNDER_WAY = 200
/** So long a server that ends waits for a mail server. */
const GRACE_MS = 10_000

export interface Outbox {
  /**
   * Writes a mail, if there is one to write, and sends it, without keeping the user waiting: so the time of a response doesn't tell
   * whether there was one.
   *
   * @throws AppError `unavailable` when too many wait, whether there is one to write or not
   */
  send(write: () => Promise<Mail | undefined>): void
  /** When all that is under way is sent or has failed. @param withinMs what takes longer is left, and reported */
  settle(withinMs: number): Promise<void>
}

/** @param report called when a mail could not be sent; it names no address */
function createOutbox(mailer: Mailer, report: (line: string) => void): Outbox {
  const underWay = new Set<Promise<void>>()
  return {
    send(write) {
      if (underWay.size >= MAX_UNDER_WAY)
        throw new AppError('unavailable', { cause: new Error(`${MAX_UNDER_WAY} mails are already waiting`) })
      const sending = writeAndSend(mailer, write)
        .catch((error: unknown) => report(`a mail could not be sent: ${reasonOf(error)}`))
        .finally(() => underWay.delete(sending))
      underWay.add(sending)
    },
    async settle(withinMs) {
      const giveUp = Promise.withResolvers<void>()
      const timer = setTimeout(giveUp.resolve, withinMs)
      await Promise.race([Promise.all(underWay), giveUp.promise])
      clearTimeout(timer)
      if (underWay.size > 0) report(`the mail server did not answer in time; mails that were not sent: ${underWay.size}`)
    },
  }
}

/** The outbox of a server: when the server ends, the mails that wait are sent first, for some seconds at most, then the mailer is closed. */
export function attachOutbox(app: FastifyInstance, mailer: Mailer, report: (line: string) => void, graceMs = GRACE_MS): Outbox {
  const outbox = createOutbox(mailer, report)
  app.addHook('onClose', async () => {
    await outbox.settle(graceMs)
    mailer.close()
  })
  return outbox
}

async function writeAndSend(mailer: Mailer, write: () => Promise<Mail | undefined>): Promise<void> {
  const mail = await write()
  if (mail !== undefined) await mailer.send(mail)
}

/** Mail servers repeat the address in their responses; the code says enough. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason'
  const code = 'code' in error ? String(error.code) : error.name
  const answer = 'responseCode' in error ? ` ${String(error.responseCode)}` : ''
  return `${code}${answer}`
}
